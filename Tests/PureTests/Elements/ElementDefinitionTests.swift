import Foundation
import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("Element definitions")
struct ElementDefinitionTests {
  private func element(_ id: ElementID, in parent: ElementID? = nil) -> Element {
    Element(id, in: parent, at: ElementPlace(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  private func plan(
    _ diff: ElementDiff, by definition: ElementDefinition
  ) -> ElementPlan {
    var diff = diff
    ElementPlanner(definition: definition).resolve(&diff)
    return ElementPlan(of: diff)
  }

  private func keys(
    _ from: [Element], _ to: [Element], _ definition: ElementDefinition
  ) -> Set<ElementPlan.Key> {
    let diff = ElementDiff(ScreenPair(ElementTree(from), ElementTree(to)))
    return Set(plan(diff, by: definition).items.map(\.key))
  }

  @Test("Definitions from a literal and from a dictionary are equal values")
  func literals() {
    let literal: ElementDefinition = [
      "card": .sharedElement, "tabs": .edgeTranslation(.bottom), "card": .crossfade,
    ]
    #expect(literal["card"] == .crossfade && literal["other"] == .crossfade)
    let other = ElementDefinition(["card": .sharedElement], default: .translateY(4))
    #expect(other != literal && other["tabs"] == .translateY(4) && other.matches("card"))
    #expect(ElementDefinition(["card": .crossfade, "tabs": .edgeTranslation(.bottom)]) == literal)
  }

  @Test("A list of modifiers is one modifier, and a timing applies to each part")
  func lists() {
    let both: ElementModifier = [.crossfade, .translateY(.nan)]
    #expect(both.flattened == [.crossfade, .translateY(0)])
    let late: ElementModifier = [.translateY(60).delay(0.25), .crossfade]
    #expect(late.delay(0.5).flattened.map { $0.timing?.delay } == [0.75, 0.5])
    #expect(ElementModifier.translateY(-1e300) == .translateY(-1e5))
    let long = both.delay(1e300).delay(1).duration(1e300)
    #expect(long.flattened.allSatisfy { $0.timing?.end == 7200 })
    let timed = both.delay(.infinity).duration(-1).curve(.easeIn)
    let timing = ElementTiming(delay: 0, duration: 0, curve: .easeIn)
    #expect(timed.flattened.allSatisfy { $0.timing == timing })
    let spring = ElementModifier.fade.spring(stiffness: 100, damping: 20)
    #expect(spring == ElementModifier.fade.curve(.spring(dampingRatio: 1)))
    // In a list, a timing without other modifiers applies to the whole element.
    let whole = ElementSettings([[.fade, [.delay(0.2)]]])
    #expect(
      whole.timing.delay == 0.2 && whole.appearance.opacity == 0 && whole.timedAppearances.isEmpty)
    let own = ElementSettings([.scale(2), .fade.delay(0.3), .curve(.easeOut)])
    #expect(
      own.timing == .init(curve: .easeOut) && own.timedAppearances.map(\.timing.delay) == [0.3])
  }

  @Test("A definition selects a morph, an enter or an exit for each element")
  func roles() {
    let definition: ElementDefinition = [
      "shared": .sharedElement, "both": .translateY(10), "old": .edgeTranslation(.top),
      "new": .crossfade.delay(0.1), "plain": .crossfade, "alone": .sharedElement,
      "alone, late": [.sharedElement.delay(0.1)],
      "either": [.sharedElement, .translateY(10)],
    ]
    let from = ["shared", "both", "old", "plain", "alone", "either"].map { element($0) }
    let to = ["shared", "both", "new", "plain", "alone, late"].map { element($0) }
    #expect(
      keys(from, to, definition) == [
        .init(id: "shared", role: .morphs), .init(id: "both", role: .exits),
        .init(id: "both", role: .enters), .init(id: "old", role: .exits),
        .init(id: "new", role: .enters), .init(id: "alone, late", role: .enters),
        .init(id: "either", role: .exits),
      ])
    // An element that enters by moving from a visible place also fades, with the same timing.
    let diff = ElementDiff(ScreenPair(ElementTree(), ElementTree([element("both")])))
    let late: ElementDefinition = ["both": .translateY(10).delay(0.2)]
    let looks = plan(diff, by: late).items[0].settings.timedAppearances
    #expect(looks.count == 1 && looks[0].timing.delay == 0.2)
    #expect(looks[0].appearance.offset == 10 && looks[0].appearance.fades)
  }

