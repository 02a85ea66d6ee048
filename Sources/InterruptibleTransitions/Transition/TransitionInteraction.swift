/// What starts, holds and moves a transition: a gesture, a scroll view, or anything of the app's
/// own.
///
/// An interaction holds its transition by a ``TransitionSession``, which
/// ``InterruptibleTransition/beginInteraction(by:yields:)`` begins, even before UIKit has started a
/// flight.
///
/// The transition keeps its interactions, so an interaction keeps its transition weakly.
///
/// ```swift
/// final class SliderInteraction: TransitionInteraction {
///   private weak var transition: InterruptibleTransition?
///   private var session: TransitionSession?
///
///   func attach(to transition: InterruptibleTransition) { self.transition = transition }
///   func detach() { session?.cancel() }
///
///   func slide(to value: Double) {
///     session = session ?? transition?.beginInteraction(by: self)
///     session?.update(value)
///   }
///
///   func letGo() {
///     session?.release(velocity: 0)
///     session = nil
///   }
/// }
/// ```
public protocol TransitionInteraction: AnyObject {
  /// The recognizers by which the interaction takes the transition: another interaction's do not
  /// keep them from beginning. The default is none.
  var recognizers: [UIGestureRecognizer] { get }

  /// Called when the interaction is given to a transition.
  ///
  /// - Parameter transition: The transition to send verbs to.
  func attach(to transition: InterruptibleTransition)

  /// Called when the interaction is taken from its transition.
  func detach()

  /// Called when a run begins.
  ///
  /// - Parameter flight: The run; its container view is there.
  func flightBegan(_ flight: TransitionFlight)

  /// Called when a run has come to rest.
  ///
  /// - Parameter flight: The run.
  func flightEnded(_ flight: TransitionFlight)
}

extension TransitionInteraction {
  /// None.
  public var recognizers: [UIGestureRecognizer] { [] }

  /// Does nothing.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: TransitionFlight) {}

  /// Does nothing.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: TransitionFlight) {}
}
