/// The look of a transition: a value that prepares the views of a flight and adds the steps.
///
/// Preparing puts the views where the animation begins. The steps then change them, inside the
/// flight's animator, and clean up at the end where the flight comes to rest.
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
  /// The steps of an animation on the views that it has prepared.
  public struct Steps {
    fileprivate(set) var blocks: [AnimationBlock] = []
    fileprivate(set) var followers: [any FlightFollower] = []
    fileprivate(set) var cleanUps: [(TransitionPosition) -> Void] = []

    /// Makes steps that do nothing.
    public init() {}

    /// Adds changes that the animator animates.
    ///
    /// A delay is one of time. A finger moves the progress, and late changes show near the end of a
    /// curve that starts fast. The part of changes with a delay of one half that is shown at a
    /// progress:
    ///
    /// | progress | 0.25 | 0.5 | 0.75 | 0.9 | 0.95 | 0.99 |
    /// |---|---|---|---|---|---|---|
    /// | `.linear` | 0 | 0 | 0.5 | 0.8 | 0.9 | 0.98 |
    /// | `.easeOut` | 0 | 0 | 0.2 | 0.66 | 0.83 | 0.96 |
    /// | `.spring(dampingRatio: 1)` | 0 | 0 | 0 | 0 | 0.03 | 0.91 |
    /// | `.spring(dampingRatio: 0.75)` | 0 | 0 | 0 | 0 | 0 | 0.98 |
    ///
    /// For changes that follow the finger evenly, use ``animate(during:_:)``.
    ///
    /// Along a timing that overshoots, a delay has another effect: within 2 % of an end, what moves
    /// is off the finger, by at most 2 % of the travel plus the overshoot.
    ///
    /// - Parameters:
    ///   - delayFactor: The fraction of the duration, 0…1, after which the changes begin; they end
    ///     with the flight.
    ///   - animations: The changes. On cancel the animator restores what UIKit can animate.
    public mutating func animate(
      delayFactor: Double = 0, _ animations: @escaping () -> Void
    ) {
      blocks.append(AnimationBlock(.delay(delayFactor), animations: animations))
    }

    /// Adds changes that last while the progress of the flight is in a range, evenly over it.
    ///
    /// ```swift
    /// steps.animate(during: 0.5...1) { titleLabel.alpha = flight.isPresenting ? 1 : 0 }
    /// ```
    ///
    /// A flight that is reversed undoes them in the same range. The progress of a dismissal goes
    /// from 0 to 1 too: mirror the range for the motion back. Do not change what other blocks of
    /// the flight change. With such changes the main thread moves the flight, frame by frame, as it
    /// does under a finger.
    ///
    /// - Parameters:
    ///   - window: The range of the progress, within 0…1; the part outside does not count.
    ///   - animations: The changes. On cancel the animator restores what UIKit can animate.
    public mutating func animate(
      during window: ClosedRange<Double>, _ animations: @escaping () -> Void
    ) {
      blocks.append(AnimationBlock(.window(window), animations: animations))
    }

    /// Adds what shows a progress that an animator cannot: a path, a turn, a mask, a text.
    ///
    /// With it the main thread moves the flight, frame by frame, as it does under a finger. The
    /// animator and this show the same progress in the same frame.
    ///
    /// ```swift
    /// steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
    /// ```
    ///
    /// Along a curve that leaves 0…1 the animator goes past its ends, and this stays at them.
    ///
    /// - Parameter show: Called without an animation, first with 0, and then with each progress of
    ///   the flight, 0…1.
    public mutating func follow(_ show: @escaping (_ progress: Double) -> Void) {
      follow(ClosureFollower { show($0.clampedToUnit) })
    }

    /// Adds a follower, which also shows a progress outside of 0…1.
    mutating func follow(_ follower: any FlightFollower) {
      followers.append(follower)
    }

    /// Adds what another animation does: it prepares its views now, and its steps follow those that
    /// are here.
    ///
    /// ```swift
    /// let morph = TransitionAnimation { flight, steps in
    ///   steps.include(.elements, in: flight)
    ///   steps.animate { toolbar.alpha = flight.isPresenting ? 0 : 1 }
    /// }
    /// ```
    ///
    /// Of two animations that move the same view the one that reads where views are comes first:
    /// elements, before a slide. The preparation is undone by these steps' clean-ups: the flight
    /// needs these steps, and `include` is of no use in a block.
    ///
    /// - Parameters:
    ///   - animation: The other animation. Its timing does not count.
    ///   - flight: The flight that is being prepared.
    public mutating func include(_ animation: TransitionAnimation, in flight: TransitionFlight) {
      let others = animation.prepare(flight)
      blocks += others.blocks
      followers += others.followers
      cleanUps += others.cleanUps
    }

    /// Adds a clean-up to perform when the flight has come to rest, before UIKit is told. Of
    /// several the last one comes first, so that each finds what it has left.
    ///
    /// - Parameter cleanUp: Called with the position at which the flight came to rest. It restores
    ///   what the animator does not; the flight removes the views of
    ///   ``TransitionFlight/installViews()``.
    public mutating func cleanUp(_ cleanUp: @escaping (TransitionPosition) -> Void) {
      cleanUps.append(cleanUp)
    }
  }

  /// The timing that suits the animation, which a transition has unless it is given another one.
  public let timing: TransitionTiming

  private let prepareSteps: (TransitionFlight, inout Steps) -> Void

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - timing: The timing that suits the animation.
  ///   - prepare: Puts the views of a flight where the animation begins, without an animation, and
  ///     adds the steps.
  public init(
    timing: TransitionTiming = .easeInOut(0.4),
    _ prepare: @escaping (_ flight: TransitionFlight, _ steps: inout Steps) -> Void
  ) {
    (self.timing, prepareSteps) = (timing, prepare)
  }

  /// Prepares the views of a flight.
  ///
  /// UIKit may start a flight within another animation's block. What is prepared would be animated
  /// along with that, and restored with it.
  ///
  /// - Parameter flight: The flight, which is about to start.
  /// - Returns: The steps for the animator.
  func prepare(_ flight: TransitionFlight) -> Steps {
    var steps = Steps()
    StillCall.perform { prepareSteps(flight, &steps) }
    return steps
  }
}
