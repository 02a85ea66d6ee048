/// What a transition shows: a plain value that prepares the views of a flight and tells the steps.
///
/// Preparing puts the views where the animation begins. The steps then change them, inside the
/// flight's animator, and clean up at whichever end the flight comes to rest.
///
/// ```swift
/// let fade = TransitionAnimation { flight, steps in
///   guard let view = flight.installViews() else { return }
///   if flight.isPresenting { view.alpha = 0 }
///   steps.animate { view.alpha = flight.isPresenting ? 1 : 0 }
///   steps.cleanUp { _ in view.alpha = 1 }
/// }
/// ```
public struct TransitionAnimation {
  /// What an animation does to the views that it has prepared.
  public struct Steps {
    fileprivate(set) var blocks: [AnimationBlock] = []
    fileprivate(set) var cleanUps: [(TransitionPosition) -> Void] = []

    /// Makes steps that do nothing.
    public init() {}

    /// Adds changes that the animator animates.
    ///
    /// - Parameters:
    ///   - delayFactor: The fraction of the duration, 0…1, after which they begin; they end with
    ///     the rest.
    ///   - animations: The changes. On cancel the animator restores what UIKit can animate.
    public mutating func animate(
      delayFactor: Double = 0, _ animations: @escaping () -> Void
    ) {
      blocks.append(AnimationBlock(delayFactor: delayFactor, animations: animations))
    }

    /// Adds what is to be done when the flight has come to rest, before UIKit is told.
    ///
    /// - Parameter cleanUp: Told where it came to rest. It removes views that do not belong there
    ///   and restores what the animator does not.
    public mutating func cleanUp(_ cleanUp: @escaping (TransitionPosition) -> Void) {
      cleanUps.append(cleanUp)
    }
  }

  private let prepareSteps: (TransitionFlight, inout Steps) -> Void

  /// Makes an animation.
  ///
  /// - Parameter prepare: Puts the views of a flight where the animation begins, and adds the
  ///   steps.
  public init(_ prepare: @escaping (_ flight: TransitionFlight, _ steps: inout Steps) -> Void) {
    prepareSteps = prepare
  }

  /// Prepares the views of a flight.
  ///
  /// - Parameter flight: The run of a transition that is about to start.
  /// - Returns: What the animator is to do.
  func prepare(_ flight: TransitionFlight) -> Steps {
    var steps = Steps()
    prepareSteps(flight, &steps)
    return steps
  }
}
