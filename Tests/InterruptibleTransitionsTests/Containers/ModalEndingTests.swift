import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Presentations that end otherwise", .eachReading)
struct ModalEndingTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [.custom, .fullScreen]

  @Test(
    "The window's root is replaced during a presentation or dismissal, and nobody keeps it",
    arguments: Moment.allCases, [false, true])
  func rootReplaced(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      let (world, watch) = (ContainerWorld(), LeakWatch())
      do {
        let stage = ModalStage(style, in: world)
        let finger = stage.bring(to: moment, dismisses: dismisses)
        watch.watch(stage.transition)
        watch.watch(stage.a, as: "presenter")
        watch.watch(stage.b, as: "presented")
        world.device.window.rootViewController = UIViewController()
        world.end(finger)
        let isShown = world.completions.last.map { $0 != dismisses } ?? false
        #expect((stage.a.presentedViewController === stage.b) == isShown)
        // What is presented stays, below the new root's view.
        let isSeen = isShown && !UIKitReading.replacesWholeWindow
        #expect((stage.b.view.window != nil) == isSeen)
        #expect(world.device.window.subviews.count == (isSeen ? 2 : 1))
        stage.expectRest()
        if isShown { stage.a.dismiss(animated: false) }
        world.device.advanceUntilIdle()
        #expect(world.device.window.subviews.count == 1)
      }
      world.device.advance(by: 0.1)
      #expect(watch.alive == [])
    }
  }

  @Test("Without animation nothing is left to a finger that has asked for it")
  func unanimatedByFinger() {
    for style in Self.styles {
      let stage = ModalStage(style)
      stage.transition.interactions = [
        .pan(.right, over: 300, on: stage.a.view) { [unowned stage] in
          stage.a.present(stage.b, animated: false)
        }
      ]
      let finger = stage.world.device.press(at: CGPoint(x: 100, y: 300))
      finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      #expect(stage.b.view.frame == stage.world.device.window.bounds)
      #expect(stage.b.isBalanced)
      finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
      finger.lift()
      #expect(stage.a.presentedViewController === stage.b)
      let changesBySystem = style == .custom ? changesBySystem(unanimated: 1) : 1
      stage.expectRest(besides: changesBySystem)
      stage.dismiss()
      #expect(stage.a.presentedViewController == nil)
      stage.expectRest(besides: changesBySystem)
    }
  }

  @Test(
    "What is asked for in mid-flight without animation is UIKit's to ignore, and harms nothing",
    arguments: Moment.allCases, [false, true])
  func unanimatedMeanwhile(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      let stage = ModalStage(style)
      let finger = stage.bring(to: moment, dismisses: dismisses)
      let other = UIViewController()
      stage.a.dismiss(animated: false) { Issue.record("The dismissal was not ignored") }
      stage.a.present(other, animated: false) { Issue.record("The presentation was not ignored") }
      stage.world.end(finger)
      #expect(other.presentingViewController == nil)
      let isShown = stage.world.completions.last != dismisses
      #expect((stage.a.presentedViewController === stage.b) == isShown)
      #expect((stage.b.view.window != nil) == isShown)
      stage.expectRest()
    }
  }

  @Test(
    "The app's container over which something is presented is removed in mid-flight",
    arguments: Moment.allCases, [false, true])
  func contextRemoved(_ moment: Moment, dismisses: Bool) {
    let (world, watch) = (ContainerWorld(), LeakWatch())
    let root = UIViewController()
    world.device.launch(root)
    do {
      let stage = ModalStage(.overCurrentContext, in: world, root: root)
      let finger = stage.bring(to: moment, dismisses: dismisses)
      watch.watch(stage.transition)
      watch.watch(stage.a, as: "context")
      watch.watch(stage.b, as: "presented")
      stage.a.willMove(toParent: nil)
      stage.a.view.removeFromSuperview()
      stage.a.removeFromParent()
      world.end(finger)
      #expect(root.view.subviews.isEmpty)
      #expect(stage.a.view.window == nil && stage.b.view.window == nil)
      #expect(root.presentedViewController == nil)
      stage.expectRest()
    }
    world.device.advance(by: 0.1)
    #expect(watch.alive == [])
  }

  @Test(
    "The device turns in mid-flight; what is shown in the end has the new size",
    arguments: Moment.allCases, [false, true])
  func rotated(_ moment: Moment, dismisses: Bool) {
    for style in Self.styles {
      for finishes in [true, false] {
        let stage = ModalStage(style)
        let world = stage.world
        let finger = stage.bring(to: moment, dismisses: dismisses)
        world.device.rotate(to: .landscape)
        world.device.advance(by: 0.1)
        if finishes { stage.transition.finish() } else { stage.transition.cancel() }
        world.end(finger)
        #expect(world.completions.last == finishes)
        let isShown = finishes != dismisses
        #expect((stage.a.presentedViewController === stage.b) == isShown)
        let bounds = world.device.window.bounds
        #expect(bounds.width == 852)
        for controller in [stage.a, stage.b] where controller.view.window != nil {
          #expect(controller.view.frame == bounds)
        }
        stage.expectRest()
      }
    }
  }
}
