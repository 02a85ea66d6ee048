/// What starts, holds and moves a transition: a gesture, a scroll view, or anything of the app's own.
///
/// An interaction sends its transition the verbs: ``InterruptibleTransition/pause()`` takes hold, even
/// before UIKit has started the transition; ``InterruptibleTransition/update(_:)`` moves it; and
/// ``InterruptibleTransition/release(velocity:)``, ``InterruptibleTransition/finish(velocity:)`` or
/// ``InterruptibleTransition/cancel(velocity:)`` lets it go.
///
/// The transition keeps its interactions, so an interaction keeps its transition weakly.
public protocol TransitionInteraction: AnyObject {
  /// Called when the interaction is given to a transition.
  ///
  /// - Parameter transition: The transition to send verbs to.
  func attach(to transition: InterruptibleTransition)

  /// Called when the interaction is taken from its transition.
  func detach()

  /// Called when a run begins.
  ///
  /// - Parameter flight: The run; its container view is there.
  func flightBegan(_ flight: Flight)

  /// Called when a run has come to rest.
  ///
  /// - Parameter flight: The run.
  func flightEnded(_ flight: Flight)
}

extension TransitionInteraction {
  /// Does nothing.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: Flight) {}

  /// Does nothing.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: Flight) {}
}
