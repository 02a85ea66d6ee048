import Foundation

/// The run loop, the screen, and the clock of a headless device.
///
/// A UIKit process has one of each, and class methods give access to them. In this package, those
/// class methods use the current runtime. Time passes only in calls: `tick(to:)` makes one frame.
@MainActor package final class Runtime {
  /// The runtime that UIKit's class methods use, which is the runtime that was activated last.
  package static var current: Runtime { active }
  private static var active = Runtime()

  package var time: TimeInterval = 0
  /// The time of the frame before the current one, in seconds.
  ///
  /// A display link calls this time its timestamp.
  package private(set) var formerFrameTime: TimeInterval = 0
  package let animations = AnimationRegistry()
  package var screen = UIScreen()
  /// The application object, which reports whether the app is in the foreground.
  package let application = UIApplication()
  package var window: UIWindow?
  /// The accessibility settings that the user has selected for all apps.
  package var accessibility = AccessibilityState()
  /// The messages that UIKit would print to the console, such as "Attempt to present … ".
  package var console: [String] = []
  /// A closure that receives each message to a transition context, such as
  /// `completeTransition(true)`.
  package var onTransitionMessage: ((String) -> Void)?
  /// A closure that receives each call of `completeTransition(_:)`, before it has an effect.
  package var onCompletion: ((TransitionCompletion) -> Void)?
  /// A closure that makes the frame for which a snapshot after screen updates waits.
  package var onSnapshotFrame: (() -> Void)?
  /// The number of calls to `completeTransition(_:)` after the end of their transition.
  package internal(set) var lateCompletions = 0
  /// The transitions that have been requested and have not ended, oldest first.
  package internal(set) var transitions: [ControllerTransition] = []
  /// The blocks that wait for the end of any transition.
  private var waitingForTransitions: [() -> Void] = []

  private let variants: RuntimeVariants
  private let consultation: VariantConsultation?

  /// The effect views whose effects are set up when the current frame is shown.
  private var newEffects: [UIVisualEffectView] = []
  /// The snapshots that were taken in the current layout pass, or nil outside a layout pass.
  private var snapshots: [PassEndSnapshot]?

  /// The current turn of the run loop.
  private(set) var turn = RunLoopTurn()
  private var turns: [() -> Void] = []
  /// The blocks that wait for the end of the current frame.
  private var turnsAfterFrame: [() -> Void] = []
  private var timers: [RuntimeTimer] = []
  private var frameObservers: [FrameObserver] = []
  /// Whether the runtime is making a frame.
  private var isInFrame = false

  package init(variants: RuntimeVariants = .current) {
    self.variants = variants
    consultation = VariantConsultation.current
  }

  /// Returns whether the runtime behaves as a variant describes.
  func reads(_ variant: RuntimeVariants) -> Bool {
    let answer = variants.contains(variant)
    consultation?.record(variant, answer)
    return answer
  }

  /// Makes this runtime the current one, which UIKit's class methods use.
  package func activate() {
    if Runtime.active !== self {
      let former = Runtime.active
      OpenTransactions.reset()
      Runtime.active = self
      // Objects that are released together with the former runtime may still ask for a frame.
      withExtendedLifetime(former) {}
    }
    MediaClock.time = time
    MediaClock.isInBackground = isInBackground
    MediaClock.userInterfaceStyle = accessibility.settings.userInterfaceStyle
  }

  /// Schedules a block for the next turn of the run loop, which is part of the next frame and comes
  /// before layout.
  package func nextTurn(_ block: @escaping () -> Void) {
    turns.append(block)
  }

  /// Schedules a block for the first turn of the run loop after the current frame.
  func afterFrame(_ block: @escaping () -> Void) {
    turnsAfterFrame.append(block)
  }

  /// Runs a block once, when the next transition has ended or has been abandoned.
  func onceTransitionEnds(_ block: @escaping () -> Void) {
    waitingForTransitions.append(block)
  }

  /// Runs the blocks that wait for the end of a transition.
  func transitionHasEnded() {
    let due = waitingForTransitions
    waitingForTransitions = []
    for block in due { block() }
  }

  /// Runs a block once, after a delay in seconds.
  @discardableResult
  package func schedule(
    after seconds: TimeInterval, _ block: @escaping () -> Void
  ) -> RuntimeTimer {
    let timer = RuntimeTimer(deadline: time + seconds, block: block)
    timers.append(timer)
    return timer
  }

  /// Calls a block in each frame until the observer is cancelled, as a display link does.
  ///
  /// The block receives the time at which the frame is shown, in seconds. An observer that is
  /// created during a frame is first called in the next frame.
  ///
  /// - Parameters:
  ///   - owner: An object whose release ends the observer, or nil if the observer ends only when it
  ///     is cancelled.
  ///   - isWatching: Whether the block only watches for changes. The runtime can be idle then.
  ///   - block: The block to call.
  /// - Returns: The observer.
  package func observeFrames(
    of owner: AnyObject? = nil, isWatching: Bool = false,
    _ block: @escaping (TimeInterval) -> Void
  ) -> FrameObserver {
    let observer = FrameObserver(
      block: block, owner: owner, isWatching: isWatching, startsLate: isInFrame)
    frameObservers.append(observer)
    return observer
  }

  /// Advances the time past a frame that a busy main thread misses.
  ///
  /// - Parameter time: The time at which the frame would be shown, in seconds.
  package func skip(to time: TimeInterval) {
    formerFrameTime = self.time
    self.time = max(time, self.time)
    activate()
  }

  /// Makes one frame.
  ///
  /// In the background, only the time advances.
  ///
  /// - Parameters:
  ///   - time: The time at which the frame is shown, in seconds.
  ///   - hasInput: Whether touches have changed since the last frame.
  ///   - deliverInput: Sends these changes, with their time in seconds.
  package func tick(
    to time: TimeInterval, hasInput: Bool = false, deliverInput: (TimeInterval) -> Void = { _ in }
  ) {
    skip(to: time)
    guard !isInBackground else { return }
    isInFrame = true
    defer { isInFrame = false }
    // Only code that compares the time of an event with the clock can see a difference, so only
    // `CACurrentMediaTime()` consults the variant.
    let isBetween = hasInput && variants.contains(.eventsBetweenFrames)
    let eventTime = isBetween ? (2 * formerFrameTime + 3 * self.time) / 5 : self.time
    MediaClock.eventTime = hasInput ? eventTime : nil
    runTurns()
    deliverInput(eventTime)
    runTurns()
    MediaClock.eventTime = nil
    runTimers()
    // `cancel()` has already released the objects that the block of an observer kept.
    frameObservers.removeAll { $0.isCancelled }
    for observer in frameObservers { observer.show(self.time) }
    animations.advance(to: self.time)
    runTurns()
    beginPass()
    window?.layoutTree()
    endPass()
    window?.layer.commit()
    setUpEffects()
    if turnsAfterFrame.isEmpty { return }
    turns += turnsAfterFrame
    turnsAfterFrame = []
  }

  /// Begins the layout pass of the frame, unless it has begun.
  ///
  /// A change of a container's child is part of the layout pass.
  func beginPass() {
    if isInFrame, snapshots == nil { snapshots = [] }
  }

  private func endPass() {
    for snapshot in snapshots ?? [] { snapshot.retake() }
    snapshots = nil
  }

  /// Schedules a view to set up its effect when the frame is shown.
  func setUpAtFrame(_ view: UIVisualEffectView) {
    newEffects.append(view)
  }

  private func setUpEffects() {
    let views = newEffects
    newEffects = []
    for view in views { view.setUpEffect() }
  }

  /// Whether a layout pass is in progress.
  var isInPass: Bool { snapshots != nil }

  /// Records a snapshot after screen updates, if a layout pass is in progress.
  func recordSnapshot(_ make: () -> PassEndSnapshot) {
    if snapshots != nil { snapshots?.append(make()) }
  }

  /// Whether nothing is scheduled or animating, and no observer of frames does more than watch.
  package var isIdle: Bool {
    turns.isEmpty && (timers.isEmpty || timers.allSatisfy { $0.isCancelled }) && animations.isEmpty
      && frameObservers.allSatisfy { $0.isCancelled || $0.isWatching }
  }

  /// Whether a block is called in each frame.
  package var hasFrameObservers: Bool { frameObservers.contains { !$0.isCancelled } }

  /// Runs the blocks that were scheduled for the next turn before this call.
  ///
  /// Blocks that these blocks schedule run in a later turn.
  func runTurns() {
    turn = RunLoopTurn()
    OpenTransactions.commitTurn()
    if turns.isEmpty { return }
    let due = turns
    turns = []
    for turn in due { turn() }
  }

  private func runTimers() {
    let limit = time + 1e-9
    guard !timers.isEmpty, timers.contains(where: { $0.isCancelled || $0.deadline <= limit }) else {
      return
    }
    // The sort is stable: timers with the same deadline run in the order in which they were set.
    let due = timers.filter { !$0.isCancelled && $0.deadline <= limit }
      .sorted { $0.deadline < $1.deadline }
    timers.removeAll { $0.isCancelled || $0.deadline <= limit }
    for timer in due where !timer.isCancelled { timer.block() }
  }
}

/// One turn of a run loop.
final class RunLoopTurn {}
