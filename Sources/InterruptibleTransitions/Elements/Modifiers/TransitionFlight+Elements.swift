extension TransitionFlight {
  /// What the flight's animation has found of the elements of both screens.
  ///
  /// It is there as soon as the flight has begun, in an animation of your own right after the
  /// elements are included. It is nil if the flight has looked for none: one of another animation,
  /// or one that is calm.
  ///
  /// ```swift
  /// let morphOrSlide = TransitionAnimation { flight, steps in
  ///   steps.include(.elements, in: flight)
  ///   if flight.elements?.matched.isEmpty != false {
  ///     steps.include(.slide(from: .right), in: flight)
  ///   }
  /// }
  /// ```
  public var elements: ElementReport? { elementAnimator?.report }

  /// The animator of the flight's elements.
  private var elementAnimator: ElementAnimator? { animations.elements as? ElementAnimator }

  /// Gives an element modifiers while it is on its way. What is seen at that moment stays; the
  /// element goes on by them from there.
  ///
  /// An element that comes or goes has another look away from its place: what is behind it of the
  /// way changes if it comes, and what lies before it if it goes. One that turns into its partner
  /// goes elsewhere: a position, a size, corners, an opacity, and moves, scales and turns in the
  /// plane change what it is at its end. Moves, scales and turns come on top of earlier ones.
  /// Modifiers of time and way do nothing any more. At an end of the flight, and past it, what is
  /// seen there stays. Near the end the rest of the progress is short: what is changed as a spring
  /// swings into its end is there within a frame or two.
  ///
  /// ```swift
  /// reveal.flight?.apply([.fade, .translate(y: 200)], to: "badge")
  /// ```
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, besides those that the element has. Conditions do nothing.
  ///   - id: What the element is called.
  /// - Returns: Whether there is such an element with a way of its own, and a modifier of the look.
  @discardableResult
  public func apply(_ modifiers: [ElementModifier], to id: ElementID) -> Bool {
    elementAnimator?.change(id) { $0.apply(modifiers) } == true
  }

  /// Lets an element that turns into its partner go elsewhere, from where it is seen now.
  ///
  /// At the flight's end the view itself is seen in its own place: move it there, too. Once the
  /// flight is at that end, or past it, what is seen stays. Near the end the element is there
  /// within a frame or two.
  ///
  /// ```swift
  /// reveal.flight?.changeTarget(of: "card", to: CGRect(x: 0, y: 0, width: 393, height: 300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: What the element is called.
  ///   - frame: Where it goes, in the coordinates of ``containerView``, in points. One without a
  ///     size, or farther away than a million points, changes nothing.
  /// - Returns: Whether there is such an element.
  @discardableResult
  public func changeTarget(of id: ElementID, to frame: CGRect) -> Bool {
    elementAnimator?.change(id) { $0.retarget(to: frame) } == true
  }

  /// Moves an element to where a finger is. It is seen there, and goes on from there to its place
  /// on either screen.
  ///
  /// Call it whenever the finger moves, after ``InterruptibleTransition/update(_:)`` if you call
  /// that, too. The element's size and all else is what it is at the progress.
  ///
  /// ```swift
  /// reveal.update(distance / 400)
  /// if let flight = reveal.flight {
  ///   flight.move("photo", to: pan.location(in: flight.containerView))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: What the element is called.
  ///   - center: The element's centre, in the coordinates of ``containerView``, in points. One
  ///     that is farther away than a million points changes nothing.
  /// - Returns: Whether there is such an element, with a way of its own.
  @discardableResult
  public func move(_ id: ElementID, to center: CGPoint) -> Bool {
    guard ElementPlace(CGRect(origin: center, size: .zero)).isFinite else { return false }
    return elementAnimator?.move(id, to: center, at: progress) == true
  }
}
