import Foundation
import HeadlessUIKit

/// A phone in memory, with a screen, a virtual clock, and fingers.
///
/// The clock advances only in methods that take time. Such a method advances the clock frame by
/// frame, on the calling thread, and returns when the time has passed. No method waits in real
/// time. Frame *n* is shown at *n* divided by the frames per second.
///
/// ```swift
/// let device = Device()
/// device.launch(menu)
/// device.tap(at: CGPoint(x: 60, y: 120))
/// device.advanceUntilIdle()
/// ```
@MainActor public final class Device {
  /// The window that fills the screen.
  public let window: UIWindow
  /// The screen's size, in points, in the current orientation.
  public internal(set) var screenSize: CGSize
  /// The number of frames that the screen shows per second.
  public let framesPerSecond: Int

  let runtime: Runtime
  let digitizer: Digitizer
  var recorder: Recorder?
  var rehearsal: Rehearsal?
  /// The fingers on the screen, in the order in which they were pressed.
  var fingers: [Finger] = []
  private var frameCount = 0
  private var fingerCount = 0
  private var observations: [FrameObservation] = []
  private(set) var isMakingFrame = false
  private var isReportingFrame = false

  /// Creates a device with an empty window. The clock starts at zero.
  ///
  /// The safe area insets are 59 points at the top and 34 points at the bottom, as on a phone.
  ///
  /// - Parameters:
  ///   - screenSize: The screen's size, in points.
  ///   - framesPerSecond: The number of frames that the screen shows per second.
  ///   - variants: The names of the variants to use, from ``variants``.
  /// - Precondition: `framesPerSecond` is positive, and there are variants with these names.
  public init(
    screenSize: CGSize = CGSize(width: 393, height: 852), framesPerSecond: Int = 60,
    variants: [String] = []
  ) {
    precondition(framesPerSecond > 0, "A device shows at least one frame per second")
    self.screenSize = screenSize
    self.framesPerSecond = framesPerSecond
    runtime = Runtime(variants: .current.union(Self.variants(named: variants)))
    runtime.screen = UIScreen(size: screenSize, framesPerSecond: framesPerSecond)
    runtime.activate()
    window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    digitizer = Digitizer(window: window)
    runtime.onSnapshotFrame = { [weak self] in self?.makeSnapshotFrame() }
  }

  /// The time since the creation of the device, in seconds.
  public var time: TimeInterval { TimeInterval(frameCount) / TimeInterval(framesPerSecond) }

  /// The messages that UIKit would have printed on the console, from the oldest to the newest, such
  /// as those about constraints that contradict each other.
  public var console: [String] { runtime.console }

  /// Sets the root view controller of the window, shows the window, and makes two frames.
  ///
  /// The first frame shows the view controller. The second frame shows changes that the view
  /// controller makes in the next turn of the run loop.
  public func launch(_ viewController: UIViewController) {
    runtime.activate()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    makeFrames(2)
  }

  /// Advances the clock.
  ///
  /// - Parameter seconds: The time to pass, in seconds, rounded to whole frames and at least one
  ///   frame. With zero or less, no frame is made.
  public func advance(by seconds: TimeInterval) {
    makeFrames(frames(in: seconds))
  }

