import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Views are put into the container, and taken out of it, by the flight.
@Suite("Installed views", .everyReading)
struct InstalledViewsTests {
  nonisolated enum Preset: CaseIterable, Sendable {
    case fade, scale, slide

    @MainActor var animation: TransitionAnimation {
      switch self {
      case .fade: .fade
      case .scale: .scale(from: 0.5)
      case .slide: .slide(from: .right)
      }
    }
  }

  nonisolated enum Change: CaseIterable, Sendable {
    case custom, fullScreen, navigation, tabs
  }

  /// A change there, and the change back.
  private final class Fixture {
    let device = Device()
    let (first, second) = (titled("A"), titled("B"))
    let transition: InterruptibleTransition
    let there: () -> Void
    let back: () -> Void
    private let delegate: NSObject

    init(_ change: Change, _ animation: TransitionAnimation) {
      transition = InterruptibleTransition(animation, timing: .linear(0.4))
      let (first, second) = (first, second)
      switch change {
      case .custom, .fullScreen:
        let modal = ModalTransitioningDelegate(transition)
        second.modalPresentationStyle = change == .custom ? .custom : .fullScreen
        second.transitioningDelegate = modal
        device.launch(first)
        delegate = modal
        there = { first.present(second, animated: true) }
        back = { first.dismiss(animated: true) }
      case .navigation:
        let container = UINavigationController(rootViewController: first)
        let navigation = NavigationTransitioningDelegate(transition)
        container.delegate = navigation
        device.launch(container)
        delegate = navigation
        there = { container.pushViewController(second, animated: true) }
        back = { container.popViewController(animated: true) }
      case .tabs:
        let container = UITabBarController()
        container.viewControllers = [first, second]
        let tabs = TabBarTransitioningDelegate(transition)
        container.delegate = tabs
        device.launch(container)
        delegate = tabs
        there = { container.selectedIndex = 1 }
        back = { container.selectedIndex = 0 }
      }
    }
  }

  @Test(
    "In both directions the incoming view is in the container before UIKit completes",
    arguments: Preset.allCases, Change.allCases)
  func incoming(_ preset: Preset, _ change: Change) throws {
    let fixture = Fixture(change, preset.animation)
    for go in [fixture.there, fixture.back] {
      go()
      fixture.device.advance(by: 0.2)
      let flight = try #require(fixture.transition.flight)
      // UIKit gives no view of a presenter that stays where it is.
      let isGiven = flight.incomingView != nil
      #expect(isGiven || change == .custom && !flight.isPresenting)
      #expect(flight.incomingView?.superview === (isGiven ? flight.containerView : nil))
      if !flight.isPresenting, let incoming = flight.incomingView,
        let outgoing = flight.outgoingView,
        let views = flight.containerView.subviews as [UIView]?,
        let below = views.firstIndex(of: incoming), let above = views.firstIndex(of: outgoing)
      {
        #expect(below < above)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest)
    }
    #expect(fixture.first.view.window != nil && fixture.second.view.window == nil)
    #expect(fixture.first.view.alpha == 1 && fixture.first.view.transform.isIdentity)
  }

  @Test(
    "An animation that forgets the incoming view does not end without it",
    arguments: Change.allCases)
  func forgotten(_ change: Change) {
    let fixture = Fixture(change, TransitionAnimation { _, _ in })
    fixture.there()
    fixture.device.advanceUntilIdle()
    #expect(fixture.second.view.window != nil)
    #if DEBUG
      #expect(Runtime.current.console.contains { $0.contains("installViews()") })
    #endif
  }

  @Test(
    "When UIKit is notified of the end, views that do not belong in the container are removed",
    arguments: Change.allCases, [true, false])
  func tidied(_ change: Change, isCancelled: Bool) {
    let fixture = Fixture(change, .slide(from: .right))
    var flight: TransitionFlight?
    var remains: [Bool] = []
    fixture.device.onTransitionMessage { message in
      guard message.hasPrefix("completeTransition"), let flight else { return }
      // After a presentation or a push, the outgoing view is UIKit's to take away.
      let leaving = isCancelled ? flight.incomingView : flight.outgoingView
      let isTidied = isCancelled || !flight.isPresenting
      remains.append(isTidied && leaving?.superview === flight.containerView)
    }
    for go in isCancelled ? [fixture.there] : [fixture.there, fixture.back] {
      go()
      fixture.device.advance(by: 0.1)
      flight = fixture.transition.flight
      if isCancelled { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
    }
    #expect((fixture.second.view.window == nil) && (fixture.first.view.window != nil))
    #expect(!remains.isEmpty && !remains.contains(true))
  }
}
