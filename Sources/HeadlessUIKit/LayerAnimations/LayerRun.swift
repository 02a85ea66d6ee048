import Foundation

/// The run of an animation that a layer has by itself: one that an app has added, or one that the
/// layer makes where a property is set.
final class LayerRun: AnimationPacing {
  /// The key of the animation on its layer; nil if the app gave none.
  let name: String?
  /// What the app added, as the layer has it; nil where the layer animates by itself.
  let source: CAAnimation?
  private let timing: LayerTiming
  private let solved: SolvedCurve
  weak var animation: LayerAnimation?
  /// The beginning, in the layer's seconds; nil while the layer waits outside a window.
  private var begin: TimeInterval?
  private var hasStarted = false
  private(set) var hasEnded = false
  private var endings: [(Bool) -> Void] = []

  init(name: String?, timing: LayerTiming, curve: TimingFunction, source: CAAnimation? = nil) {
    (self.name, self.timing, self.source) = (name, timing, source)
    solved = SolvedCurve.of(curve)
  }

  var duration: TimeInterval { timing.duration }
  var blocksTouches: Bool { false }

  /// Whether it will end by itself, or runs on.
  var isRunning: Bool { begin != nil && !hasEnded && timing.speed != 0 }

  /// Begins, unless the layer is outside the window; then it begins there.
  func begin(on layer: CALayer) {
    guard begin == nil else { return }
    let start = source?.beginTime ?? 0
    if start != 0 {
      begin = start
    } else if layer.isOnScreen {
      begin = layer.localTime(at: MediaClock.now)
    }
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval? {
    guard let layer = animation?.layer, let begin else { return nil }
    return layer.localTime(at: time) - begin
  }

  func progress(of animation: LayerAnimation) -> AxisProgress {
    solved.value(at: timing.fraction(after: elapsed(at: MediaClock.now) ?? 0))
  }

  /// The progress that shows; nil where the animation shows nothing.
  var shownProgress: AxisProgress? {
    let elapsed = elapsed(at: MediaClock.now) ?? 0
    switch timing.moment(after: elapsed) {
    case .before where !timing.fillMode.fillsBackwards: return nil
    case .after where !timing.fillMode.fillsForwards: return nil
    default: return solved.value(at: timing.fraction(after: elapsed))
    }
  }

  /// Begins and ends it, if its time has come.
  @MainActor func advance(to time: TimeInterval) {
    guard let animation, let layer = animation.layer else { return stop(finished: false) }
    begin(on: layer)
    guard let elapsed = elapsed(at: time) else { return }
    let moment = timing.moment(after: elapsed)
    if moment != .before, !hasStarted {
      hasStarted = true
      if let source { source.delegate?.animationDidStart(source) }
    }
    guard moment == .after, timing.speed != 0 else { return }
    if source?.isRemovedOnCompletion == false {
      animation.leaveTransactions()
      stop(finished: true)
    } else {
      animation.detach(finished: true)
    }
  }

  /// Ends it, where the app leaves the foreground.
  func enterBackground() {
    if source?.isRemovedOnCompletion != false { animation?.detach(finished: false) }
  }

  func whenEnded(_ call: @escaping (Bool) -> Void) {
    endings.append(call)
  }

  func animationEnded(_ animation: LayerAnimation, finished: Bool) {
    stop(finished: finished)
  }

  private func stop(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    nonisolated(unsafe) let (source, calls) = (source, endings)
    endings = []
    MainActor.assumeIsolated {
      Runtime.current.nextTurn {
        if let source { source.delegate?.animationDidStop(source, finished: finished) }
        for call in calls { call(finished) }
      }
    }
  }
}
