import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter ModifierTests` runs all its suites.
@Suite("Modifiers")
enum ModifierTests {}

extension ModifierTests {
  /// The values of modifiers on the screen, compared with formulas at several progresses.
  @Suite("Modifiers in flight", .sharingVariants)
  struct InFlight {
    /// Modifiers, the value that they change in a stand-in, and the expected value.
    ///
    /// The parameter of `expected` is 0 where the view is at rest, and 1 where the modifiers apply
    /// fully.
    private struct Look {
      let modifiers: [ElementModifier]
      let read: (UIView) -> CGFloat?
      let expected: (CGFloat) -> CGFloat
    }

    private static func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    /// Returns the clipping view of a stand-in. The carrier contains the shadow view, and the
    /// shadow view contains the clipping view.
    private static func window(_ view: UIView) -> UIView? { view.subviews.first?.subviews.first }

    private static var looks: [Look] {
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return [
        Look(modifiers: [.fade], read: { CGFloat(shown($0).opacity) }, expected: { 1 - $0 }),
        Look(
          modifiers: [.translate(x: 30, y: -60)], read: { shown($0).transform.m42 },
          expected: { -60 * $0 }),
        Look(
          modifiers: [.scale(2), .rotate(.pi)], read: { shown($0).transform.m11 },
          expected: { (1 + $0) * cos(.pi * $0) }),
        Look(
          modifiers: [.perspective(-0.002), .rotate(y: 1)], read: { shown($0).transform.m14 },
          expected: { 0.002 * $0 * sin($0) }),
        Look(
          modifiers: [.position(CGPoint(x: 200, y: 45))], read: { shown($0).position.y },
          expected: { 345 - 300 * $0 }),
        Look(
          modifiers: [.size(CGSize(width: 20, height: 30))], read: { shown($0).bounds.width },
          expected: { 120 - 100 * $0 }),
        Look(
          modifiers: [.cornerRadius(15)], read: { window($0).map { shown($0).cornerRadius } },
          expected: { 15 * $0 }),
        Look(
          modifiers: [.shadowOpacity(0.8)],
          read: { $0.subviews.first.map { CGFloat(shown($0).shadowOpacity) } },
          expected: { 0.8 * $0 }),
        Look(
          modifiers: [.overlay(.black, opacity: 0.6)],
          read: { window($0)?.subviews.last.map { CGFloat(shown($0).opacity) } },
          expected: { 0.6 * $0 }),
        Look(
          modifiers: [.backgroundColor(red)],
          read: { window($0)?.subviews.first.map { ElementColor($0.layer.backgroundColor).green } },
          expected: { 1 - $0 }),
        Look(
          modifiers: [.borderWidth(6), .borderColor(red)],
          read: { $0.subviews.last?.subviews.first.map { shown($0).borderWidth } },
          expected: { 6 * $0 }),
        Look(
          modifiers: [.contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))],
          read: { window($0)?.subviews.first.map { shown($0).transform.m11 } },
          expected: { 1 / (1 - 0.5 * $0) }),
      ]
    }

    @Test(
      "Modifiers have the expected values in both directions, and are undone at the end",
      arguments: 0..<12)
    func looks(_ number: Int) throws {
      let look = Self.looks[number]
      let kind = ContainerKind.allCases[number % 4]
      let fixture = ModifiedFixture(kind, look.modifiers)
      fixture.container.there()
      fixture.device.advanceUntilIdle()
      let marks = fixture.marks
      func expectShown(_ isWayBack: Bool) {
        let shown = CGFloat(fixture.transition.progress)
        let expected = look.expected(isWayBack ? shown : 1 - shown)
        let value = fixture.standIn.flatMap(look.read) ?? .nan
        let range = abs(look.expected(1) - look.expected(0)) + 0.1
        #expect(abs(value - expected) < within(0.02 * range, orStep: 0.06 * range))
      }
      for (isWayBack, finishes) in [(true, false), (true, true), (false, false), (false, true)] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        for progress in [0.25, 0.75, 0.5] as [CGFloat] {
          fixture.container.hold(at: progress)
          expectShown(isWayBack)
        }
        fixture.transition.reverse()
        fixture.device.advance(by: 0.02)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        let isLeft = fixture.standIn != nil
        #expect(!isLeft && fixture.marks.differences(from: marks) == [])
      }
    }

    @Test("A view without an identifier has a stand-in only if it has modifiers")
    func partners() {
      let fixture = ModifiedFixture(.navigation, [])
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isAlone = fixture.standIn == nil
      #expect(isAlone && fixture.transition.flight?.elementReport?.unmatched == [:])
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.view.elementModifiers = [.fade]
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isFound = fixture.standIn != nil
      let report = fixture.transition.flight?.elementReport
      #expect(isFound && report?.unmatched == [:])
      #expect(report?.debugDescription.contains("a UIView: enters") == true)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.view.elementModifiers == [.fade] && fixture.view.elementID == nil)
    }

    @Test("A condition applies its modifiers only in flights that meet it")
    func conditions() {
      let conditions: [([ElementModifier]) -> ElementModifier] = [
        ElementModifier.whenPresenting, ElementModifier.whenDismissing,
        ElementModifier.whenAppearing, ElementModifier.whenDisappearing,
        ElementModifier.whenMatched, { modifiers in .when({ $0.isInNavigation }, modifiers) },
        { modifiers in .when({ $0.viewController?.title == "B" && !$0.isMatched }, modifiers) },
      ]
      let expected = [
        [true, false], [false, true], [true, false], [false, true], [false, false], [true, true],
        [true, true],
      ]
      for (condition, expected) in zip(conditions, expected) {
        let fixture = ModifiedFixture(.navigation, [condition([.fade])])
        fixture.container.second.title = "B"
        let found = [false, true].map { isWayBack in
          if isWayBack { fixture.container.back() } else { fixture.container.there() }
          fixture.container.hold(at: 0.5)
          defer {
            fixture.transition.finish()
            fixture.device.advanceUntilIdle()
          }
          return fixture.standIn != nil
        }
        #expect(found == expected)
      }
    }

    @Test("With reduced motion, the screens cross-fade and elements have no stand-ins")
    func reducedMotion() {
      let fixture = ModifiedFixture(.navigation, [.fade, .translate(y: 90)])
      fixture.device.settings.reducesMotion = true
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isFound = fixture.standIn != nil
      #expect(!isFound && fixture.transition.flight?.elementReport == nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A cascade starts the children of a list one after the other, in both directions")
    func cascade() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let list = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      list.elementModifiers = [.cascade(.from(.top), step: 0.05)]
      for row in 0..<5 {
        let view = UILabel(frame: CGRect(x: 20, y: 90 * row, width: 300, height: 60))
        view.text = "\(row)"
        view.elementID = ElementID(row)
        view.elementModifiers = [.fade, .translate(x: 50), .duration(0.1)]
        list.addSubview(view)
      }
      fixture.second.view.addSubview(list)
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        for progress in [0.3, 0.6] as [CGFloat] {
          fixture.hold(at: progress)
          let shown = CGFloat(fixture.transition.progress)
          for row in 0..<5 {
            let there = min(max((0.4 * shown - 0.05 * CGFloat(row)) / 0.1, 0), 1)
            let away = isWayBack ? there : 1 - there
            let view = fixture.device.window.namedStandIns["\(row)"]
            let moved = view?.layer.presentation()?.transform.m41 ?? -1
            #expect(abs(moved - 50 * away) < within(0.5, orStep: 9))
          }
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
    }
  }
}
