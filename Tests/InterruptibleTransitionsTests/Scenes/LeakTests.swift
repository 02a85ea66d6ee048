import HeadlessDevice
import Testing

@testable import InterruptibleTransitions
@testable import Rehearsals

/// `RehearsalTests` detects leaks in every scene. These tests show that each leak is detected.
@Suite("Leaks in scenes", .underVariants)
struct LeakTests {
  /// The objects that are retained too long.
  enum Kept: String, CaseIterable {
    case flight = "TransitionFlight"
    case animator = "FlightAnimator"
    case context = "TransitionContext"
    case run = "TransitionRun"
    case presented = "PresentedViewController"
    case presentation = "InterruptiblePresentationController"
    case windowRecognizer = "UIPanGestureRecognizer"
    case interaction = "PanInteraction"
    case transition = "InterruptibleTransition"
    case presenter = "UIViewController"
    case view = "UIView"
    case window = "UIWindow"

    /// Whether the object must be released when the transition has ended.
    var belongsToRun: Bool { [.flight, .animator, .context, .run].contains(self) }
    /// Whether the object must be released when it has left the screen.
    var leavesScreen: Bool { [.presented, .presentation, .windowRecognizer].contains(self) }

    func find(in presenter: UIViewController, _ transition: InterruptibleTransition) -> AnyObject? {
      switch self {
      case .flight: transition.flight
      case .animator: transition.flight?.animator
      case .context: transition.flight?.context
      case .run: Runtime.current.transitions.first?.run
      case .presented: presenter.presentedViewController
      case .presentation: presenter.presentedViewController?.presentationController
      case .windowRecognizer:
        presenter.view.window?.gestureRecognizers?.first { $0 is UIPanGestureRecognizer }
      case .interaction: transition.interactions.first as AnyObject?
      case .transition: transition
      case .presenter: presenter
      case .view: presenter.view
      case .window: presenter.view.window
      }
    }
  }

  private final class PresentedViewController: UIViewController {}

  /// Returns a rehearsal that presents and dismisses, and that calls a closure in the middle of
  /// both.
  private func rehearsal(
    _ inFlight: @escaping (UIViewController, InterruptibleTransition) -> Void
  ) -> Rehearsal {
    Rehearsal(scene: "leaks", ending: "none", summary: "") { fixture in
      let presenter = UIViewController()
      let transition = InterruptibleTransition(.fade, timing: .linear(0.2))
      transition.interactions = [.pan(.down, over: 300)]
      fixture.launch(presenter, transition)
      presenter.present(PresentedViewController(), with: transition)
      fixture.device.advance(by: 0.1)
      inFlight(presenter, transition)
      fixture.device.advanceUntilIdle()
      presenter.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      inFlight(presenter, transition)
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("Objects that are retained too long are detected", arguments: Kept.allCases)
  func kept(_ kept: Kept) throws {
    var objects: [AnyObject] = []
    let performance = rehearsal { presenter, transition in
      if let object = kept.find(in: presenter, transition) { objects.append(object) }
    }.perform(isRecorded: false, inspector: LeakTracker())
    #expect(objects.count == 2)
    let (first, last) = (performance.failures.first ?? "", performance.failures.last ?? "")
    #expect(last.contains("the scene is over") && last.contains("× \(kept.rawValue)"))
    #expect(first.contains("of a transition that has ended") == kept.belongsToRun)
    #expect(first.contains("of what has left the screen") == kept.leavesScreen)
    #expect(first.contains(kept.rawValue))
  }

  @Test("An interaction that retains its scene is detected")
  func cycle() {
    let performance = rehearsal { presenter, transition in
      guard transition.interactions.count == 1 else { return }
      transition.interactions.append(
        .pan(.up, over: 300, on: presenter.view) {
          presenter.present(UIViewController(), with: transition)
        })
    }.perform(isRecorded: false, inspector: LeakTracker())
    #expect(performance.failures.last?.contains("1 × InterruptibleTransition") == true)
  }

  @Test("Without a leak, nothing is detected, and all objects are checked")
  func nothing() {
    let leaks = LeakTracker()
    let performance = rehearsal { _, _ in }.perform(isRecorded: false, inspector: leaks)
    #expect(performance.failures == [])
    #expect(Set(Kept.allCases.map(\.rawValue)).subtracting(leaks.kinds) == [])
  }
}
