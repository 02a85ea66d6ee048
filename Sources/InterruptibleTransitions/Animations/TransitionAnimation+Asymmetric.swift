extension TransitionAnimation {
  /// Uses one animation for presentations and another animation for dismissals.
  ///
  /// Each animation describes a presentation. A dismissal plays the second animation in reverse.
  /// For example, a page with `.asymmetric(presenting: .cover(from: .bottom), dismissing:
  /// .cover(from: .right))` moves in from below and moves out to the right.
  ///
  /// - Parameters:
  ///   - presenting: The animation of a presentation, a push, or the selection of a tab with a
  ///     higher index.
  ///   - dismissing: The animation of a dismissal, a pop, or the selection of a tab with a lower
  ///     index.
  /// - Returns: The animation.
  public static func asymmetric(
    presenting: TransitionAnimation, dismissing: TransitionAnimation
  ) -> TransitionAnimation {
    let exit: Exit = { ($0 ? presenting : dismissing).exit($0, $1, $2, $3) }
    return TransitionAnimation(timing: presenting.timing, exit: exit) { flight, steps in
      steps.include(flight.isPresenting ? presenting : dismissing, in: flight)
    }
    .withReverse { _ in
      asymmetric(presenting: dismissing.reversed, dismissing: presenting.reversed)
    }
  }

  /// Uses one animation for presentations and another animation for dismissals: another name of
  /// ``asymmetric(presenting:dismissing:)``, for apps that come from Hero.
  ///
  /// - Parameters:
  ///   - presenting: The animation of a presentation.
  ///   - dismissing: The animation of a dismissal.
  /// - Returns: The animation.
  public static func select(
    presenting: TransitionAnimation, dismissing: TransitionAnimation
  ) -> TransitionAnimation {
    asymmetric(presenting: presenting, dismissing: dismissing)
  }
}
