import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Changes whose surroundings change in mid-flight", .eachReading)
struct ContainerEndingTests {
  @Test(
    "The window's root is replaced, and nobody keeps what was there",
    arguments: Moment.allCases, ChangeKind.allCases)
  func rootReplaced(_ moment: Moment, _ kind: ChangeKind) {
    let (world, watch) = (ContainerWorld(), LeakWatch())
    do {
      let stage = ChangeStage(kind, in: world)
      let finger = stage.bring(to: moment)
      stage.watch(in: watch)
      world.device.window.rootViewController = UIViewController()
      world.end(finger)
      // What had not begun is made at once, but for a presentation: that has nobody to present it.
      let isUnbegun = world.directions.count == (kind == .dismiss ? 1 : 0)
      stage.expectRest(at: isUnbegun ? kind == .present ? .start : .end : nil)
      // What is presented stays, below the new root's view.
      let stays = kind.isModal && stage.container.presentedViewController != nil
      let isSeen = stays && !UIKitReading.replacesWholeWindow
      #expect(world.device.window.subviews.count == (isSeen ? 2 : 1))
      if stays { stage.container.dismiss(animated: false) }
      world.device.advanceUntilIdle()
      #expect(world.device.window.subviews.count == 1)
    }
    world.device.advance(by: 0.1)
    #expect(watch.alive == [])
  }

  @Test(
    "The app's container that everything is in is removed, and nobody keeps what was there",
    arguments: Moment.allCases, ChangeKind.allCases.filter { !$0.isModal })
  func containerRemoved(_ moment: Moment, _ kind: ChangeKind) {
    let (world, watch) = (ContainerWorld(), LeakWatch())
    do {
      let stage = ChangeStage(kind, in: world, isEmbedded: true)
      let finger = stage.bring(to: moment)
      stage.watch(in: watch)
      stage.container.willMove(toParent: nil)
      stage.container.view.removeFromSuperview()
      stage.container.removeFromParent()
      world.end(finger)
      stage.expectRest(at: world.directions.isEmpty ? .end : nil)
    }
    world.device.advance(by: 0.1)
    #expect(watch.alive == [])
  }

  @Test(
    "A tab goes while a change from it or to it is under way, and takes the change with it",
    arguments: Moment.allCases, [ChangeKind.tabRight, .tabLeft])
  func tabRemoved(_ moment: Moment, _ kind: ChangeKind) throws {
    for removesNew in [true, false] {
      let stage = ChangeStage(kind)
      let tabs = try #require(stage.container as? UITabBarController)
      let finger = stage.bring(to: moment)
      let (gone, kept) = removesNew ? (stage.to, stage.from) : (stage.from, stage.to)
      tabs.viewControllers?.removeAll { $0 === gone }
      stage.world.end(finger)
      #expect(stage.world.shows(0, in: tabs))
      #expect(tabs.selectedViewController === kept)
      #expect(tabs.children == [kept])
      #expect(gone.viewIfLoaded?.window == nil && gone.isBalanced && kept.isBalanced)
      #expect(stage.transition.isAtRest)
    }
  }

  @Test(
    "The app's delegate is back after any end of a change that was handed over",
    arguments: Moment.allCases, [ChangeKind.push, .pop, .tabRight])
  func delegateIsBack(_ moment: Moment, _ kind: ChangeKind) {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
    let delegate = Delegate()
    for isEmbedded in [false, true] {
      let stage = ChangeStage(kind, isEmbedded: isEmbedded)
      let navigation = stage.container as? UINavigationController
      let tabs = stage.container as? UITabBarController
      navigation?.delegate = delegate
      tabs?.delegate = delegate
      let finger = stage.world.bring(stage.transition, to: moment, on: stage.gestureView) {
        [unowned stage] in
        switch kind {
        case .push: navigation?.push(stage.to, with: stage.transition)
        case .pop: navigation?.popViewController(with: stage.transition)
        default: tabs?.select(stage.to, with: stage.transition)
        }
      }
      stage.container.view.removeFromSuperview()
      stage.world.end(finger)
      #expect(stage.world.isEachCompletedOnce())
      #expect(stage.transition.isAtRest)
      #expect(navigation == nil || navigation?.delegate === delegate)
      #expect(tabs == nil || tabs?.delegate === delegate)
    }
  }

