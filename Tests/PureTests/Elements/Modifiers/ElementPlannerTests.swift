import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("Planner passes")
struct ElementPlannerTests {
  private func element(
    _ id: ElementID, in parent: ElementID? = nil, y: CGFloat = 0,
    _ modifiers: [ElementModifier] = []
  ) -> Element {
    var element = Element(
      id, in: parent, at: ElementPlace(CGRect(x: 0, y: y, width: 50, height: 20)))
    element.modifiers = modifiers
    return element
  }

  private func diff(_ from: [Element], _ to: [Element]) -> ElementDiff {
    ElementDiff(ScreenPair(ElementTree(from), ElementTree(to)))
  }

  @Test("`.ignoringSubviewModifiers` removes the modifiers of one level or of all levels")
  func subviewModifiers() {
    for recursive in [false, true] {
      var diff = diff(
        [],
        [
          element("a", [.fade, .ignoringSubviewModifiers(recursive: recursive)]),
          element("b", in: "a", [.fade]), element("c", in: "b", [.fade]), element("d", [.fade]),
        ])
      ElementPlanner().removeIgnoredModifiers(from: &diff)
      let has = ["a", "b", "c", "d"].map { diff.trees.incoming[$0]?.modifiers.isEmpty == false }
      #expect(has == [true, false, !recursive, true])
    }
  }

