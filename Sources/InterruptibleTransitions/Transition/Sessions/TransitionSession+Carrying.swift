// Fingers that carry an element.
extension TransitionSession {
  /// Carries an element of the flight, and the flight with it.
  ///
  /// The element keeps the form that it has when the fingers take hold of it, and moves, scales and
  /// rotates as a whole. The progress of the flight follows its size. If both ends are about as
  /// large, the progress follows its place between them. After the release, the element continues
  /// at the velocity of the fingers, and settles in its place.
  ///
  /// Begin with a pose that does not move anything. Until UIKit has begun the flight, poses move
  /// nothing, and the element follows the fingers from there.
  ///
  /// A translation alone does not change the size, and the flight stays. For a drag that also makes
  /// the element smaller, see ``TransitionCarryStyle/pose(dragging:to:toward:in:)``.
  ///
  /// ```swift
  /// let place = pan.location(in: flight.containerView)
  /// let movement = pan.translation(in: flight.containerView)
  /// session?.carry(
  ///   TransitionPose(
  ///     translation: CGVector(dx: movement.x, dy: movement.y), scale: pinch.scale, about: place),
  ///   of: "photo")
  /// ```
  ///
  /// Without elements, and with reduced motion, nothing is carried. The flight then follows the
  /// fingers vertically over the height of its container: down leads back to the presenting screen.
  ///
  /// - Parameters:
  ///   - pose: The movement of the fingers since the start of the gesture, in the coordinates of
  ///     the flight's container. A pose with a component that is not finite, or farther away than a
  ///     million points, is ignored.
  ///   - id: The identifier of the element. The default, nil, is the matched element at the point
  ///     of the pose, or else the largest one.
  public func carry(_ pose: TransitionPose, of id: ElementID? = nil) {
    // An app may call this method while a page is laid out, before the flight has an animator.
    guard isActive, let pose = pose.usable, let flight = transition?.sessionFlight,
      !flight.isMakingAnimator
    else { return }
    if carrying?.flight !== flight {
      carrying = SessionCarry(
        flight, origin: pose, carrying: id, toward: carryDirection ?? .down,
        leadsToEnd: carryDirection == nil ? !flight.isPresenting : carryLeadsToEnd)
    }
    carrying?.record(pose)
    let decides = flight.userDismissal?.permitsPull != false
    guard let position = carrying?.position(at: decides ? pose : pose.resisting) else { return }
    flight.carriedEnd =
      decides ? carryThreshold.flatMap { carrying?.end(below: $0) } : nil
    flight.handle(.updated(flight.userDismissal?.shownPosition(for: position) ?? position))
  }

  /// Makes a pose the one from which the next poses start. The element stays.
  func rebaseCarry(to pose: TransitionPose) {
    carrying?.rebase(to: pose)
  }

  /// Ends the session at the velocity of the fingers, so that the transition's
  /// ``InterruptibleTransition/completionRule`` decides about the progress.
  ///
  /// Fingers that have rested for 0.1 s have no velocity. The rule gets the velocity of the
  /// progress, which follows the velocity of the scale. The element continues at all components.
  ///
  /// - Parameter velocity: The velocity of the pose. Components that are not finite are 0.
  public func release(velocity: TransitionPose.Velocity) {
    endCarry(velocity) { transition, flight, speed in
      transition.release(flight, velocity: speed, byGesture: true)
    }
  }

  /// Ends the session, and sends the flight to an end if the app permits a dismissal.
  func release(to position: TransitionPosition, velocity: TransitionPose.Velocity) {
    endCarry(velocity) { transition, flight, speed in
      let end = flight?.userDismissal?.end(ofReleaseToward: position) ?? position
      transition.send(.released(.init(position: end, velocity: speed)), to: flight)
    }
  }

  private func endCarry(
    _ velocity: TransitionPose.Velocity,
    _ release: (InterruptibleTransition, TransitionFlight?, _ progressVelocity: Double) -> Void
  ) {
    var velocity = carrying?.current(velocity.usable) ?? velocity.usable
    if transition?.sessionFlight?.userDismissal?.permitsPull == false {
      velocity = velocity.resisting
    }
    let speed = carrying?.progressVelocity(at: velocity) ?? 0
    end { transition, flight in
      flight?.releaseVelocity = velocity
      release(transition, flight, speed)
    }
  }
}

nonisolated extension TransitionPose {
  /// The part of the fingers' movement that an element follows if it must stay.
  fileprivate static let resistance: CGFloat = 0.2

  fileprivate var resisting: TransitionPose {
    let part = Self.resistance
    return TransitionPose(
      translation: CGVector(dx: translation.dx * part, dy: translation.dy * part),
      scale: 1 + (scale - 1) * part, rotation: rotation * part, about: anchor)
  }
}

nonisolated extension TransitionPose.Velocity {
  fileprivate var resisting: TransitionPose.Velocity {
    let part = TransitionPose.resistance
    return TransitionPose.Velocity(
      translation: CGVector(dx: translation.dx * part, dy: translation.dy * part),
      scale: scale * part, rotation: rotation * part)
  }
}
