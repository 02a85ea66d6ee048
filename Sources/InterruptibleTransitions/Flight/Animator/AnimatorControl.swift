/// An object that moves a flight's animator by progress.
///
/// UIKit runs the animator along its own timing, and the object scrubs all other motion. So nothing
/// depends on the way in which UIKit reverses or continues an animator.
///
/// The animator keeps its curve while it is scrubbed, so its fraction of time is curve⁻¹(progress).
/// With linear scrubbing, UIKit would make a block with a delay jump at each grab.
final class AnimatorControl: FlightAnimatorObserver {
  let animator: UIViewPropertyAnimator
  /// The animator, or nil if a subclass has made it, because UIKit may run or reverse it then.
  let closable: FlightAnimator?
  private(set) var held: ScrubPosition
  private(set) var scrubRange: ScrubRange
  private let tracer: FlightTracer
  /// A list that is always replaced and never changed in place, like ``FlightRegistry/active``.
  private(set) var rangeAnimators: [RangeAnimator] = []
  private var life = Life.waiting
  var isRunByUIKit = false
  var whenInterrupted: (() -> Void)?
  private var views = AnimatedViews()

  /// The states of the animator.
  private enum Life {
    /// The animator has not been started.
    case waiting
    /// The animator has been started.
    case started
    /// Other code has stopped the animator, so the animator does not end by itself. A pause may
    /// make UIKit activate the animator again, without its blocks.
    case lost
    /// The animator's completion has been called. A move after that would make the animator active
    /// again, and it would never end.
    case ended
  }

  /// Takes an animator that has not started; `roundsFractions` is nil if unknown.
  init(
    _ animator: UIViewPropertyAnimator, curve: ScrubCurve, tracer: FlightTracer,
    roundsFractions: Bool?
  ) {
    self.animator = animator
    held = ScrubPosition(along: curve)
    self.tracer = tracer
    closable = animator as? FlightAnimator
    scrubRange = ScrubRange(duration: animator.duration, roundsFractions: roundsFractions)
    animator.scrubsLinearly = false
    // With this property set, the animator would never end.
    animator.pausesOnCompletion = false
    closable?.observer = self
  }

  /// Adds a block for a range within 0…1; the caller, and not UIKit, must then run the flight.
  func add(
    _ animations: @escaping () -> Void, in range: ClosedRange<Double>,
    lasting duration: TimeInterval
  ) {
    let progress = shownProgress
    // If the range has begun and is not over, the block begins here so that views do not jump.
    let isOpen = progress > range.lowerBound && progress < range.upperBound
    let range = isOpen ? progress...range.upperBound : range
    rangeAnimators =
      rangeAnimators + [
        RangeAnimator(
          animations, in: range, lasting: duration, roundsFractions: roundsFractions, tracer: tracer
        )
      ]
    // Before the start of the flight, no animator shows its blocks.
    if animator.state == .active { showRanges() }
  }

  /// Copies the position and the range out and back, to avoid an exclusivity check at each read.
  func change(_ change: (inout ScrubPosition, inout ScrubRange) -> Void) {
    var held = held
    var range = scrubRange
    change(&held, &range)
    self.held = held
    scrubRange = range
  }

  /// Straightens a curve that swings, because a block begins late, at the same fraction of time.
  func straighten() {
    change { held, _ in held.straighten() }
  }

  /// Whether other code has paused a run, as UIKit may do when an interactive start returns.
  var hasStalled: Bool { isRunByUIKit && life == .started && isUsable && !animator.isRunning }

  /// Whether UIKit rounds fractions, or nil if the flight has not shown that.
  var roundsFractions: Bool? { scrubRange.roundsFractions }

  /// Whether the animator can be moved, because it has neither ended nor been stopped.
  var isUsable: Bool {
    switch life {
    case .waiting: animator.state != .stopped
    case .started: animator.state == .active
    case .lost, .ended: false
    }
  }

