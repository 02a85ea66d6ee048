import Foundation
import HeadlessUIKit

/// A phone that exists in memory: a screen, a clock that stands still until it is advanced, and
/// fingers.
///
/// Every method that takes time advances the clock frame by frame, on the calling thread, and
/// returns when that time has passed; nothing waits for real. Frame *n* is shown at *n* divided by
/// the frames per second.
@MainActor public final class Device {
  /// The window that fills the screen.
  public let window: UIWindow
  /// The screen's size, in points, as the device is turned now.
  public internal(set) var screenSize: CGSize
  /// How many frames the screen shows per second.
  public let framesPerSecond: Int

  let runtime = Runtime()
  let digitizer: Digitizer
  var recorder: Recorder?
  /// The fingers on the screen, in the order in which they came down.
  var fingers: [Finger] = []
  private var frameCount = 0
  private var fingerCount = 0
  private var observations: [FrameObservation] = []
  private(set) var isMakingFrame = false

  /// Makes a device with an empty window, its clock at zero. The safe area is a phone's: 59 points
  /// at the top and 34 at the bottom.
  ///
  /// - Parameters:
  ///   - screenSize: The screen's size, in points.
  ///   - framesPerSecond: How many frames the screen shows per second.
  /// - Precondition: `framesPerSecond` is positive.
  public init(
    screenSize: CGSize = CGSize(width: 393, height: 852), framesPerSecond: Int = 60
  ) {
    precondition(framesPerSecond > 0, "A device shows at least one frame per second")
    self.screenSize = screenSize
    self.framesPerSecond = framesPerSecond
    runtime.screen = UIScreen(size: screenSize, framesPerSecond: framesPerSecond)
    runtime.activate()
    window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    digitizer = Digitizer(window: window)
  }

  /// The device's clock: seconds since it was made.
  public var time: TimeInterval { TimeInterval(frameCount) / TimeInterval(framesPerSecond) }

  /// What UIKit would have printed on the console.
  package var console: [String] { runtime.console }

  /// Makes a controller the root of the window, shows the window, and makes two frames: the first
  /// shows it, the second has what it does at the next turn of the run loop.
  public func launch(_ viewController: UIViewController) {
    runtime.activate()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    makeFrames(2)
  }

  /// Lets time pass.
  ///
  /// - Parameter seconds: How long, in seconds; rounded to whole frames, of which at least one is
  ///   made. Zero or less makes none.
  public func advance(by seconds: TimeInterval) {
    makeFrames(frames(in: seconds))
  }

  /// Lets time pass until nothing moves by itself any more: no animation, no timer, no display
  /// link. At least one frame is made. An animation that is paused does not move by itself, and a
  /// finger that rests is no reason to wait.
  ///
  /// - Parameter limit: How long to go on at most, in seconds.
  /// - Returns: Whether the device came to rest within the limit.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    for _ in 0..<max(frames(in: limit), 1) {
      makeFrame()
      if runtime.isIdle { return true }
    }
    return false
  }

  /// Puts a finger on the screen, and makes the frame in which it is felt.
  ///
  /// - Parameter point: Where, in points of the window.
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

  /// Taps the screen: a finger comes down and lifts 0.05 seconds later.
  ///
  /// - Parameter point: Where, in points of the window.
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

  /// The whole frames nearest to a duration in seconds; one if that is short.
  func frames(in seconds: TimeInterval) -> Int {
    guard seconds > 0, seconds.isFinite else { return 0 }
    return max(Int((seconds * TimeInterval(framesPerSecond)).rounded()), 1)
  }

  func makeFrames(_ count: Int) {
    for _ in 0..<count { makeFrame() }
  }

  /// Shows the next frame; in the background its time passes, and nothing is shown.
  func makeFrame() {
    precondition(!isMakingFrame, "Time can't pass inside of a frame")
    isMakingFrame = true
    frameCount += 1
    runtime.tick(to: time) { digitizer.deliver(at: time) }
    isMakingFrame = false
    guard !isInBackground else { return }
    if !observations.isEmpty {
      observations.removeAll(where: \.isCancelled)
      for observation in observations { observation.body?(time) }
    }
    captureFrame()
  }
}