  @Test(
    "The device turns; what is shown in the end has the new size",
    arguments: Moment.allCases, ChangeKind.allCases)
  func rotated(_ moment: Moment, _ kind: ChangeKind) {
    for finishes in [true, false] {
      let stage = ChangeStage(kind)
      let finger = stage.bring(to: moment)
      stage.world.device.rotate(to: .landscape)
      stage.world.device.advance(by: 0.1)
      if finishes { stage.transition.finish() } else { stage.transition.cancel() }
      stage.world.end(finger)
      #expect(stage.world.completions.last == finishes)
      #expect(stage.world.device.window.bounds.width == 852)
      stage.expectRest()
      stage.expectShown(finishes ? stage.to : stage.from)
    }
  }

  @Test(
    "The device turns and turns back",
    arguments: Moment.inFlight, [ChangeKind.dismiss, .pop, .tabLeft])
  func rotatedAndBack(_ moment: Moment, _ kind: ChangeKind) {
    for finishes in [true, false] {
      let stage = ChangeStage(kind)
      let finger = stage.bring(to: moment)
      stage.world.device.rotate(to: .landscape)
      stage.world.device.advance(by: 0.05)
      stage.world.device.rotate(to: .portrait)
      if finishes { stage.transition.finish() } else { stage.transition.cancel() }
      stage.world.end(finger)
      stage.expectRest()
      stage.expectShown(finishes ? stage.to : stage.from)
    }
  }

  // The headless runtime has no keyboard. What an app does when UIKit tells it of one is this: it
  // changes insets, and has the layout that follows from them animated as the keyboard is.
  @Test(
    "A keyboard comes or goes under what is shown; the layout is right in the end",
    arguments: Moment.inFlight, [ChangeKind.present, .pop, .tabRight])
  func keyboard(_ moment: Moment, _ kind: ChangeKind) {
    for (finishes, comes) in [(true, true), (false, true), (false, false)] {
      let stage = ChangeStage(kind)
      let forms = [Form(in: stage.from), Form(in: stage.to)]
      if !comes { for form in forms { form.makeRoom(of: 300) } }
      let finger = stage.bring(to: moment)
      for form in forms { form.makeRoom(of: comes ? 300 : 0) }
      stage.world.device.advance(by: 0.1)
      if finishes { stage.transition.finish() } else { stage.transition.cancel() }
      stage.world.end(finger)
      let (shown, form) = finishes ? (stage.to, forms[1]) : (stage.from, forms[0])
      #expect(form.room >= (comes ? 300 : 0) && form.room < (comes ? 400 : 100))
      #expect(form.field.frame.maxY == shown.view.bounds.height - form.room)
      #expect(form.field.layer.animationKeys() == nil)
      stage.expectRest()
      stage.expectShown(shown)
    }
  }

  @Test(
    "The safe area changes at once, around all and in each",
    arguments: Moment.inFlight, [ChangeKind.dismiss, .push, .tabLeft])
  func safeArea(_ moment: Moment, _ kind: ChangeKind) {
    for finishes in [true, false] {
      let stage = ChangeStage(kind)
      let forms = [Form(in: stage.from), Form(in: stage.to)]
      let finger = stage.bring(to: moment)
      stage.container.additionalSafeAreaInsets.bottom = 40
      for form in forms { form.controller?.additionalSafeAreaInsets.bottom += 20 }
      stage.world.device.advance(by: 0.1)
      if finishes { stage.transition.finish() } else { stage.transition.cancel() }
      stage.world.end(finger)
      let (shown, form) = finishes ? (stage.to, forms[1]) : (stage.from, forms[0])
      #expect(form.room >= 20)
      #expect(form.field.frame.maxY == shown.view.bounds.height - form.room)
      stage.expectRest()
      stage.expectShown(shown)
    }
  }
}

/// A field above the bottom of a view controller's safe area.
private final class Form {
  let field = UIView()
  private(set) weak var controller: NotedViewController?

  init(in controller: NotedViewController) {
    self.controller = controller
    controller.view.addSubview(field)
    controller.onLayout = { [unowned self] in layOut() }
  }

  /// The safe area at the bottom, in points.
  var room: CGFloat { controller?.view.safeAreaInsets.bottom ?? 0 }

  private func layOut() {
    guard let view = controller?.view else { return }
    field.frame = CGRect(
      x: 0, y: view.bounds.height - room - 44, width: view.bounds.width, height: 44)
  }

  /// Does what an app does when it is told of a keyboard.
  func makeRoom(of height: CGFloat) {
    UIView.animate(withDuration: 0.25) { [controller] in
      controller?.additionalSafeAreaInsets.bottom = height
      controller?.view.setNeedsLayout()
      controller?.view.layoutIfNeeded()
    }
  }
}