  @Test("An exit's parent exits or morphs, and a morph's parent morphs on both screens")
  func nesting() {
    let from = [element("a"), element("b", in: "a"), element("c", in: "b"), element("d", in: "c")]
    let to = [element("a"), element("d", in: "a"), element("e", in: "d"), element("f", in: "e")]
    let diff = ElementDiff(ScreenPair(ElementTree(from), ElementTree(to)))
    let plan = plan(
      diff,
      by: [
        "a": .sharedElement, "b": .translateY(1), "c": .translateY(2), "d": .sharedElement,
        "f": .translateY(3),
      ])
    let parents = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.id, $0.parent?.id) })
    #expect(parents == ["a": nil, "b": "a", "c": "b", "d": "a", "f": "d"])
    let places = Dictionary(uniqueKeysWithValues: plan.items.enumerated().map { ($1.id, $0) })
    #expect(places["a"]! < places["b"]! && places["b"]! < places["c"]!)
  }

  @Test("A flight lasts as long as its longest element")
  func length() {
    let plain: ElementDefinition = ["a": .sharedElement]
    #expect(plain.timing.duration == 0.4 && plain.timing.curve == .cubic(.easeInOut))
    let short: ElementDefinition = ["a": .sharedElement.delay(0.1)]
    #expect(short.timing.duration == 0.4 && short.timing.curve == .cubic(.linear))
    let lengths = [0.8, .nan, -1, .infinity, 1e9].map {
      TransitionAnimation.elements(lasting: $0).timing.duration
    }
    #expect(lengths == [0.8, 0.4, 0.4, 0.4, 3600])
    let long: ElementDefinition = ["a": .crossfade.delay(0.3).duration(0.5), "b": .sharedElement]
    #expect(abs(long.timing.duration - 0.8) < 1e-9)
    let late: ElementDefinition = ["a": .crossfade.delay(1)]
    #expect(abs(late.timing.duration - 1.2) < 1e-9)
  }

  @Test("A timing that exceeds the flight is shortened and reported")
  func compressed() {
    let to = ["a", "b", "c", "d"].map { element($0) }
    let diff = ElementDiff(ScreenPair(ElementTree(), ElementTree(to)))
    let definition: ElementDefinition = [
      "a": .translateY(1).delay(0.6).duration(0.2), "b": .translateY(1).delay(0.2).duration(0.2),
      "c": .translateY(1).delay(3), "d": .translateY(1).curve(.easeIn),
    ]
    let plan = plan(diff, by: definition)
    #expect(plan.compressed == ["a", "c"])
    let report = ElementReport(diff, plan)
    #expect(report.compressed == ["a", "c"])
    #expect("\(report)".contains("longer than the flight, shortened: a, c"))
    let tracks = Dictionary(
      uniqueKeysWithValues: plan.items.map { ($0.id, $0.intervals[1]) })
    // 0.6 s and 0.2 s are shortened to 0.4 s in total, so the element moves from 0.3 s to 0.4 s.
    func progress(_ id: ElementID, _ progress: Double) -> Double {
      ((tracks[id]?.progress(at: progress) ?? -1) * 1e6).rounded() / 1e6
    }
    #expect(progress("a", 0.75) == 0 && progress("a", 0.875) == 0.5)
    #expect(progress("b", 0.5) == 0 && progress("b", 0.75) == 0.5)
    #expect(progress("c", 0.93) < 0.01 && progress("c", 1) == 1)
  }

  @Test("A plan prints the places and the modifiers of elements")
  func printed() {
    let diff = ElementDiff(
      ScreenPair(
        ElementTree([element("a")]), ElementTree([element("a"), element("b", in: "a")])))
    let plan = plan(
      diff,
      by: ["a": .sharedElement, "b": [.edgeTranslation(.bottom).delay(0.1).curve(.easeOut)]])
    #expect(
      plan.description == """
        a: 10.0 × 10.0 at (5.0, 5.0) → 10.0 × 10.0 at (5.0, 5.0)
        b in a: enters, 10.0 × 10.0 at (5.0, 5.0), edge bottom from 25 to 100 % \
        along ease-out
        """)
    let report = ElementReport(diff, plan)
    #expect(report.debugDescription == "\(report)\n\(plan)")
  }
}