  /// Advances the clock until no animation, timer or display link is active.
  ///
  /// At least one frame is made. The method does not wait for paused animations or for fingers on
  /// the screen, so it returns while a transition of the toolkit is held.
  ///
  /// A request of the toolkit that waits for a held transition checks the transition in each frame
  /// with a display link. While such a request waits, the device is not idle.
  ///
  /// - Parameter limit: The longest time to pass, in seconds.
  /// - Returns: Whether the device became idle within the limit.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    for _ in 0..<max(frames(in: limit), 1) {
      makeFrame()
      if runtime.isIdle { return true }
    }
    return false
  }

  /// Puts a finger on the screen, and makes the frame in which the screen detects it.
  ///
  /// - Parameter point: The position, in points of the window.
  /// - Returns: The finger, which stays down until it is lifted.
  /// - Precondition: The app is in the foreground.
  public func press(at point: CGPoint) -> Finger {
    precondition(!isInBackground, "An app in the background feels no fingers")
    fingerCount += 1
    let finger = Finger(device: self, id: fingerCount, location: point)
    fingers.append(finger)
    digitizer.press(finger.id, at: point)
    makeFrame()
    return finger
  }

  /// Puts two fingers on a trackpad, and makes the frame in which the trackpad detects them.
  ///
  /// Moving the fingers scrolls. The pointer does not move.
  ///
  /// - Parameter point: The position of the pointer, in points of the window.
  /// - Returns: The fingers, which move together and stay on the trackpad until they are lifted.
  /// - Precondition: The app is in the foreground.
  public func beginScroll(at point: CGPoint) -> Finger {
    precondition(!isInBackground, "An app in the background feels no fingers")
    fingerCount += 1
    let fingers = Finger(device: self, id: fingerCount, location: point)
    self.fingers.append(fingers)
    digitizer.touchTrackpad(fingers.id, at: point)
    makeFrame()
    return fingers
  }

  /// Puts two fingers on a trackpad, apart from each other, and makes the frame in which the
  /// trackpad detects them.
  ///
  /// Moving the fingers toward or away from each other pinches, and moving them around each other
  /// rotates. The pointer does not move.
  ///
  /// - Parameter point: The position of the pointer, in points of the window.
  /// - Returns: The fingers, each 50 points beside the pointer. They stay on the trackpad until
  ///   they are lifted.
  /// - Precondition: The app is in the foreground.
  public func beginPinch(at point: CGPoint) -> [Finger] {
    precondition(!isInBackground, "An app in the background feels no fingers")
    let pair = [-50.0, 50].map { offset in
      fingerCount += 1
      let place = CGPoint(x: point.x + offset, y: point.y)
      let finger = Finger(device: self, id: fingerCount, location: place)
      digitizer.pinchTrackpad(finger.id, at: place, pointer: point)
      return finger
    }
    fingers += pair
    makeFrame()
    return pair
  }

  /// Taps the screen. The finger lifts 0.05 seconds after the press.
  ///
  /// - Parameter point: The position, in points of the window.
  public func tap(at point: CGPoint) {
    let finger = press(at: point)
    advance(by: 0.05)
    finger.lift()
  }

  /// Calls a closure after each frame, until the returned observation is cancelled.
  ///
  /// - Parameter body: The closure to call with the frame's time, in seconds.
  /// - Returns: The observation.
  @discardableResult
  public func onFrame(_ body: @escaping (TimeInterval) -> Void) -> FrameObservation {
    let observation = FrameObservation(body: body)
    observations.append(observation)
    return observation
  }

  /// Returns the number of frames nearest to a duration in seconds; at least one for a positive
  /// duration.
  func frames(in seconds: TimeInterval) -> Int {
    guard seconds > 0, seconds.isFinite else { return 0 }
    return max(Int((seconds * TimeInterval(framesPerSecond)).rounded()), 1)
  }

  func makeFrames(_ count: Int) {
    for _ in 0..<count { makeFrame() }
  }

  /// Passes the time of the next frame without showing the frame.
  func missFrame() {
    frameCount += 1
    runtime.skip(to: time)
  }

  /// Shows the next frame. In the background the time passes, but no frame is shown.
  func makeFrame() {
    precondition(!isMakingFrame, "Time can't pass inside of a frame")
    isMakingFrame = true
    frameCount += 1
    runtime.tick(to: time, hasInput: digitizer.hasChanges) { digitizer.deliver(at: $0) }
    isMakingFrame = false
    guard !isInBackground else { return }
    reportFrame()
  }

  /// Shows a frame within a call of the app. The frame that is being made becomes the next one.
  private func makeSnapshotFrame() {
    // Observers that take snapshots would otherwise observe these frames too.
    guard !isReportingFrame else { return }
    if !isMakingFrame { skipFrame() }
    runtime.commitForSnapshot()
    reportFrame()
    if isMakingFrame { skipFrame() }
  }

  private func skipFrame() {
    frameCount += 1
    runtime.moveClock(to: time)
  }

  private func reportFrame() {
    isReportingFrame = true
    defer { isReportingFrame = false }
    if !observations.isEmpty {
      observations.removeAll(where: \.isCancelled)
      for observation in observations { observation.body?(time) }
    }
    captureFrame()
  }
}
