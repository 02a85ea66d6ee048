extension TransitionFlight {
  /// The report of the elements that the flight's animation found on both screens.
  ///
  /// The report is available from the first ``TransitionEvent/phaseChanged(_:)`` of the flight on.
  /// A custom animation can read it right after it includes the elements. The report is nil if the
  /// animation has no elements, or if the flight has reduced motion.
  ///
  /// ```swift
  /// let morphOrSlide = TransitionAnimation { flight, steps in
  ///   steps.include(.elements, in: flight)
  ///   if flight.elementReport?.matched.isEmpty != false {
  ///     steps.include(.slide(from: .right), in: flight)
  ///   }
  /// }
  /// ```
  public var elementReport: ElementReport? { elementAnimator?.report }

  private var elementAnimator: ElementAnimator? { elements as? ElementAnimator }

  /// Returns the frame in which an element is shown at this moment.
  ///
  /// Use the frame to place a view of the app beside an element, or to begin an app's own animation
  /// where the element is. An element that fingers carry, or that returns after a release, can move
  /// while the progress stays. To follow it then too, call the method in each frame, such as from a
  /// `CADisplayLink`.
  ///
  /// ```swift
  /// reveal.observeProgress { [caption] _, flight in
  ///   guard let photo = flight.frame(of: "photo") else { return }
  ///   caption.center = CGPoint(x: photo.midX, y: photo.maxY + 20)
  /// }
  /// ```
  ///
  /// - Parameter id: The identifier of the element.
  /// - Returns: The smallest upright rectangle around the element, in the coordinates of
  ///   ``containerView``, in points. The value is nil if the element has no stand-in, and before
  ///   and after the flight.
  public func frame(of id: ElementID) -> CGRect? {
    elementAnimator?.ordered.last { $0.id == id }.map { $0.convert($0.bounds, to: containerView) }
  }

  /// Applies modifiers to an element during the flight.
  ///
  /// The state that is shown at that moment stays. The element continues from there with the new
  /// modifiers.
  ///
  /// For an element that enters or exits, the modifiers change its appearance at the far end of its
  /// path. An element that enters shows the change only if the flight reverses. An element that
  /// exits shows the change as it moves on.
  ///
  /// For a matched element, the modifiers change its destination. A position, a size, a corner
  /// radius, an opacity, and translations, scales and rotations in the plane change the state in
  /// which the element arrives. Translations, scales and rotations add to earlier ones.
  ///
  /// Modifiers of time and path have no effect. At or past an end of the flight, the shown state
  /// stays. Near an end, little progress is left, so a change is complete within a frame or two.
  ///
  /// ```swift
  /// reveal.flight?.apply([.fade, .translate(y: 200)], to: "badge")
  /// ```
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, in addition to those of the element. Conditions have no effect.
  ///   - id: The identifier of the element.
  /// - Returns: Whether the element has a stand-in, and a modifier changes the appearance.
  @discardableResult
  public func apply(_ modifiers: [ElementModifier], to id: ElementID) -> Bool {
    elementAnimator?.change(id) { $0.apply(modifiers, in: containerView.bounds) } == true
  }

  /// Retargets a matched element to a frame, from its current position.
  ///
  /// The element keeps its other properties, but not a rotation. At the flight's end the view
  /// itself is visible, so move the view too. At or past that end, the shown state stays. Near the
  /// end the element arrives within a frame or two.
  ///
  /// ```swift
  /// reveal.flight?.retarget("card", to: CGRect(x: 0, y: 0, width: 393, height: 300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - frame: The destination, in the coordinates of ``containerView``, in points. A frame
  ///     without a size, or farther away than a million points, changes nothing.
  /// - Returns: Whether the element is retargeted.
  @discardableResult
  public func retarget(_ id: ElementID, to frame: CGRect) -> Bool {
    elementAnimator?.change(id) { $0.retarget(to: frame) } == true
  }

  /// Moves an element to the position of a finger.
  ///
  /// The center of the element is shown there until the release, also at the ends of the flight.
  /// The element's size and other properties follow the progress. After the release, the element
  /// continues at the velocity of these calls, and returns to its path. A finger that has rested
  /// for 0.1 s has no velocity. In a flight that is not held, the element returns at once.
  ///
  /// Call this method whenever the finger moves. To carry an element by two fingers, use
  /// ``TransitionSession/carry(_:of:)``.
  ///
  /// ```swift
  /// reveal.update(distance / 400)
  /// if let flight = reveal.flight {
  ///   flight.move("photo", to: pan.location(in: flight.containerView))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - center: The center of the element, in the coordinates of ``containerView``, in points. A
  ///     point that is farther away than a million points changes nothing.
  /// - Returns: Whether the element has a stand-in, and the center is near enough.
  @discardableResult
  public func move(_ id: ElementID, to center: CGPoint) -> Bool {
    guard ElementPlace(CGRect(origin: center, size: .zero)).isFinite else { return false }
    return elementAnimator?.move(id, to: center, isHeld: phase == .held) == true
  }
}
