import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite(
  "Presentations with changed surroundings", .sharingVariants, .alsoUnder(.replacesWholeWindow))
struct ModalEndingTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.custom, .fullScreen]

  @Test(
    "Replacing the root view controller during a presentation or dismissal releases the old root",
    arguments: Moment.allCases, [false, true])
  func rootReplaced(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      let (base, watch) = (ContainerFixture(), LeakWatch())
      do {
        let fixture = ModalFixture(style, in: base)
        let finger = fixture.bring(to: moment, dismisses: dismisses)
        watch.watch(fixture.transition)
        watch.watch(fixture.a, as: "presenter")
        watch.watch(fixture.b, as: "presented")
        base.device.window.rootViewController = UIViewController()
        base.end(finger)
        let isShown = base.completions.last.map { $0 != dismisses } ?? false
        #expect((fixture.a.presentedViewController === fixture.b) == isShown)
        // The presented view controller stays below the new root's view.
        let isSeen = isShown && !UIKitReading.replacesWholeWindow
        #expect((fixture.b.view.window != nil) == isSeen)
        #expect(base.device.window.subviews.count == (isSeen ? 2 : 1))
        fixture.expectRest()
        if isShown { fixture.a.dismiss(animated: false) }
        base.device.advanceUntilIdle()
        #expect(base.device.window.subviews.count == 1)
      }
      base.device.advance(by: 0.1)
      #expect(watch.alive == [])
    }
  }

  @Test("A presentation without animation is not controlled by the pan that requested it")
  func unanimatedByFinger() {
    for style in Self.styles {
      let fixture = ModalFixture(style)
      fixture.transition.interactions = [
        .pan(.right, over: 300, on: fixture.a.view) { [unowned fixture] in
          fixture.a.present(fixture.b, animated: false)
        }
      ]
      let finger = fixture.base.device.press(at: CGPoint(x: 100, y: 300))
      finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      #expect(fixture.b.view.frame == fixture.base.device.window.bounds)
      #expect(fixture.b.isBalanced)
      finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
      finger.lift()
      #expect(fixture.a.presentedViewController === fixture.b)
      let changesBySystem = style == .custom ? changesBySystem(unanimated: 1) : 1
      fixture.expectRest(besides: changesBySystem)
      fixture.dismiss()
      #expect(fixture.a.presentedViewController == nil)
      fixture.expectRest(besides: changesBySystem)
    }
  }

  @Test(
    "UIKit may ignore an unanimated request in flight without harm",
    arguments: Moment.allCases, [false, true])
  func unanimatedMeanwhile(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      let fixture = ModalFixture(style)
      let finger = fixture.bring(to: moment, dismisses: dismisses)
      let other = UIViewController()
      fixture.a.dismiss(animated: false) { Issue.record("The dismissal was not ignored") }
      fixture.a.present(other, animated: false) { Issue.record("The presentation was not ignored") }
      fixture.base.end(finger)
      #expect(other.presentingViewController == nil)
      let isShown = fixture.base.completions.last != dismisses
      #expect((fixture.a.presentedViewController === fixture.b) == isShown)
      #expect((fixture.b.view.window != nil) == isShown)
      fixture.expectRest()
    }
  }

  @Test(
    "Removing the app's presentation context in flight removes the presentation",
    arguments: Moment.allCases, [false, true])
  func contextRemoved(_ moment: Moment, dismisses: Bool) {
    let (base, watch) = (ContainerFixture(), LeakWatch())
    let root = UIViewController()
    base.device.launch(root)
    do {
      let fixture = ModalFixture(.overCurrentContext, in: base, root: root)
      let finger = fixture.bring(to: moment, dismisses: dismisses)
      watch.watch(fixture.transition)
      watch.watch(fixture.a, as: "context")
      watch.watch(fixture.b, as: "presented")
      fixture.a.willMove(toParent: nil)
      fixture.a.view.removeFromSuperview()
      fixture.a.removeFromParent()
      base.end(finger)
      #expect(root.view.subviews.isEmpty)
      #expect(fixture.a.view.window == nil && fixture.b.view.window == nil)
      #expect(root.presentedViewController == nil)
      fixture.expectRest()
    }
    base.device.advance(by: 0.1)
    #expect(watch.alive == [])
  }

  @Test(
    "After a rotation in flight, the final view controller has the new size",
    arguments: Moment.allCases, [false, true])
  func rotated(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      for finishes in [true, false] {
        let fixture = ModalFixture(style)
        let base = fixture.base
        let finger = fixture.bring(to: moment, dismisses: dismisses)
        base.device.rotate(to: .landscape)
        base.device.advance(by: 0.1)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        base.end(finger)
        #expect(base.completions.last == finishes)
        let isShown = finishes != dismisses
        #expect((fixture.a.presentedViewController === fixture.b) == isShown)
        let bounds = base.device.window.bounds
        #expect(bounds.width == 852)
        for controller in [fixture.a, fixture.b] where controller.view.window != nil {
          #expect(controller.view.frame == bounds)
        }
        fixture.expectRest()
      }
    }
  }
}