  /// Whether other code has stopped the animator, as of the last check.
  var isLost: Bool { life == .lost }

  var hasEnded: Bool { life == .ended }

  /// Handles a stop, after which a pause or a start may activate the animator without its blocks.
  func animatorWasStopped() {
    life = .lost
  }

  func animatorWasInterrupted() {
    whenInterrupted?()
  }

  func detectLoss() {
    // mutate: stopped-animator-counts-as-at-rest
    if life == .started, animator.state != .active { life = .lost }
  }

  // MARK: Starting

  /// Records the views, because UIKit cannot undo blocks that it performs in the background.
  func recordViews() {
    if life == .waiting { views.recordBeforeBlocks(in: tracer.window) }
  }

  /// Starts an animator that has not started, so that UIKit runs it to its end.
  func start() {
    guard rangeAnimators.isEmpty else { return prepare() }
    guard beginLife() else { return }
    animator.startAnimation()
    isRunByUIKit = true
  }

  /// Returns whether the animator can start, because other code may have stopped it before.
  private func beginLife() -> Bool {
    guard life == .waiting else { return false }
    life = animator.state == .stopped ? .lost : .started
    return !isLost
  }

  /// Starts the animator before its pause, or it may ignore calls for a turn of the run loop.
  func prepare() {
    guard beginLife() else { return }
    // mutate: animator-started-before-pause
    animator.startAnimation()
    animator.pauseAnimation()
    showRanges()
  }

  /// Returns whether the animator can be moved, because the app may have stopped it in a callback.
  private func prepareToMove() -> Bool {
    detectLoss()
    prepare()
    return life == .started
  }

  // MARK: Moving by itself

  /// Returns the fraction of the time from which the flight shows the motion frame by frame, or nil
  /// if UIKit runs the animator or it cannot be moved.
  func run(toward position: TransitionPosition, in duration: TimeInterval) -> Double? {
    prepare()
    guard isUsable else { return nil }
    if hasStalled { recordPause() }
    if animator.isRunning {
      if position == .end, isRunByUIKit { return nil }
      hold(at: progress)
    }
    // Other code may have reversed the animator.
    let canRun = held.fraction < 1 && rangeAnimators.isEmpty && !animator.isReversed
    guard position == .end, canRun, closable?.canRun(in: duration) == true else {
      return held.fraction
    }
    // If UIKit runs the animator, a busy main thread does not delay it.
    animator.startAnimation()
    isRunByUIKit = true
    return nil
  }

  // MARK: Ending

  func finish(at position: TransitionPosition) {
    prepare()
    guard isUsable else { return }
    closable?.observer = nil
    // mutate: newer-values-kept-at-end
    views.recordBeforeEnd(in: tracer.lastWindow)
    // If several animators have changed the same property, the first change is undone last.
    if position == .start { finishRanges(at: position) }
    animator.finish(at: position)
  }

  /// Ends the animators of the blocks for a range, the newest first.
  private func finishRanges(at position: TransitionPosition) {
    for animator in rangeAnimators.reversed() { animator.finish(at: position) }
  }

  func layOutOutdatedViews() {
    views.layOutOutdated()
  }

  /// Ends a stopped animator, because UIKit forbids the release of a paused or stopped one.
  func abandon(at position: TransitionPosition) {
    guard isLost else { return }
    closable?.observer = nil
    switch animator.state {
    case .active: animator.stopAnimation(true)
    case .stopped: animator.finishAnimation(at: position == .start ? .start : .end)
    default: break
    }
    animatorEnded(at: position)
  }

  /// Updates the state when the animator's completion is called.
  func animatorEnded(at position: TransitionPosition) {
    // mutate: ended-animator-left-alone
    life = .ended
    closable?.observer = nil
    whenInterrupted = nil
    isRunByUIKit = false
    change { held, _ in held.move(to: position.progress) }
    finishRanges(at: position)
    views.correct(at: position)
    tracer.remove()
  }

