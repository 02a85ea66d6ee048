/// A type that starts, holds and moves a transition: a gesture, a scroll view, or an app's control.
///
/// An interaction holds its transition by a ``TransitionSession``. It begins one with
/// ``InterruptibleTransition/beginInteraction(by:yields:)``, even before UIKit has started a
/// flight.
///
/// The transition keeps its interactions, so an interaction keeps its transition weakly. An
/// interaction belongs to one transition at a time: added to another, it leaves the first.
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
  /// The transition that the interaction is attached to: the last one that ``attach(to:)`` was
  /// called with.
  var transition: InterruptibleTransition? { get }

  /// The recognizers with which the interaction takes the transition. Recognizers of other
  /// interactions do not keep them from beginning. The default is none.
  var recognizers: [UIGestureRecognizer] { get }

  /// Called when the interaction is added to a transition.
  ///
  /// - Parameter transition: The transition to send verbs to.
  func attach(to transition: InterruptibleTransition)

  /// Called when the interaction is removed from its transition. A session that was begun by the
  /// interaction, or by one of its ``recognizers``, is cancelled before that.
  func detach()

  /// Called when a flight begins.
  ///
  /// - Parameter flight: The flight, which has its container view.
  func flightBegan(_ flight: TransitionFlight)

  /// Called when a flight has come to rest.
  ///
  /// - Parameter flight: The flight.
  func flightEnded(_ flight: TransitionFlight)
}

extension TransitionInteraction {
  /// The default: no recognizers.
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