  @Test("The modifiers of a condition that is met replace the condition")
  func conditions() {
    let modifiers: [ElementModifier] = [
      .whenMatched([.opacity(0.1)]), .whenPresenting([.opacity(0.2), .whenAppearing([.arc])]),
      .whenDismissing([.opacity(0.3)]), .whenDisappearing([.opacity(0.4)]),
      .when({ $0.id == "a" && $0.matchedAncestor == nil }, [.cornerRadius(1)]),
      .when({ $0.matchedAncestor == "a" }, [.cornerRadius(2)]),
      .beginWith([.whenAppearing([.fade])]),
    ]
    var found: [String: [ElementModifier]] = [:]
    for isPresenting in [true, false] {
      var diff = diff(
        [element("a", modifiers), element("gone", modifiers)],
        [element("a", modifiers), element("new", in: "a", modifiers)])
      ElementPlanner(isPresenting: isPresenting).applyConditions(to: &diff)
      found["a \(isPresenting)"] = diff.trees.incoming["a"]?.modifiers
      found["old a \(isPresenting)"] = diff.trees.outgoing["a"]?.modifiers
      found["gone \(isPresenting)"] = diff.trees.outgoing["gone"]?.modifiers
      found["new \(isPresenting)"] = diff.trees.incoming["new"]?.modifiers
    }
    let begins = ElementModifier.beginWith([.fade])
    let nothing = ElementModifier.beginWith([])
    #expect(found["a true"] == [.opacity(0.1), .opacity(0.2), .arc, .cornerRadius(1), begins])
    #expect(
      found["old a true"] == [
        .opacity(0.1), .opacity(0.2), .opacity(0.4), .cornerRadius(1), nothing,
      ])
    #expect(found["gone true"] == [.opacity(0.2), .opacity(0.4), nothing])
    #expect(found["gone false"] == [.opacity(0.3), .opacity(0.4), nothing])
    #expect(found["new true"] == [.opacity(0.2), .arc, .cornerRadius(2), begins])
    #expect(found["new false"] == [.opacity(0.3), .cornerRadius(2), begins])
  }

  @Test("An element without modifiers has those of the definition")
  func defaults() {
    let planner = ElementPlanner(definition: ["a": .translateY(4)])
    func planned(_ from: [ElementModifier], _ to: [ElementModifier]) -> [ElementID] {
      var diff = self.diff([element("a", from)], [element("b", to)])
      planner.resolve(&diff)
      return ElementPlan(of: diff).items.map(\.id)
    }
    #expect(planned([], []) == ["a"] && planned([], [.scale(2)]) == ["a", "b"])
    #expect(planned([.delay(1)], [.scale(2)]) == ["b"])
    var diff = diff([element("a")], [element("b", [.fade])])
    planner.applyDefinition(to: &diff)
    #expect(
      diff.trees.outgoing["a"]?.modifiers == [.translateY(4)]
        && diff.trees.outgoing["a"]?.hasDefaults == true)
    #expect(
      diff.trees.incoming["b"]?.modifiers == [.fade]
        && diff.trees.incoming["b"]?.hasDefaults == false)
  }

  @Test("A match has the modifiers of both elements, those of the incoming element last")
  func match() {
    var diff = diff(
      [element("a", [.arc, .delay(0.1)]), element("b", [.fade]), element("c")],
      [element("a", [.delay(0.2)]), element("b"), element("c", [.standIn(.excluded)])])
    let planner = ElementPlanner(
      definition: ElementDefinition(["b": .crossfade], default: .sharedElement))
    planner.applyDefinition(to: &diff)
    planner.match(&diff)
    #expect(diff.morphing == ["a"])
    for tree in diff.trees.both {
      #expect(tree["a"]?.modifiers == [.arc, .delay(0.1), .delay(0.2)])
    }
    let plan = ElementPlan(of: diff)
    #expect(plan.items.map(\.key) == [.init(id: "a", role: .morphs), .init(id: "b", role: .exits)])
    #expect(plan.items[0].settings.timing.delay == 0.2 && plan.items[0].settings.arc == 1)
  }

  @Test("A source becomes a place on the other screen, and a missing source is removed")
  func source() throws {
    let place = element("s", y: 300).place
    for isIncoming in [false, true] {
      let own = [element("x", [.source("s"), .fade])]
      let other = [element("s", y: 300)]
      var diff = isIncoming ? diff(other, own) : diff(own, other)
      ElementPlanner().findSources(in: &diff)
      #expect(
        diff.trees[Screen(isIncoming: isIncoming)]["x"]?.modifiers == [
          ElementModifier(ElementAppearance.Change(to: place)), .fade,
        ])
    }
    var alone = diff([], [element("x", [.source("s"), .fade])])
    ElementPlanner().findSources(in: &alone)
    #expect(alone.trees.incoming["x"]?.modifiers == [.fade])
  }

  @Test(
    "A cascade delays its direct children, and with `delaysMatchedElements` also matched elements")
  func cascade() {
    for waits in [false, true] {
      var diff = diff(
        [element("t")],
        [
          element("list", [.cascade(step: 0.1, delaysMatchedElements: waits)]),
          element("a", in: "list", y: 90, [.fade]),
          element("b", in: "list", y: 30, [.fade, .delay(0.5)]),
          element("inner", in: "a", y: 95, [.fade]), element("t", in: "a", y: 96),
          element("plain", in: "list", y: 60),
        ])
      diff.morphing = ["t"]
      ElementPlanner().cascade(&diff)
      let delays = ["a", "b", "inner", "t", "plain"].map {
        ElementSettings(diff.trees.incoming[$0]?.modifiers ?? []).timing.delay
      }
      #expect(delays == [0.1, 0.5, 0, waits ? 0.1 : 0, 0])
    }
  }

  @Test("A custom pass runs before the passes of the toolkit")
  func own() {
    var diff = diff([element("s", y: 300)], [element("x", [.scale(2)])])
    var ways: [Bool] = []
    let pass = ElementPass {
      ways.append($0.isPresenting)
      $0.setModifiers([[.fade, .source("s")]], of: "x", isIncoming: true)
    }
    ElementPlanner(isPresenting: false, passes: [pass]).resolve(&diff)
    #expect(ways == [false])
    #expect(diff.trees.incoming["x"]?.modifiers.first == .fade)
    #expect(diff.trees.incoming["x"]?.modifiers.contains(.source("s")) == false)
    #expect(diff.outgoing.map(\.id) == ["s"] && diff.incoming.map(\.id) == ["x"])
  }

  @Test("The timing of a condition or a source applies to the modifiers in it")
  func timedConditions() {
    let own = [
      element("a", [.whenPresenting([.translateY(40)]).delay(0.2)]),
      element("b", [.source("s").delay(0.2)]),
    ]
    var diff = diff([element("s", y: 300)], own)
    ElementPlanner().resolve(&diff)
    let items = ElementPlan(of: diff).items
    #expect(items.map(\.id) == ["a", "b"])
    #expect(items.map { $0.settings.timedAppearances.map(\.timing.delay) } == [[0.2], [0.2]])
    let long: ElementDefinition = [
      "x": .whenPresenting([.translateY(40).delay(1).duration(1)]),
      "y": .source("s").delay(2).duration(1),
    ]
    #expect(long.timing.duration == 3)
  }

  @Test("The plan has an element after its parent, at any depth")
  func deepParents() {
    let from = [element("a"), element("c", in: "a", [.fade])]
    let to = [element("p"), element("q", in: "p"), element("a", in: "q")]
    var diff = diff(from, to)
    ElementPlanner().resolve(&diff)
    #expect(ElementPlan(of: diff).items.map(\.id) == ["a", "c"])
  }

  @Test("A cascade delays entries of a definition and modifiers with separate timings")
  func cascadeOfEntries() {
    let rows = (0..<3).map { element(ElementID($0), in: "list", y: CGFloat(40 * $0)) }
    let definition: ElementDefinition = [
      "list": .cascade(step: 0.1), ElementID(0): .translateY(40),
      ElementID(1): .fade.duration(0.2), ElementID(2): .edgeTranslation(.bottom),
    ]
    var diff = diff([], [element("list")] + rows)
    ElementPlanner(definition: definition).resolve(&diff)
    let items = ElementPlan(of: diff).items
    let delays = items.map { $0.settings.appearanceTimings.last?.delay ?? -1 }
    #expect(items.map(\.id) == (0..<3).map { ElementID($0) } && delays == [0, 0.1, 0.2])
  }

  @Test("Modifiers of one property replace each other, even with different timings")
  func sameProperty() {
    for modifier in [
      ElementModifier.opacity(0.4), .size(.zero), .cornerRadius(10), .position(.zero),
      .shadowOpacity(0.8), .edgeTranslation(.bottom), .translateY(9), .borderWidth(2),
    ] {
      for pair in [[modifier, modifier.delay(0.1)], [modifier.delay(0.1), modifier]] {
        #expect(ElementSettings(pair) == ElementSettings([pair[1]]) || pair[1].timing == nil)
        let looks = ElementSettings(pair).appearances.filter { $0 != ElementAppearance() }
        #expect(looks.count == 1, "\(modifier)")
      }
    }
    let constant = ElementSettings([.zPosition(5).delay(0.1), .masksToBounds(true).delay(0.1)])
    #expect(constant.timedAppearances.isEmpty && constant.appearance.zPosition == 5)
    #expect(ElementSettings([.crossfade, .opacity(0.5)]).appearance.opacity == 0.5)
  }
}