  // MARK: The position of the animator, and moves of a paused animator

  /// The progress, which is outside 0…1 where the curve swings past an end.
  var progress: Double {
    guard animator.isRunning || hasStalled, !hasEnded else { return held.progress }
    // No frame has been presented yet.
    if tracer.isUnseen { return 0 }
    let reported = held.curve.progress(at: reportedFraction)
    return nearestProgress(to: held.curve.isKnown ? tracer.progress ?? reported : reported)
  }

  /// The progress of blocks without a delay, which still swing where the curve is straightened.
  var shownProgress: Double {
    animator.isRunning || hasStalled || hasEnded ? progress : held.shownProgress
  }

  /// Returns the nearest progress that can be shown.
  func nearestProgress(to progress: Double) -> Double {
    progress.clamped(to: held.curve.progressRange)
  }

  /// The fraction that the animator reports, measured from its start.
  private var reportedFraction: Double {
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  // MARK: Pausing

  func recordPause() {
    isRunByUIKit = false
    let shown = tracer.progress
    let reported = reportedFraction
    change { held, range in
      // mutate: grabbed-where-it-is
      held.recordPause(shown: shown, reported: reported)
      range.recordPause(at: held.fraction)
    }
  }

  func hold(at progress: Double) {
    guard prepareToMove() else { return }
    if hasStalled { recordPause() }
    guard animator.isRunning else { return move(to: progress) }
    let unseen = tracer.isUnseen ? min(Double(animator.fractionComplete), scrubRange.margin) : nil
    let isExpected = isRunByUIKit
    whenInterrupted = nil
    animator.pauseAnimation()
    recordPause()
    if let unseen { grabUnseen(at: unseen) }
    // If other code has started the animator, it returns to its position.
    if isExpected { showRanges() } else { scrub(to: progress) }
  }

  /// Moves an unseen animator close to its start, because at the start itself it may end.
  private func grabUnseen(at fraction: Double) {
    change { held, range in
      if Double(animator.fractionComplete) > fraction { scrub(to: fraction, in: &range) }
      // The flight continues from the position that the next frame shows.
      held.move(toFraction: fraction)
    }
  }

  // MARK: Scrubbing

  func scrub(to progress: Double) {
    guard isUsable, !animator.isRunning else { return }
    move(to: nearestProgress(to: progress))
  }

  func scrub(toFraction fraction: Double) {
    guard isUsable, !animator.isRunning else { return }
    scrub { $0.move(toFraction: fraction) }
  }

  /// Shows a progress that can be shown, on an animator that is paused for certain.
  private func move(to progress: Double) {
    scrub { $0.move(to: progress) }
  }

  /// Moves the position of an animator that is paused for certain, and shows the position.
  private func scrub(_ move: (inout ScrubPosition) -> Void) {
    change { held, range in
      let before = held.fraction
      move(&held)
      scrub(to: held, after: before, in: &range)
    }
    showRanges()
  }

  private func scrub(
    to held: ScrubPosition, after before: Double, in range: inout ScrubRange
  ) {
    // An animator that was paused here stays here, because setting the fraction may round it. If a
    // subclass has made the animator, other code may have moved it.
    // mutate: caught-fraction-not-set
    let isElsewhere = closable == nil && range.nearest(to: held.fraction) != reportedFraction
    guard held.fraction != before || isElsewhere else { return }
    if range.roundsFractions == nil { observeRounding(of: held, in: &range) }
    scrub(to: held.fraction, in: &range)
    if range.roundsFractions == nil {
      observeRounding(of: held, in: &range)
      // An animator that does not round can be nearer to its ends.
      if range.roundsFractions == false { scrub(to: held.fraction, in: &range) }
    }
  }

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

  private func showRanges() {
    for animator in rangeAnimators { animator.scrub(to: shownProgress) }
  }
}
