import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ContainerTests {
  @Suite("Changed surroundings in flight", .sharingVariants, .alsoUnder(.replacesWholeWindow))
  struct HierarchyChanges {
    @Test(
      "Replacing the root view controller in flight releases the old view controllers",
      arguments: Moment.allCases, ChangeKind.allCases)
    func rootReplaced(_ moment: Moment, _ kind: ChangeKind) {
      let base = ContainerFixture()
      let watch = LeakWatch()
      do {
        let fixture = ChangeFixture(kind, in: base)
        let finger = fixture.bring(to: moment)
        fixture.watch(in: watch)
        base.device.window.rootViewController = UIViewController()
        base.end(finger)
        // A change that had not begun is made at once. A presentation is not made: it has no
        // presenter.
        let isUnbegun = base.directions.count == (kind == .dismiss ? 1 : 0)
        fixture.expectRest(at: isUnbegun ? kind == .present ? .start : .end : nil)
        // The presented view controller stays below the new root's view.
        let stays = kind.isModal && fixture.container.presentedViewController != nil
        let isSeen = stays && !UIKitReading.replacesWholeWindow
        #expect(base.device.window.subviews.count == (isSeen ? 2 : 1))
        if stays { fixture.container.dismiss(animated: false) }
        base.device.advanceUntilIdle()
        #expect(base.device.window.subviews.count == 1)
      }
      base.device.advance(by: 0.1)
      #expect(watch.alive == [])
    }

    @Test(
      "Removing an app's outer container in flight releases its view controllers",
      arguments: Moment.allCases, ChangeKind.allCases.filter { !$0.isModal })
    func containerRemoved(_ moment: Moment, _ kind: ChangeKind) {
      let base = ContainerFixture()
      let watch = LeakWatch()
      do {
        let fixture = ChangeFixture(kind, in: base, isEmbedded: true)
        let finger = fixture.bring(to: moment)
        fixture.watch(in: watch)
        fixture.container.willMove(toParent: nil)
        fixture.container.view.removeFromSuperview()
        fixture.container.removeFromParent()
        base.end(finger)
        fixture.expectRest(at: base.directions.isEmpty ? .end : nil)
      }
      base.device.advance(by: 0.1)
      #expect(watch.alive == [])
    }

    @Test(
      "Removing the source or destination tab in flight ends the tab change",
      arguments: Moment.allCases, [ChangeKind.tabRight, .tabLeft])
    func tabRemoved(_ moment: Moment, _ kind: ChangeKind) throws {
      for removesNew in [true, false] {
        let fixture = ChangeFixture(kind)
        let tabs = try #require(fixture.container as? UITabBarController)
        let finger = fixture.bring(to: moment)
        let (gone, kept) = removesNew ? (fixture.to, fixture.from) : (fixture.from, fixture.to)
        tabs.viewControllers?.removeAll { $0 === gone }
        fixture.base.end(finger)
        #expect(fixture.base.shows(0, in: tabs))
        #expect(tabs.selectedViewController === kept)
        #expect(tabs.children == [kept])
        #expect(gone.viewIfLoaded?.window == nil && gone.isBalanced && kept.isBalanced)
        #expect(fixture.transition.isAtRest)
      }
    }

    @Test(
      "The app's delegate is restored after every end of a change",
      arguments: Moment.allCases, [ChangeKind.push, .pop, .tabRight])
    func delegateIsBack(_ moment: Moment, _ kind: ChangeKind) {
      final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
      let delegate = Delegate()
      for isEmbedded in [false, true] {
        let fixture = ChangeFixture(kind, isEmbedded: isEmbedded)
        let navigation = fixture.container as? UINavigationController
        let tabs = fixture.container as? UITabBarController
        navigation?.delegate = delegate
        tabs?.delegate = delegate
        let finger = fixture.base.bring(fixture.transition, to: moment, on: fixture.gestureView) {
          [unowned fixture] in
          switch kind {
          case .push:
            navigation?.pushViewController(
              fixture.to, with: fixture.transition, returnTransition: .system)
          case .pop: navigation?.popViewController(with: fixture.transition)
          default:
            tabs?.selectViewController(
              fixture.to, with: fixture.transition, returnTransition: .system)
          }
        }
        fixture.container.view.removeFromSuperview()
        fixture.base.end(finger)
        #expect(fixture.base.isEachCompletedOnce())
        #expect(fixture.transition.isAtRest)
        #expect(navigation == nil || navigation?.delegate === delegate)
        #expect(tabs == nil || tabs?.delegate === delegate)
      }
    }

    @Test(
      "After a rotation in flight, the final view controller has the new size",
      arguments: Moment.allCases, ChangeKind.allCases)
    func rotated(_ moment: Moment, _ kind: ChangeKind) {
      for finishes in [true, false] {
        let fixture = ChangeFixture(kind)
        let finger = fixture.bring(to: moment)
        fixture.base.device.rotate(to: .landscape)
        fixture.base.device.advance(by: 0.1)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.base.end(finger)
        #expect(fixture.base.completions.last == finishes)
        #expect(fixture.base.device.window.bounds.width == 852)
        fixture.expectRest()
        fixture.expectShown(finishes ? fixture.to : fixture.from)
      }
    }

    @Test(
      "After a rotation and back in flight, the final view controller is shown correctly",
      arguments: Moment.inFlight, [ChangeKind.dismiss, .pop, .tabLeft])
    func rotatedAndBack(_ moment: Moment, _ kind: ChangeKind) {
      for finishes in [true, false] {
        let fixture = ChangeFixture(kind)
        let finger = fixture.bring(to: moment)
        fixture.base.device.rotate(to: .landscape)
        fixture.base.device.advance(by: 0.05)
        fixture.base.device.rotate(to: .portrait)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.base.end(finger)
        fixture.expectRest()
        fixture.expectShown(finishes ? fixture.to : fixture.from)
      }
    }

    // The headless runtime has no keyboard. An app that UIKit notifies of a keyboard changes
    // insets, and animates the resulting layout with the keyboard's timing, like this test.
    @Test(
      "When a keyboard appears or disappears in flight, the final layout is correct",
      arguments: Moment.inFlight, [ChangeKind.present, .pop, .tabRight])
    func keyboard(_ moment: Moment, _ kind: ChangeKind) {
      for (finishes, comes) in [(true, true), (false, true), (false, false)] {
        let fixture = ChangeFixture(kind)
        let forms = [Form(in: fixture.from), Form(in: fixture.to)]
        if !comes { for form in forms { form.removeObstacle(of: 300) } }
        let finger = fixture.bring(to: moment)
        for form in forms { form.removeObstacle(of: comes ? 300 : 0) }
        fixture.base.device.advance(by: 0.1)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.base.end(finger)
        let (shown, form) = finishes ? (fixture.to, forms[1]) : (fixture.from, forms[0])
        #expect(form.room >= (comes ? 300 : 0) && form.room < (comes ? 400 : 100))
        #expect(form.field.frame.maxY == shown.view.bounds.height - form.room)
        #expect(form.field.layer.animationKeys() == nil)
        fixture.expectRest()
        fixture.expectShown(shown)
      }
    }

    @Test(
      "When safe areas change in flight, the final layout is correct",
      arguments: Moment.inFlight, [ChangeKind.dismiss, .push, .tabLeft])
    func safeArea(_ moment: Moment, _ kind: ChangeKind) {
      for finishes in [true, false] {
        let fixture = ChangeFixture(kind)
        let forms = [Form(in: fixture.from), Form(in: fixture.to)]
        let finger = fixture.bring(to: moment)
        fixture.container.additionalSafeAreaInsets.bottom = 40
        for form in forms { form.controller?.additionalSafeAreaInsets.bottom += 20 }
        fixture.base.device.advance(by: 0.1)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.base.end(finger)
        let (shown, form) = finishes ? (fixture.to, forms[1]) : (fixture.from, forms[0])
        #expect(form.room >= 20)
        #expect(form.field.frame.maxY == shown.view.bounds.height - form.room)
        fixture.expectRest()
        fixture.expectShown(shown)
      }
    }
  }
}

