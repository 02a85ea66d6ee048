extension TransitionAnimation {
  /// Uses one animation for the way there, and another one for the way back.
  ///
  /// Each describes where the presented page comes from, or what the other page does meanwhile. On
  /// the way back the second one runs in reverse: a page with
  /// `.select(presenting: .cover(from: .down), dismissing: .cover(from: .right))` comes from below
  /// and leaves to the right.
  ///
  /// - Parameters:
  ///   - presenting: The animation of a presentation, a push, or a change to a tab further on.
  ///   - dismissing: The animation of a dismissal, a pop, or a change to a tab further back.
  /// - Returns: The animation.
  public static func select(
    presenting: TransitionAnimation, dismissing: TransitionAnimation
  ) -> TransitionAnimation {
    TransitionAnimation(timing: presenting.timing) { flight, steps in
      steps = (flight.isPresenting ? presenting : dismissing).prepare(flight)
    }
  }
}
