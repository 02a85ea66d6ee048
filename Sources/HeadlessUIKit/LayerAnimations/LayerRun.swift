import Foundation

/// The run of an animation that does not come from an animation block.
///
/// Either the app added the animation, or the layer created it when a property was set.
final class LayerRun: AnimationPacing {
  /// The key of the animation on its layer; nil if the app gave none.
  let name: String?
  /// The animation that the app added, as the layer keeps it; nil if the layer created the
  /// animation.
  let source: CAAnimation?
  private let timing: LayerTiming
  private let solved: SolvedCurve
  weak var animation: LayerAnimation?
  /// The begin time, in the layer's seconds; nil while the layer waits outside a window.
  private var begin: TimeInterval?
  private var hasStarted = false
  private(set) var hasEnded = false
  private var endings: [(Bool) -> Void] = []

  init(name: String?, timing: LayerTiming, curve: TimingFunction, source: CAAnimation? = nil) {
    self.name = name
    self.timing = timing
    self.source = source
    solved = SolvedCurve.of(curve)
  }

  var duration: TimeInterval { timing.duration }
  var blocksTouches: Bool { false }

  /// Whether the animation has begun and will end.
  var isRunning: Bool { begin != nil && !hasEnded && timing.speed != 0 }

  /// Begins the animation. Outside the window, the animation begins once the layer is in the
  /// window.
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

  /// The current progress; nil if the animation shows nothing at the current time.
  var shownProgress: AxisProgress? {
    let elapsed = elapsed(at: MediaClock.now) ?? 0
    switch timing.moment(after: elapsed) {
    case .before where !timing.fillMode.fillsBackwards: return nil
    case .after where !timing.fillMode.fillsForwards: return nil
    default: return solved.value(at: timing.fraction(after: elapsed))
    }
  }

  /// Begins or ends the animation if its time has come.
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

  /// Ends the animation when the app enters the background, unless it stays on the layer after its
  /// end.
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
