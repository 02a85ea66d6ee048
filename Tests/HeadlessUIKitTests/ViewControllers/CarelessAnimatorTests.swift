import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Animators that leave views unplaced")
struct CarelessAnimatorTests {
  @Test(
    "2.31 A view that the animator adds is in the window", arguments: CarelessChange.Kind.allCases)
  func added(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    change.go(true, CarelessAnimator.addsIncomingView)
    #expect(change.shown == (kind.replaces ? "B" : "AB"))
    change.go(false, CarelessAnimator.addsIncomingView)
    #expect(change.shown == "A")
  }

  @Test(
    "2.139 A view that the animator doesn't add is not in the window",
    arguments: CarelessChange.Kind.allCases)
  func forgotten(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    change.go(true, CarelessAnimator.doesNothing)
    #expect(change.shown == (kind.replaces ? "" : "A"))
  }

  @Test(
    "2.139 UIKit doesn't add the view that the animator of the reverse change doesn't add",
    arguments: [CarelessChange.Kind.fullScreen, .navigation, .tabs])
  func forgottenOnTheWayBack(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    change.go(true, CarelessAnimator.addsIncomingView)
    change.go(false, CarelessAnimator.doesNothing)
    #expect(change.shown == "")
  }

  @Test(
    "2.139 After a cancel UIKit doesn't restore a view that the animator has removed",
    arguments: [CarelessChange.Kind.fullScreen, .navigation, .tabs])
  func removed(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    change.go(true, completes: false, CarelessAnimator.removesOutgoingView)
    #expect(change.shown == "")
  }

  @Test(
    "2.139 After a cancelled reverse change a removed view isn't restored",
    arguments: CarelessChange.Kind.allCases)
  func removedOnTheWayBack(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    change.go(true, CarelessAnimator.addsIncomingView)
    change.go(false, completes: false, CarelessAnimator.removesOutgoingView)
    #expect(change.shown == (kind.replaces ? "" : "A"))
  }

  @Test(
    "2.30 A cancelled full-screen dismissal leaves the presenter's view where the animator put it")
  func leftover() {
    let change = CarelessChange(.fullScreen)
    change.go(true, CarelessAnimator.addsIncomingView)
    change.go(false, completes: false, CarelessAnimator.addsIncomingView)
    #expect(change.shown == "AB")
    #expect(change.first.view.superview === change.second.view.superview)
    change.go(false, CarelessAnimator.addsIncomingView)
    #expect(change.shown == "A")
  }

  @Test("2.141 A presenter's view that the animator moved leaves with the presentation's container")
  func strayPresenter() {
    let change = CarelessChange(.custom)
    change.go(true, CarelessAnimator.addsIncomingView)
    change.go(false, CarelessAnimator.addsViewOfController)
    #expect(change.shown == "")
    let cancelled = CarelessChange(.custom)
    cancelled.go(true, completes: false) { context in
      guard let view = context.viewController(forKey: .from)?.view else { return }
      context.containerView.addSubview(view)
    }
    #expect(cancelled.shown == "")
  }

  @Test(
    "2.140 UIKit doesn't set the frame of a view that the animator doesn't place",
    arguments: CarelessChange.Kind.allCases)
  func unplaced(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    change.second.view.frame = frame
    change.go(true) { context in
      #expect(context.view(forKey: .to)?.frame == frame)
      CarelessAnimator.addsIncomingView(context)
    }
    #expect(change.second.view.frame == frame)
  }

  @Test(
    "2.140 UIKit keeps the transform and the alpha that the animator sets",
    arguments: CarelessChange.Kind.allCases)
  func transformed(_ kind: CarelessChange.Kind) {
    let change = CarelessChange(kind)
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    change.go(true) { context in
      CarelessAnimator.addsIncomingView(context)
      context.view(forKey: .to)?.transform = small
      context.view(forKey: .to)?.alpha = 0.5
    }
    #expect(change.second.view.transform == small && change.second.view.alpha == 0.5)
  }
}