/// A field above the bottom of a view controller's safe area.
private final class Form {
  let field = UIView()
  private(set) weak var controller: RecordingViewController?

  init(in controller: RecordingViewController) {
    self.controller = controller
    controller.view.addSubview(field)
    controller.onLayout = { [unowned self] in layOut() }
  }

  /// The safe area inset at the bottom, in points.
  var room: CGFloat { controller?.view.safeAreaInsets.bottom ?? 0 }

  private func layOut() {
    guard let view = controller?.view else { return }
    field.frame = CGRect(
      x: 0, y: view.bounds.height - room - 44, width: view.bounds.width, height: 44)
  }

  /// Changes the insets as an app does for a keyboard.
  func removeObstacle(of height: CGFloat) {
    UIView.animate(withDuration: 0.25) { [controller] in
      controller?.additionalSafeAreaInsets.bottom = height
      controller?.view.setNeedsLayout()
      controller?.view.layoutIfNeeded()
    }
  }
}

extension ContainerTests {
  @Suite(
    "Presentations with changed surroundings", .sharingVariants, .alsoUnder(.replacesWholeWindow))
  struct PresentationHierarchyChanges {
    nonisolated static let styles: [UIModalPresentationStyle] = [.custom, .fullScreen]

    @Test(
      "Replacing the root view controller during a presentation or dismissal releases the old root",
      arguments: Moment.allCases, [false, true])
    func rootReplaced(_ moment: Moment, dismisses: Bool) {
      for style in Self.styles {
        let base = ContainerFixture()
        let watch = LeakWatch()
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
        fixture.expectRest(excluding: changesBySystem)
        fixture.dismiss()
        #expect(fixture.a.presentedViewController == nil)
        fixture.expectRest(excluding: changesBySystem)
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
        fixture.a.present(other, animated: false) {
          Issue.record("The presentation was not ignored")
        }
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
      let base = ContainerFixture()
      let watch = LeakWatch()
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
}
