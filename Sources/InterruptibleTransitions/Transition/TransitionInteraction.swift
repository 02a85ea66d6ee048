/// A type that starts, holds and moves a transition: a gesture, a scroll view, or an app's control.
///
/// An interaction holds its transition with a ``TransitionSession``. The method
/// ``InterruptibleTransition/beginInteraction(by:yields:)`` begins a session, even before UIKit has
/// started a flight.
///
/// The transition keeps its interactions, so an interaction has only a weak reference to its
/// transition. An interaction belongs to one transition at a time. If it is added to another
/// transition, it leaves the first one.
///
/// ```swift
/// final class SliderInteraction: TransitionInteraction {
///   private(set) weak var transition: InterruptibleTransition?
///   private var session: TransitionSession?
///   /// Asks for the flight that the slider moves.
///   var begin: () -> Void = {}
///
///   func attach(to transition: InterruptibleTransition) { self.transition = transition }
///   func detach() { session?.cancel() }
///
///   func slide(to value: Double) {
///     if session?.isActive != true {
///       session = transition?.beginInteraction(by: self)
///       if session?.startsFlight == true { begin() }
///     }
///     session?.move(to: value)
///   }
///
///   func letGo() {
///     session?.release(velocity: 0)
///     session = nil
///   }
/// }
/// ```
public protocol TransitionInteraction: AnyObject {
  /// The transition that the interaction is attached to.
  ///
  /// This is the transition of the last call of ``attach(to:)``.
  var transition: InterruptibleTransition? { get }

  /// The recognizers with which the interaction holds the transition.
  ///
  /// Recognizers of other interactions do not prevent them from beginning. The default is an empty
  /// list.
  var recognizers: [UIGestureRecognizer] { get }

  /// Called when the interaction is added to a transition.
  ///
  /// - Parameter transition: The transition to move.
  func attach(to transition: InterruptibleTransition)

  /// Called when the interaction is removed from its transition.
  ///
  /// If the interaction, or one of its ``recognizers``, has begun a session, the session is
  /// cancelled before this call.
  func detach()

  /// Called when a flight begins.
  ///
  /// - Parameter flight: The flight. Its container view exists at this time.
  func flightBegan(_ flight: TransitionFlight)

  /// Called when a flight has ended.
  ///
  /// - Parameter flight: The flight.
  func flightEnded(_ flight: TransitionFlight)
}

extension TransitionInteraction {
  /// An empty list, which is the default.
  public var recognizers: [UIGestureRecognizer] { [] }

  /// Does nothing.
  ///
  /// - Parameter flight: The flight.
  public func flightBegan(_ flight: TransitionFlight) {}

  /// Does nothing.
  ///
  /// - Parameter flight: The flight.
  public func flightEnded(_ flight: TransitionFlight) {}
}
