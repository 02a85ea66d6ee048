// What an app registers with a transition, any number of times.
extension InterruptibleTransition {
  /// Adds changes that every flight of the transition animates along with its own.
  ///
  /// The changes scrub, pause and reverse with the flight. On cancel the animator restores what
  /// UIKit can animate; the completion must restore the rest. A flight that is under way animates
  /// the changes too, as if they had been added by
  /// ``TransitionFlight/addAnimations(delayFactor:_:completion:)``.
  ///
  /// Under Reduce Motion the changes are animated in the time of the cross-fade. Leave out those
  /// that move something:
  ///
  /// ```swift
  /// reveal.addAuxiliaryAnimations { [logo] flight in
  ///   if !flight.isCalm { logo.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
  ///   logo.alpha = flight.isPresenting ? 0 : 1
  /// }
  /// ```
  ///
  /// An animation that begins within the changes, such as by `UIView.animate`, inherits the
  /// duration of the flight's animator, which may be 30 seconds. Pass `.overrideInheritedDuration`
  /// with ``TransitionFlight/duration``.
  ///
  /// UIKit ends the animations of a view that leaves the window, at their goal. If that may happen
  /// in mid-flight, as to a cell that is reused, the completion must restore the view.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the duration, 0…1, after which the changes begin; they end
  ///     with the flight. A delay is one of time: see
  ///     ``TransitionAnimation/Steps/animate(delayFactor:_:)`` for what a finger makes of it.
  ///   - animations: The changes. The flight says whether it presents or dismisses.
  ///   - completion: Called with the position at which a flight came to rest.
  /// - Returns: The registration, which removes the changes from later flights. A flight that is
  ///   under way keeps them.
  @discardableResult
  public func addAuxiliaryAnimations(
    delayFactor: Double = 0, _ animations: @escaping (TransitionFlight) -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) -> TransitionRegistration {
    add(.init(span: .delay(delayFactor), animations: animations, completion: completion))
  }

  /// Adds changes that last while the progress of a flight is in a range, evenly over it, to every
  /// flight of the transition.
  ///
  /// ```swift
  /// reveal.addAuxiliaryAnimations(during: 0.5...1) { [titleLabel] flight in
  ///   titleLabel.alpha = flight.isPresenting ? 1 : 0
  /// }
  /// ```
  ///
  /// They are as those of ``addAuxiliaryAnimations(delayFactor:_:completion:)``, but follow a
  /// finger evenly along any timing. Do not change what other blocks change. With such changes the
  /// main thread moves the flights, frame by frame. In a flight that is under way, the rest of a
  /// range that has begun counts; if the range is over, the changes are made at once.
  ///
  /// - Parameters:
  ///   - window: The range of the progress, within 0…1; the part outside does not count.
  ///   - animations: The changes. The flight says whether it presents or dismisses.
  ///   - completion: Called with the position at which a flight came to rest.
  /// - Returns: The registration, which removes the changes from later flights. A flight that is
  ///   under way keeps them.
  @discardableResult
  public func addAuxiliaryAnimations(
    during window: ClosedRange<Double>, _ animations: @escaping (TransitionFlight) -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) -> TransitionRegistration {
    add(.init(span: .window(window), animations: animations, completion: completion))
  }

  private func add(
    _ auxiliary: TransitionConfiguration.AuxiliaryAnimation
  ) -> TransitionRegistration {
    let number = configuration.auxiliaryAnimations.add(auxiliary)
    for flight in registry.active { flight.join(auxiliary) }
    return TransitionRegistration { [weak self] in
      self?.configuration.auxiliaryAnimations.remove(number)
    }
  }

  /// Adds a listener to every event of the transition, from now on.
  ///
  /// Listeners are called in the order in which they were added, after ``onPhaseChange`` and
  /// ``onOutcomeChange``. A listener may call any verb, and remove any listener. A verb takes
  /// effect when all listeners were called; its events come after that.
  ///
  /// At the end of a flight come first the completions of what was added to it, then the listeners
  /// of the transition, and then those of the request, of which the last event is
  /// ``TransitionEvent/completed(_:)``.
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

  /// The events that ``observe(_:)`` delivers, from now on, as a stream.
  ///
  /// Each stream delivers all events, however late they are read, and ends with the transition. An
  /// app that listens only for a while breaks out of its loop.
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
  ///   at most once per frame while a flight moves by itself, and at each move of a finger. Where a
  ///   flight begins is not reported, if the listener knows that progress.
  /// - Returns: The registration, which removes the listener.
  @discardableResult
  public func observeProgress(
    _ listener: @escaping (_ progress: Double, _ flight: TransitionFlight) -> Void
  ) -> TransitionRegistration {
    listeners.observeProgress(of: registry.active, listener)
  }
}

extension TransitionFlight {
  /// Adds an auxiliary animation that is registered in mid-flight. An animator that has yet to be
  /// made gets it from the transition's settings.
  func join(_ auxiliary: TransitionConfiguration.AuxiliaryAnimation) {
    guard control != nil else { return }
    add(auxiliary.block(for: self), completion: auxiliary.completion)
  }
}
