/// The animation of a transition: a value that prepares the views of a flight and adds the steps.
///
/// The preparation moves the views to the start of the animation. The steps then change the views
/// inside the flight's animator, and clean up at the end of the flight.
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
  /// The steps of an animation for the views that it has prepared.
  ///
  /// ```swift
  /// let countUp = TransitionAnimation { flight, steps in
  ///   flight.installViews()
  ///   steps.include(.fade, in: flight)
  ///   steps.animate(delayFactor: 0.5) { badge.alpha = flight.isPresenting ? 1 : 0 }
  ///   steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
  ///   steps.cleanUp { _ in badge.alpha = 1 }
  /// }
  /// ```
  public struct Steps {
    fileprivate var steps = FlightSteps()
    /// The flight whose direction the closures read.
    private unowned let flight: TransitionFlight

    fileprivate init(of flight: TransitionFlight) {
      self.flight = flight
    }

    /// Adds changes that the animator animates.
    ///
    /// A delay is measured in time, but a finger moves the progress. So with a curve that starts
    /// fast, delayed changes show near the end. The table contains the displayed part of changes
    /// with a delay of one half, at some values of the progress:
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
    /// With a timing that overshoots, a delay has a second effect. Within 2 % of an end, moving
    /// views are away from the finger, by at most 2 % of the travel plus the overshoot.
    ///
    /// - Parameters:
    ///   - delayFactor: The fraction of the duration, 0…1, after which the changes begin. They end
    ///     with the flight.
    ///   - animations: The changes. On cancel the animator restores everything that UIKit can
    ///     animate.
    public mutating func animate(
      delayFactor: Double = 0, _ animations: @escaping () -> Void
    ) {
      steps.blocks.append(
        AnimationBlock(.delay(delayFactor), animations: flight.directed(animations)))
    }

    /// Adds changes that last while the progress of the flight is in a range.
    ///
    /// The changes proceed evenly over the range.
    ///
    /// ```swift
    /// steps.animate(during: 0.5...1) { titleLabel.alpha = flight.isPresenting ? 1 : 0 }
    /// ```
    ///
    /// A flight that is reversed undoes the changes in the same range. The progress of a dismissal
    /// also goes from 0 to 1, so mirror the range for the motion back. Do not change properties
    /// that other blocks of the flight change. With such changes the main thread moves the flight,
    /// frame by frame, as it does under a finger.
    ///
    /// - Parameters:
    ///   - range: The range of the progress, within 0…1. The part outside does not count.
    ///   - animations: The changes. On cancel the animator restores everything that UIKit can
    ///     animate.
    public mutating func animate(
      during range: ClosedRange<Double>, _ animations: @escaping () -> Void
    ) {
      steps.blocks.append(AnimationBlock(.range(range), animations: flight.directed(animations)))
    }

    /// Adds a closure that shows a progress in a way that an animator cannot: a path, a mask, a
    /// text.
    ///
    /// With such a closure the main thread moves the flight, frame by frame, as it does under a
    /// finger. The animator and the closure show the same progress in the same frame.
    ///
    /// ```swift
    /// steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
    /// ```
    ///
    /// If the curve leaves 0…1, the animator moves past its ends, but the closure gets 0 or 1.
    ///
    /// - Parameter show: Called without an animation, first with 0, and then with each progress of
    ///   the flight, 0…1.
    public mutating func follow(_ show: @escaping (_ progress: Double) -> Void) {
      let show = flight.directed(show)
      follow(ClosureFollower { show($0.clampedToUnit) })
    }

    /// Adds a follower, which also shows progress outside 0…1.
    mutating func follow(_ follower: any FlightFollower) {
      steps.followers.append(follower)
    }

    /// Adds the steps of another animation.
    ///
    /// The other animation prepares its views now. Its steps come after the current steps.
    ///
    /// ```swift
    /// let morph = TransitionAnimation { flight, steps in
    ///   steps.include(.elements, in: flight)
    ///   steps.animate { toolbar.alpha = flight.isPresenting ? 0 : 1 }
    /// }
    /// ```
    ///
    /// If two animations move the same view, include the one first that reads the positions of
    /// views: elements, before a slide. The clean-up of these steps undoes the preparation. So the
    /// flight needs these steps, and `include` has no effect in a block.
    ///
    /// - Parameters:
    ///   - animation: The other animation. Its timing does not count.
    ///   - flight: The flight that is being prepared.
    public mutating func include(_ animation: TransitionAnimation, in flight: TransitionFlight) {
      let others =
        flight.isReversed
        ? flight.perform(reversed: false) {
          flight.bringToFront(presentedPage: true)
          return animation.reversed.prepare(flight)
        }
        : animation.prepare(flight)
      steps.blocks += others.blocks
      steps.followers += others.followers
      steps.cleanUps += others.cleanUps
    }

    /// Adds a clean-up to perform when the flight has ended, before UIKit is notified.
    ///
    /// Clean-ups are performed in the reverse order of their addition, so that each undoes changes
    /// on top of the earlier state.
    ///
    /// - Parameter cleanUp: Called with the position at which the flight has ended. It restores
    ///   changes that the animator does not restore. The flight removes the views of
    ///   ``TransitionFlight/installViews()``.
    public mutating func cleanUp(_ cleanUp: @escaping (TransitionPosition) -> Void) {
      // A generic closure would be wrapped twice.
      steps.cleanUps.append(flight.isReversed ? flight.directed(cleanUp) : cleanUp)
    }
  }

  /// The timing that suits the animation. It is the default timing of a transition.
  public let timing: TransitionTiming

  /// Returns the motion of the page's middle from its place when presented, in points.
  typealias Exit = (
    _ isPresenting: Bool, _ place: CGRect, _ bounds: CGRect,
    _ layout: UIUserInterfaceLayoutDirection
  ) -> CGVector

  /// The exit before the start and with reduced motion. Otherwise a flight measures its motion.
  let exit: Exit
  /// Returns the reverse of this animation.
  private var reverse: (TransitionAnimation) -> TransitionAnimation = { $0.withPagesExchanged() }

  private let prepareSteps: (TransitionFlight, inout Steps) -> Void

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - timing: The timing that suits the animation.
  ///   - prepare: Moves the views of a flight to the start of the animation, without an animation,
  ///     and adds the steps.
  public init(
    timing: TransitionTiming = .easeInOut(0.4),
    _ prepare: @escaping (_ flight: TransitionFlight, _ steps: inout Steps) -> Void
  ) {
    self.init(timing: timing, exit: Self.attachedExit, prepare)
  }

  init(
    timing: TransitionTiming = .easeInOut(0.4), exit: @escaping Exit,
    _ prepare: @escaping (_ flight: TransitionFlight, _ steps: inout Steps) -> Void
  ) {
    self.timing = timing
    self.exit = exit
    prepareSteps = prepare
  }

  /// Prepares the views. UIKit may start a flight within the block of another animation, with which
  /// the preparation must not be animated or restored.
  func prepare(_ flight: TransitionFlight) -> FlightSteps {
    var steps = Steps(of: flight)
    UnanimatedCall.perform { prepareSteps(flight, &steps) }
    return steps.steps
  }

  // MARK: The opposite direction

  /// The animation with its pages exchanged.
  ///
  /// In a presentation, the outgoing page moves above the incoming page, as it does in a dismissal
  /// by the original animation. In a dismissal, the incoming page moves as in a presentation. For
  /// example, the reverse of ``push(from:)`` is ``pull(to:)``.
  ///
  /// The reverse of ``asymmetric(presenting:dismissing:)`` also exchanges the two animations. The
  /// reverse of a reversed animation is the original one.
  ///
  /// ```swift
  /// let leaving = InterruptibleTransition(.slide(from: .bottom).reversed)
  /// ```
  ///
  /// The closures of an app's animation read the opposite ``TransitionFlight/isPresenting``, and
  /// ``TransitionFlight/installViews()`` returns the other page. If UIKit gives no access to that
  /// page, as in most modal presentations, the presented page fades instead.
  ///
  /// Animations of elements, zooms, dissolves and ``unanimated`` are the same in both directions.
  public var reversed: TransitionAnimation { reverse(self) }

  /// Returns the animation with another reverse.
  func withReverse(
    _ reverse: @escaping (TransitionAnimation) -> TransitionAnimation
  ) -> TransitionAnimation {
    var animation = self
    animation.reverse = reverse
    return animation
  }

  /// Returns an animation whose closures read the opposite direction of the flight.
  private func withPagesExchanged() -> TransitionAnimation {
    TransitionAnimation(timing: timing, exit: Self.noExit) { [prepareSteps] flight, steps in
      guard let page = flight.installViews() else { return }
      guard flight.bringToFront(presentedPage: false) else {
        return steps.fade(page, out: !flight.isPresentation, in: flight)
      }
      flight.perform(reversed: true) { prepareSteps(flight, &steps) }
    }
    .withReverse { _ in self }
  }

  // MARK: The motion of a page that leaves

  static func noExit(
    _ isPresenting: Bool, _ place: CGRect, _ bounds: CGRect,
    _ layout: UIUserInterfaceLayoutDirection
  ) -> CGVector {
    .zero
  }

  /// The assumed exit by an app's animation, at each attached edge whose opposite edge is free.
  private static func attachedExit(
    _ isPresenting: Bool, _ place: CGRect, _ bounds: CGRect,
    _ layout: UIUserInterfaceLayoutDirection
  ) -> CGVector {
    let exits: [(near: TransitionEdge, far: TransitionEdge)] = [
      (.bottom, .top), (.top, .bottom), (.left, .right), (.right, .left),
    ]
    var exit = CGVector.zero
    for (near, far) in exits
    where place.extends(to: near, of: bounds) && !place.extends(to: far, of: bounds) {
      let motion = near.vector(place.distance(to: near, of: bounds))
      exit.dx += motion.dx
      exit.dy += motion.dy
    }
    return exit
  }
}

extension TransitionFlight {
  /// Moves one page in front of the other, and returns whether UIKit gives access to both.
  @discardableResult fileprivate func bringToFront(presentedPage isPresented: Bool) -> Bool {
    guard let incomingView, let outgoingView else { return false }
    if isPresented == isPresentation {
      containerView.insertSubview(incomingView, aboveSubview: outgoingView)
    } else {
      containerView.insertSubview(outgoingView, aboveSubview: incomingView)
    }
    return true
  }
}

extension CGRect {
  fileprivate func extends(to edge: TransitionEdge, of bounds: CGRect) -> Bool {
    let length = edge.isHorizontal ? width : height
    return distance(to: edge, of: bounds) - length < 0.5
  }
}
