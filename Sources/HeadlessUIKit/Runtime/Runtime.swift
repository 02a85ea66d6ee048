import Foundation

/// The run loop, the screen and the clock of one headless device.
///
/// UIKit has one of each per process, reached by class methods, so the current runtime stands for
/// them. Nothing moves by itself: `tick(to:)` makes one frame.
@MainActor package final class Runtime {
  /// The runtime that UIKit's class methods use: the one that was activated last.
  package static var current: Runtime { active }
  private static var active = Runtime()

  package var time: TimeInterval = 0
  /// The time of the frame before the current one: what a display link calls its timestamp.
  package private(set) var formerFrameTime: TimeInterval = 0
  package let animations = AnimationRegistry()
  package var screen = UIScreen()
  /// The application object, which reports whether the app is in the foreground.
  package let application = UIApplication()
  package var window: UIWindow?
  /// What the person has chosen for all apps.
  package var accessibility = AccessibilityState()
  /// The messages that UIKit would print on the console, such as "Attempt to present … ".
  package var console: [String] = []
  /// Receives each message to a transition context, such as `completeTransition(true)`.
  package var onTransitionMessage: ((String) -> Void)?
  /// Makes the frame that a snapshot after screen updates waits for.
  package var onSnapshotFrame: (() -> Void)?
  /// The number of calls of `completeTransition(_:)` after the end of their transition.
  package internal(set) var lateCompletions = 0
  /// The transitions that have been requested and have not ended, oldest first.
  package internal(set) var transitions: [ControllerTransition] = []
  /// The blocks that wait for the end of any transition.
  private var waitingForTransitions: [() -> Void] = []

  private let variants: RuntimeVariants
  private let consultation: VariantConsultation?

  /// The effect views that are set up with the current frame.
  private var newEffects: [UIVisualEffectView] = []
  /// The snapshots that were taken in the current layout pass; nil outside of one.
  private var snapshots: [PassEndSnapshot]?

  /// The current turn of the run loop.
  private(set) var turn = RunLoopTurn()
  private var turns: [() -> Void] = []
  /// The blocks that wait for the end of the current frame.
  private var turnsAfterFrame: [() -> Void] = []
  private var timers: [RuntimeTimer] = []
  private var frameObservers: [FrameObserver] = []
  /// Whether a frame is being made.
  private var isInFrame = false

  package init(variants: RuntimeVariants = .current) {
    self.variants = variants
    consultation = VariantConsultation.current
  }

  /// Whether UIKit behaves as a variant describes, where its documentation is loose.
  func reads(_ variant: RuntimeVariants) -> Bool {
    let answer = variants.contains(variant)
    consultation?.note(variant, answer)
    return answer
  }

  /// Makes this the runtime that stands for UIKit.
  package func activate() {
    if Runtime.active !== self {
      let former = Runtime.active
      OpenTransactions.reset()
      Runtime.active = self
      // What goes with the former runtime may still ask for a frame.
      withExtendedLifetime(former) {}
    }
    MediaClock.time = time
    MediaClock.isInBackground = isInBackground
    MediaClock.userInterfaceStyle = accessibility.settings.userInterfaceStyle
  }

  /// Runs a block at the next turn of the run loop: with the next frame, before layout.
  package func nextTurn(_ block: @escaping () -> Void) {
    turns.append(block)
  }

  /// Runs a block at the first turn of the run loop after the current frame.
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

  /// Runs a block once some seconds have passed.
  @discardableResult
  package func schedule(
    after seconds: TimeInterval, _ block: @escaping () -> Void
  ) -> RuntimeTimer {
    let timer = RuntimeTimer(deadline: time + seconds, block: block)
    timers.append(timer)
    return timer
  }

  /// Calls a block in each frame, with the time at which it is shown in seconds, until it is
  /// cancelled, as a display link does. What begins to observe within a frame hears of the next one
  /// first.
  ///
  /// - Parameters:
  ///   - owner: an object with which the observer ends; nil if it ends by itself alone.
  ///   - block: the block.
  /// - Returns: the observer.
  package func observeFrames(
    of owner: AnyObject? = nil, _ block: @escaping (TimeInterval) -> Void
  ) -> FrameObserver {
    let observer = FrameObserver(block: block, owner: owner, startsLate: isInFrame)
    frameObservers.append(observer)
    return observer
  }

  /// Passes the time of a frame that a busy main thread misses.
  ///
  /// - Parameter time: the time at which the frame would be shown, in seconds.
  package func skip(to time: TimeInterval) {
    formerFrameTime = self.time
    self.time = max(time, self.time)
    activate()
  }

  /// Makes one frame; in the background time passes, and nothing else happens.
  ///
  /// - Parameters:
  ///   - time: the time at which the frame is shown, in seconds.
  ///   - hasInput: whether touches have changed since the last frame.
  ///   - deliverInput: sends these changes, with their time in seconds.
  package func tick(
    to time: TimeInterval, hasInput: Bool = false, deliverInput: (TimeInterval) -> Void = { _ in }
  ) {
    skip(to: time)
    guard !isInBackground else { return }
    isInFrame = true
    defer { isInFrame = false }
    // Only who compares an event's time with the clock's can tell: that asks for the variant.
    let isBetween = hasInput && variants.contains(.eventsBetweenFrames)
    let eventTime = isBetween ? (2 * formerFrameTime + 3 * self.time) / 5 : self.time
    MediaClock.eventTime = hasInput ? eventTime : nil
    runTurns()
    deliverInput(eventTime)
    runTurns()
    MediaClock.eventTime = nil
    runTimers()
    // What their blocks kept was let go when they were cancelled.
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

  /// Begins the frame's layout pass, unless it has begun. A change of a container's child is part
  /// of it.
  func beginPass() {
    if isInFrame, snapshots == nil { snapshots = [] }
  }

  private func endPass() {
    for snapshot in snapshots ?? [] { snapshot.retake() }
    snapshots = nil
  }

  /// Has a view set up its effect when the frame is shown.
  func setUpAtFrame(_ view: UIVisualEffectView) {
    newEffects.append(view)
  }

  private func setUpEffects() {
    let views = newEffects
    newEffects = []
    for view in views { view.setUpEffect() }
  }

  /// Whether a layout pass is under way.
  var isInPass: Bool { snapshots != nil }

  /// Notes a snapshot after screen updates, if a layout pass is under way.
  func noteSnapshot(_ make: () -> PassEndSnapshot) {
    if snapshots != nil { snapshots?.append(make()) }
  }

  /// Whether nothing will happen by itself any more.
  package var isIdle: Bool {
    turns.isEmpty && (timers.isEmpty || timers.allSatisfy { $0.isCancelled }) && animations.isEmpty
      && !hasFrameObservers
  }

  /// Whether something is called in each frame.
  package var hasFrameObservers: Bool { frameObservers.contains { !$0.isCancelled } }

  /// Runs the blocks that were scheduled for the next turn before this call, and not the blocks
  /// that these schedule.
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
    // A stable sort: timers of one deadline run in the order in which they were set.
    let due = timers.filter { !$0.isCancelled && $0.deadline <= limit }
      .sorted { $0.deadline < $1.deadline }
    timers.removeAll { $0.isCancelled || $0.deadline <= limit }
    for timer in due where !timer.isCancelled { timer.block() }
  }
}

/// One turn of a run loop.
final class RunLoopTurn {}

/// A block that runs at a set time.
@MainActor package final class RuntimeTimer {
  let deadline: TimeInterval
  let block: () -> Void
  private(set) var isCancelled = false

  init(deadline: TimeInterval, block: @escaping () -> Void) {
    (self.deadline, self.block) = (deadline, block)
  }

  package func cancel() {
    isCancelled = true
  }
}
