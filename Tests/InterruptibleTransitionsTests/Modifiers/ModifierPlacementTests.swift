import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ModifierTests {
  /// The order of modified elements among other elements, and the elements with which they move.
  @Suite("Modified elements among other elements", .underVariants)
  struct AmongElements {
    private func differs(_ frame: CGRect, from other: CGRect) -> Bool {
      let differences = [
        frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
        frame.maxY - other.maxY,
      ]
      return !differences.allSatisfy { abs($0) < within(0.5, orStep: 12) }
    }

    @Test("An unmatched element stays between its neighbors during the whole flight")
    func order() {
      let fixture = ScreensFixture()
      let frame = CGRect(x: 20, y: 100, width: 80, height: 60)
      let first: UIView = fixture.container.first.view
      let second: UIView = fixture.container.second.view
      for name in ["red", "black"] { _ = fixture.add(name, frame, to: first) }
      _ = fixture.add("floor", frame, to: second, [.translate(y: 100)])
      _ = fixture.add("red", frame, to: second)
      _ = fixture.add("between", frame, to: second, [.fade])
      for name in ["black"] { _ = fixture.add(name, frame, to: second) }
      _ = fixture.add("front", frame, to: second, [.fade])
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        for progress in [0.25, 0.75] as [CGFloat] {
          fixture.container.hold(at: progress)
          let names = fixture.device.window.overlays.flatMap(\.subviews)
            .sorted { $0.layer.zPosition < $1.layer.zPosition }
            .compactMap { $0.subviews.first?.layer.name }
          #expect(names == ["floor", "red", "between", "black", "front"])
        }
        fixture.finish()
      }
    }

    @Test("A morph leads from view to view, and ignores `.beginWith`")
    func turns() {
      let fixture = ScreensFixture()
      let begins: [ElementModifier] = [
        .beginWith([.position(CGPoint(x: 300, y: 40)), .size(CGSize(width: 200, height: 20))])
      ]
      let first = CGRect(x: 20, y: 100, width: 80, height: 60)
      let second = CGRect(x: 220, y: 500, width: 80, height: 60)
      _ = fixture.add("card", first, to: fixture.container.first.view, begins)
      _ = fixture.add("card", second, to: fixture.container.second.view, begins)
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        for progress in [0.25, 0.75] as [CGFloat] {
          fixture.container.hold(at: progress)
          let shown = CGFloat(fixture.transition.progress)
          let there = isWayBack ? 1 - shown : shown
          #expect(
            !differs(fixture.frame("card"), from: first.offsetBy(dx: 200 * there, dy: 400 * there)))
        }
        fixture.finish()
      }
    }

    @Test(
      "An element in a morphing parent keeps its distance from the top leading corner",
      arguments: [false, true])
    func corner(_ isRightToLeft: Bool) {
      let fixture = ScreensFixture()
      _ = fixture.add(
        "card", CGRect(x: 20, y: 300, width: 353, height: 170), to: fixture.container.first.view)
      let card = fixture.add(
        "card", CGRect(x: 0, y: 0, width: 393, height: 600), to: fixture.container.second.view)
      card.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      _ = fixture.add("title", CGRect(x: 20, y: 20, width: 200, height: 30), to: card, [.fade])
      _ = fixture.add(
        "badge", CGRect(x: 300, y: 500, width: 60, height: 60), to: card,
        [.position(CGPoint(x: 60, y: 50))])
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        for progress in [0.25, 0.75, 0.1] as [CGFloat] {
          fixture.container.hold(at: progress)
          let shown = CGFloat(fixture.transition.progress)
          let there = isWayBack ? 1 - shown : shown
          let outer = fixture.frame("card")
          let width = 353 + 40 * there
          #expect(
            !differs(
              outer,
              from: CGRect(
                x: 20 - 20 * there, y: 300 - 300 * there, width: width, height: 170 + 430 * there)))
          let near = isRightToLeft ? outer.maxX - 393 : outer.minX
          #expect(
            !differs(
              fixture.frame("title"),
              from: CGRect(x: near + 20, y: outer.minY + 20, width: 200, height: 30)))
          #expect(
            !differs(
              fixture.frame("badge"),
              from: CGRect(
                x: near + 30 + 270 * there, y: outer.minY + 20 + 480 * there, width: 60, height: 60)
            ))
        }
        fixture.finish()
      }
    }

    @Test("A source is at its place on the screen, even if the element's parent moves")
    func source() {
      let fixture = ScreensFixture()
      _ = fixture.add(
        "thumb", CGRect(x: 10, y: 600, width: 40, height: 60), to: fixture.container.first.view)
      let frames = [
        CGRect(x: 0, y: 100, width: 300, height: 300), CGRect(x: 20, y: 20, width: 80, height: 120),
      ]
      let host = fixture.add(
        "host", frames[0], to: fixture.container.second.view, [.translate(y: 50), .scale(0.5)])
      _ = fixture.add("photo", frames[1], to: host, [.source("thumb")])
      fixture.container.there()
      for progress in [0.1, 0.5] as [CGFloat] {
        fixture.container.hold(at: progress)
        let there = CGFloat(fixture.transition.progress)
        #expect(
          !differs(
            fixture.frame("photo"),
            from: CGRect(
              x: 10 + 10 * there, y: 600 - 480 * there, width: 40 + 40 * there,
              height: 60 + 60 * there)))
      }
      fixture.finish()
    }

    @Test("At either end of a flight, applied modifiers and targets don't cause a jump")
    func ends() {
      for (isAtStart, name) in [(true, "coming"), (false, "going"), (false, "both")] {
        let fixture = ScreensFixture()
        let first: UIView = fixture.container.first.view
        let second: UIView = fixture.container.second.view
        let frame = CGRect(x: 100, y: 400, width: 100, height: 60)
        fixture.add("both", frame, to: first)
        fixture.add("both", frame.offsetBy(dx: 90, dy: 200), to: second)
        fixture.add("coming", frame, to: second, [.translate(y: 30)])
        fixture.add("going", frame, to: first, [.translate(y: 30)])
        fixture.container.there()
        fixture.container.hold(at: isAtStart ? 0 : 1)
        let before = fixture.frame(name)
        let flight = fixture.transition.flight
        _ = flight?.apply([.translate(y: 200)], to: ElementID(name))
        _ = flight?.retarget(ElementID(name), to: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.device.advance(by: 0.05)
        #expect(!differs(fixture.frame(name), from: before))
        fixture.container.hold(at: isAtStart ? 0.01 : 0.99)
        #expect(abs(fixture.frame(name).midY - before.midY) < within(6, orStep: 12))
        #expect(flight?.retarget("both", to: .infinite) == false)
        #expect(flight?.move("both", to: CGPoint(x: CGFloat.nan, y: 0)) == false)
        fixture.finish()
        #expect(first.subviews.allSatisfy { $0.layer.mask == nil })
      }
    }

    @Test("The children of a duplicate view that is not the element have no parent")
    func doubled() {
      let fixture = ScreensFixture()
      let page: UIView = fixture.container.second.view
      let outer = fixture.add("c", CGRect(x: 0, y: 100, width: 300, height: 300), to: page)
      let whole = fixture.add("a", CGRect(x: 0, y: 0, width: 200, height: 200), to: outer)
      fixture.add("b", CGRect(x: 10, y: 10, width: 50, height: 50), to: whole)
      fixture.add("d", CGRect(x: 10, y: 10, width: 50, height: 50), to: outer)
      fixture.add("c", CGRect(x: 100, y: 10, width: 50, height: 50), to: outer).alpha = 0.2
      let tree = ElementReader(page, in: page).tree
      #expect(tree["b"]?.parent == "a" && tree["a"]?.parent == nil && tree["d"]?.parent == nil)
      #expect(tree["c"]?.parent == nil && tree.flaws["c"] == .duplicate)
    }

    @Test("A cascade delays whole rows, and starts after the delay of its element")
    func rows() {
      let fixture = ScreensFixture()
      let list = fixture.add(
        "list", CGRect(x: 0, y: 100, width: 300, height: 300), to: fixture.container.second.view,
        [.cascade(step: 0.1), .delay(0.3)])
      for row in 0..<3 {
        let wrapper = UIView(frame: CGRect(x: 0, y: 60 * row, width: 300, height: 60))
        list.addSubview(wrapper)
        for (column, y) in [0, 30].enumerated() {
          _ = fixture.add(
            "\(row)\(column)", CGRect(x: 10, y: y, width: 50, height: 20), to: wrapper, [.fade])
        }
      }
      let page: UIView = fixture.container.second.view
      var diff = ElementDiff(ScreenPair(ElementTree(), ElementReader(page, in: page).tree))
      ElementPlanner().cascade(&diff)
      let delays = (0..<6).map { index in
        ElementSettings(diff.trees.incoming[ElementID("\(index / 2)\(index % 2)")]?.modifiers ?? [])
          .timing
          .delay
      }
      let isRight = zip(delays, [0.3, 0.3, 0.4, 0.4, 0.5, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(isRight, "\(delays)")
    }

    @Test(
      "A moved element follows the finger, and continues from there after the release",
      arguments: ["card", "label"])
    func finger(_ name: String) {
      let fixture = ScreensFixture()
      _ = fixture.add(
        "card", CGRect(x: 40, y: 500, width: 120, height: 90), to: fixture.container.first.view)
      let card = fixture.add(
        "card", CGRect(x: 0, y: 0, width: 393, height: 400), to: fixture.container.second.view)
      _ = fixture.add("label", CGRect(x: 20, y: 20, width: 90, height: 30), to: card, [.fade])
      for ends in [true, false] {
        fixture.container.there()
        fixture.container.hold(at: 0.2)
        for step in 1...20 {
          fixture.transition.update(0.2 + 0.02 * CGFloat(step))
          let finger = CGPoint(x: 100 + 8 * step, y: 300 + 15 * step)
          let isMoved = fixture.transition.flight?.move(ElementID(name), to: finger)
          #expect(isMoved == true)
          fixture.device.advance(by: 0.017)
          let seen = fixture.frame(name).center
          #expect(
            abs(seen.x - finger.x) < within(0.5, orStep: 20)
              && abs(seen.y - finger.y) < within(0.5, orStep: 30))
        }
        let before = fixture.frame(name).center
        if ends { fixture.transition.finish() } else { fixture.transition.cancel() }
        let after = fixture.frame(name).center
        #expect(abs(before.x - after.x) < 0.5 && abs(before.y - after.y) < 0.5)
        fixture.device.advanceUntilIdle()
        let isLeft = !fixture.device.window.overlays.isEmpty
        #expect(!isLeft && card.layer.mask == nil)
        if ends {
          fixture.container.back()
          fixture.device.advanceUntilIdle()
        }
      }
      let flight = fixture.transition.flight
      #expect(flight?.move("card", to: .zero) != true)
    }
  }
}
