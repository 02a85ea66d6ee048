// The position of the animator, and moves of a paused animator.
extension AnimatorControl {
  /// The progress of the animation: 0 at the start, and 1 at the end.
  ///
  /// The progress is outside 0…1 where the curve swings past an end.
  var progress: Double {
    guard animator.isRunning || hasStalled, !hasRested else { return held.progress }
    // No frame has been presented yet.
    if tracer.isUnseen { return 0 }
    let reported = held.curve.progress(at: reportedFraction)
    return reachable(held.curve.isKnown ? tracer.progress ?? reported : reported)
  }

  /// The progress that blocks without a delay show.
  ///
  /// Where the curve is straightened, these blocks still swing.
  var shownProgress: Double {
    animator.isRunning || hasStalled || hasRested ? progress : held.shownProgress
  }

  /// Returns the nearest progress that can be shown.
  func reachable(_ progress: Double) -> Double {
    progress.clamped(to: held.curve.reach)
  }

  /// The fraction that the animator reports, measured from its start.
  private var reportedFraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  // MARK: Pausing

  /// Records the position of a running animator that has been paused.
  func recordPause() {
    isRunByUIKit = false
    let (shown, reported) = (tracer.progress, reportedFraction)
    change { held, range in
      // mutate: grabbed-where-it-is
      held.recordPause(shown: shown, reported: reported)
      range.caught(at: held.fraction)
    }
  }

  /// Pauses the animator at a progress that can be shown.
  func hold(at progress: Double) {
    guard prepareToMove() else { return }
    if hasStalled { recordPause() }
    guard animator.isRunning else { return move(to: progress) }
    let unseen = tracer.isUnseen ? min(Double(animator.fractionComplete), range.margin) : nil
    let isExpected = isRunByUIKit
    whenInterrupted = nil
    animator.pauseAnimation()
    recordPause()
    if let unseen { catchUnseen(at: unseen) }
    // If other code has started the animator, it returns to its position.
    if isExpected { showWindows() } else { show(progress) }
  }

  /// Moves an animator that no frame has shown back to a fraction close to its start.
  ///
  /// At the start itself, the animator may end.
  private func catchUnseen(at fraction: Double) {
    change { held, range in
      if Double(animator.fractionComplete) > fraction { scrub(to: fraction, in: &range) }
      // The flight continues from the position that the next frame shows.
      held.move(toFraction: fraction)
    }
  }

  // MARK: Scrubbing

  /// Shows a progress on a paused animator.
  func show(_ progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    move(to: reachable(progress))
  }

  /// Shows a fraction of the time on a paused animator.
  func show(fraction: Double) {
    guard isUsable, !animator.isRunning else { return }
    show { $0.move(toFraction: fraction) }
  }

  /// Shows a progress that can be shown, on an animator that is paused for certain.
  private func move(to progress: Double) {
    show { $0.move(to: progress) }
  }

  /// Moves the position of an animator that is paused for certain, and shows the position.
  private func show(_ move: (inout ScrubPosition) -> Void) {
    change { held, range in
      let before = held.fraction
      move(&held)
      scrub(to: held, after: before, in: &range)
    }
    showWindows()
  }

  private func scrub(
    to held: ScrubPosition, after before: Double, in range: inout ScrubRange
  ) {
    // An animator that was paused here stays here, because setting the fraction may round it. If a
    // subclass has made the animator, other code may have moved it.
    // mutate: caught-fraction-not-set
    let isElsewhere = closable == nil && range.nearest(to: held.fraction) != reportedFraction
    guard held.fraction != before || isElsewhere else { return }
    if range.rounds == nil { observeRounding(of: held, in: &range) }
    scrub(to: held.fraction, in: &range)
    if range.rounds == nil {
      observeRounding(of: held, in: &range)
      // An animator that does not round can be nearer to its ends.
      if range.rounds == false { scrub(to: held.fraction, in: &range) }
    }
  }

  /// Checks whether the animator rounds the fraction to which it was scrubbed.
  private func observeRounding(of held: ScrubPosition, in range: inout ScrubRange) {
    guard let shown = tracer.progress else { return }
    range.observe(shown: shown, curve: held.curve)
  }

  private func scrub(to fraction: Double, in range: inout ScrubRange) {
    let shown = range.nearest(to: fraction)
    range.scrubbed(to: shown)
    // mutate: reversed-animator-scrubbed-backwards
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - shown : shown)
  }

  func showWindows() {
    for window in windows { window.show(shownProgress) }
  }
}
