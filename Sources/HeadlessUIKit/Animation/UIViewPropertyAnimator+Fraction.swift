import Foundation

extension UIViewPropertyAnimator {
  var currentFraction: CGFloat {
    guard state != .inactive else { return 0 }
    let position = told(at: scrubbedPosition ?? timeline.position(at: MediaClock.now))
    return CGFloat(countsBackwards ? 1 - position : position)
  }

  /// Returns the fraction that the animator reports at a position: the position or the progress
  /// there (facts 1.54, 1.57).
  private func told(at position: Double) -> Double {
    guard isRunning || wasCaught else { return position }
    let progress = min(max(timeline.overallProgress(at: position), 0), 1)
    guard abs(progress - position) > 1e-12 else { return position }
    let tellsProgress = Runtime.current.reads(
      isRunning ? .runningFractionIsProgress : .fractionIsProgress)
    return tellsProgress ? progress : position
  }

  /// Whether the fraction is counted from the end (fact 1.38).
  private var countsBackwards: Bool {
    guard timeline.ranReversed != isReversed else { return isReversed }
    return Runtime.current.reads(.turnsFractionLate) ? timeline.ranReversed : isReversed
  }

  func scrub(to fraction: CGFloat) {
    switch state {
    case .stopped: return
    case .inactive: pause()
    case .active: guard !isRunning else { return }
    }
    guard !isPausedLate else { return }
    let fraction = fraction.isNaN ? 0 : Double(fraction)
    let position = min(max(countsBackwards ? 1 - fraction : fraction, 0), 1)
    let shown = shown(at: position)
    changeCount += 1
    wasCaught = false
    scrubbedPosition = shown == position ? nil : position
    timeline.scrub(to: shown, linearly: scrubsLinearly)
    endIfScrubbedToAnEnd()
  }

  /// Whether a pause that has not taken effect yet made the animator active (fact 1.19).
  var isPausedLate: Bool {
    activatingTurn === Runtime.current.turn && Runtime.current.reads(.pausesLate)
  }

  /// Returns the position that is shown when a position is set (fact 1.56).
  private func shown(at position: Double) -> Double {
    let steps = duration * 120
    guard steps > 0, position > 0, position < 1 else { return position }
    let nearest = min((position * steps).rounded() / steps, 1)
    guard abs(nearest - position) > 1e-12, Runtime.current.reads(.scrubsInSteps) else {
      return position
    }
    return nearest
  }

  /// Ends the animator with the next turn if it was scrubbed to an end and stays there, under some
  /// variants (fact 1.72).
  private func endIfScrubbedToAnEnd() {
    guard timeline.end != nil, !pausesOnCompletion, Runtime.current.reads(.endsWhereScrubbed) else {
      return
    }
    let count = changeCount
    Runtime.current.nextTurn { [weak self] in
      guard let self, changeCount == count, let end = timeline.end else { return }
      arrive(at: end)
    }
  }
}
