import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A delegate that refuses dismissals by the user, and counts its calls.
private final class ForbiddingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls = 0

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls += 1
    return false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls += 1
  }
}

@MainActor struct UserDismissalTests {
  @Test("2.82, 2.85 A dismissal by code doesn't call the delegate")
  func byCode() {
    let fixture = TransitionFixture()
    let delegate = ForbiddingDelegate()
    for style in [UIModalPresentationStyle.custom, .fullScreen, .pageSheet] {
      let controller = fixture.controller(style: style)
      #expect(!controller.isModalInPresentation)
      controller.isModalInPresentation = true
      fixture.presentToTheEnd(controller)
      controller.presentationController?.delegate = delegate
      fixture.root.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.root.presentedViewController == nil)
    }
    #expect(delegate.calls == 0)
  }
}
