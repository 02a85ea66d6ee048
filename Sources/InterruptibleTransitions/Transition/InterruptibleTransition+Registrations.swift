// Registrations that an app can add to a transition any number of times.
extension InterruptibleTransition {
  /// Adds changes that every flight of the transition animates with its own changes.
  ///
  /// The changes scrub, pause and reverse with the flight. On cancel the animator restores
  /// everything that UIKit can animate, and the completion must restore everything else. A current
  /// flight animates the changes too, like changes of
  /// ``TransitionFlight/addAnimations(delayFactor:_:completion:)``.
  ///
  /// With Reduce Motion the changes are animated in the duration of the cross-fade. Leave out
  /// changes that move something:
  ///
  /// ```swift
  /// reveal.addAuxiliaryAnimations { [logo] flight in
  ///   if !flight.usesReducedMotion { logo.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
  ///   logo.alpha = flight.isPresenting ? 0 : 1
  /// }
  /// ```
  ///
  /// An animation that begins within the changes, such as by `UIView.animate`, inherits the
  /// duration of the flight's animator. Under a finger that can be longer than the flight, so pass
  /// `.overrideInheritedDuration` with ``TransitionFlight/duration``.
  ///
  /// If a view leaves the window, UIKit moves its animations to their final values. If that may
  /// happen in flight, as with a cell that is reused, the completion must restore the view.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the duration, 0…1, after which the changes begin. They end
  ///     with the flight. The delay is measured in time:
  ///     ``TransitionAnimation/Steps/animate(delayFactor:_:)`` describes its effect under a finger.
  ///   - animations: The changes. The parameter is the flight, which can be a presentation or a
  ///     dismissal.
  ///   - completion: Called with the outcome of each flight: completed at its end, and cancelled at
  ///     its start.
  /// - Returns: The registration, which removes the changes from later flights. A current flight
  ///   keeps the changes.
  @discardableResult
  public func addAuxiliaryAnimations(
    delayFactor: Double = 0, _ animations: @escaping (TransitionFlight) -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRegistration {
    addAuxiliary(.delay(delayFactor), animations, completion)
  }

  /// Adds changes that last while the progress of a flight is in a range, to every flight.
  ///
  /// The changes proceed evenly over the range.
  ///
  /// ```swift
  /// reveal.addAuxiliaryAnimations(during: 0.5...1) { [titleLabel] flight in
  ///   titleLabel.alpha = flight.isPresenting ? 1 : 0
  /// }
  /// ```
  ///
  /// The rules of ``addAuxiliaryAnimations(delayFactor:_:completion:)`` apply, but with every
  /// timing these changes follow a finger evenly. Do not change properties that other blocks
  /// change. With such changes the main thread moves the flights, frame by frame. In a current
  /// flight, the changes last for the remaining part of the range. If the range is over, they are
  /// made at once.
  ///
  /// - Parameters:
  ///   - range: The range of the progress, within 0…1. The part outside does not count.
  ///   - animations: The changes. The parameter is the flight, which can be a presentation or a
  ///     dismissal.
  ///   - completion: Called with the outcome of each flight: completed at its end, and cancelled at
  ///     its start.
  /// - Returns: The registration, which removes the changes from later flights. A current flight
  ///   keeps the changes.
  @discardableResult
  public func addAuxiliaryAnimations(
    during range: ClosedRange<Double>, _ animations: @escaping (TransitionFlight) -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRegistration {
    addAuxiliary(.range(range), animations, completion)
  }

  private func addAuxiliary(
    _ span: AnimationBlock.Span, _ animations: @escaping (TransitionFlight) -> Void,
    _ completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRegistration {
    let makeBlock = { (flight: TransitionFlight) in
      AnimationBlock(
        span, animations: { [unowned flight] in animations(flight) }, completion: completion)
    }
    let number = auxiliaryAnimations.add(makeBlock)
    // A flight without an animator gets the block from the transition when it makes one.
    for flight in registry.active where flight.control != nil { flight.add(makeBlock(flight)) }
    return TransitionRegistration { [weak self] in self?.auxiliaryAnimations.remove(number) }
  }

  /// Adds a listener to every event of the transition from now on.
  ///
  /// Listeners are called in the order in which they were added. A listener may call any method of
  /// the transition, such as ``InterruptibleTransition/reverse()``, and may remove any listener.
  /// The call takes effect after all listeners have been called, and its events follow.
  ///
  /// At the end of a flight, the completions of its added changes come first. The listeners of the
  /// transition and then those of the request follow. A completion that was added to a handle
  /// counts as a listener of the request. The last event of a request is
  /// ``TransitionEvent/ended(_:)``.
  ///
  /// ```swift
  /// reveal.observe { [feedback] event in
  ///   if event == .phaseChanged(.held) { feedback.prepare() }
  /// }
  /// ```
  ///
  /// - Parameter listener: Called with each event.
  /// - Returns: The registration, which removes the listener.
  @discardableResult
  public func observe(_ listener: @escaping (TransitionEvent) -> Void) -> TransitionRegistration {
    listeners.observe(listener)
  }

  /// An asynchronous stream of the events that ``observe(_:)`` delivers from now on.
  ///
  /// Each stream delivers all events, even if they are read late, and ends when the transition is
  /// deallocated. To stop listening, break out of the loop.
  public var events: AsyncStream<TransitionEvent> { AsyncStream(observe) }

  /// Adds a listener to the progress of the transition's flights, from 0 to 1.
  ///
  /// ```swift
  /// reveal.observeProgress { [dimming] progress, flight in
  ///   dimming.alpha = flight.isPresenting ? progress : 1 - progress
  /// }
  /// ```
  ///
  /// - Parameter listener: Called with the progress and its flight when the progress has changed:
  ///   at each move of a finger, and otherwise at most once per frame. The progress at the start of
  ///   a flight is not reported if it equals the last reported one.
  /// - Returns: The registration, which removes the listener.
  @discardableResult
  public func observeProgress(
    _ listener: @escaping (_ progress: Double, _ flight: TransitionFlight) -> Void
  ) -> TransitionRegistration {
    listeners.observeProgress(of: registry.active, listener)
  }
}
