import Foundation
import HeadlessUIKit

/// A phone that exists in memory: a screen, a clock that stands still until it is advanced, and
/// fingers.
///
/// Every method that takes time advances the clock frame by frame, on the calling thread, and
/// returns when that time has passed; no method waits in real time. Frame *n* is shown at *n*
/// divided by the frames per second.
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
  /// The fingers on the screen, in the order in which they came down.
  var fingers: [Finger] = []
  private var frameCount = 0
  private var fingerCount = 0
  private var observations: [FrameObservation] = []
  private(set) var isMakingFrame = false
  private var isReportingFrame = false

  /// Makes a device with an empty window, its clock at zero. The safe area is a phone's: 59 points
  /// at the top and 34 at the bottom.
  ///
  /// - Parameters:
  ///   - screenSize: The screen's size, in points.
  ///   - framesPerSecond: The number of frames that the screen shows per second.
  ///   - variants: The names of points at which its UIKit does otherwise, some of ``variants``.
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

  /// The device's clock: seconds since it was made.
  public var time: TimeInterval { TimeInterval(frameCount) / TimeInterval(framesPerSecond) }

  /// The messages that UIKit would have printed on the console.
  package var console: [String] { runtime.console }

  /// Makes a controller the root of the window, shows the window, and makes two frames: the first
  /// shows the controller, the second contains what the controller does at the next turn of the run
  /// loop.
  public func launch(_ viewController: UIViewController) {
    runtime.activate()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    makeFrames(2)
  }

  /// Advances the clock.
  ///
  /// - Parameter seconds: The time to pass, in seconds; rounded to whole frames, and at least one
  ///   frame. With zero or less, no frame is made.
  public func advance(by seconds: TimeInterval) {
    makeFrames(frames(in: seconds))
  }

  /// Advances the clock until nothing moves by itself any more: no animation, no timer, no display
  /// link. At least one frame is made. A paused animation does not move by itself, and a finger
  /// that rests on the screen is not waited for.
  ///
  /// A request of the toolkit's that waits until a held transition goes on looks at it in each
  /// frame, by a display link: then the device does not come to rest.
  ///
  /// - Parameter limit: The longest time to pass, in seconds.
  /// - Returns: Whether the device came to rest within the limit.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    for _ in 0..<max(frames(in: limit), 1) {
      makeFrame()
      if runtime.isIdle { return true }
    }
    return false
  }

  /// Puts a finger on the screen, and makes the frame in which the screen senses it.
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

  /// Puts two fingers on a trackpad, and makes the frame in which it senses them. Their moves
  /// scroll; the pointer stays.
  ///
  /// - Parameter point: The position of the pointer, in points of the window.
  /// - Returns: The fingers, which move as one and stay on the trackpad until they are lifted.
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

  /// Taps the screen: a finger comes down and lifts 0.05 seconds later.
  ///
  /// - Parameter point: The position, in points of the window.
  public func tap(at point: CGPoint) {
    let finger = press(at: point)
    advance(by: 0.05)
    finger.lift()
  }

  /// Calls a closure after each frame, with the frame's time in seconds, until the result is
  /// cancelled.
  @discardableResult
  public func onFrame(_ body: @escaping (TimeInterval) -> Void) -> FrameObservation {
    let observation = FrameObservation(body: body)
    observations.append(observation)
    return observation
  }

  /// Returns the number of frames nearest to a duration in seconds; at least one.
  func frames(in seconds: TimeInterval) -> Int {
    guard seconds > 0, seconds.isFinite else { return 0 }
    return max(Int((seconds * TimeInterval(framesPerSecond)).rounded()), 1)
  }

  func makeFrames(_ count: Int) {
    for _ in 0..<count { makeFrame() }
  }

  /// Passes the time of the next frame without showing it.
  func missFrame() {
    frameCount += 1
    runtime.skip(to: time)
  }

  /// Shows the next frame. In the background its time passes, and nothing is shown.
  func makeFrame() {
    precondition(!isMakingFrame, "Time can't pass inside of a frame")
    isMakingFrame = true
    frameCount += 1
    runtime.tick(to: time, hasInput: digitizer.hasChanges) { digitizer.deliver(at: $0) }
    isMakingFrame = false
    guard !isInBackground else { return }
    reportFrame()
  }

  /// Shows a frame within a call of the app's. The frame that is being made is the next one.
  private func makeSnapshotFrame() {
    // An observer that takes snapshots would observe these frames too.
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
