import HeadlessDevice
import InterruptibleTransitions

// The steps that take time: fingers, the clock, and the device's surroundings.
extension Performer {
  /// The longest time until all transitions are at rest, in seconds.
  private static let longestRest = 4.0

  private var device: Device { app.device }
  private var frame: Double { 1 / Double(device.framesPerSecond) }

  func pass(_ step: Step) {
    switch step {
    case .advance(let frames): device.advance(by: Double(frames) * frame)
    case .rest: device.advanceUntilIdle(limit: Self.longestRest)
    case .rotate:
      app.invariants.motion.turns()
      device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
    case .resize(let width, let height, let frames):
      app.invariants.motion.resizes(frames: frames)
      device.resize(to: CGSize(width: width, height: height), over: Double(frames) * frame)
    case .background(let frames):
      app.invariants.motion.excuseAll(frames: frames + 3)
      app.fingers = [:]
      device.enterBackground()
      device.advance(by: Double(frames) * frame)
      device.enterForeground()
    default: touch(step)
    }
  }

  private func touch(_ step: Step) {
    switch step {
    case .press(let number, let x, let y):
      guard app.fingers[number] == nil else { return }
      let finger = device.press(at: CGPoint(x: x, y: y))
      app.fingers[number] = finger
      app.invariants.motion.recordPress(finger)
    case .move(let number, let dx, let dy, let frames):
      app.fingers[number]?.move(by: CGVector(dx: dx, dy: dy), over: Double(frames) * frame)
    case .spread(let dx, let dy, let frames):
      guard let first = app.fingers[0], let second = app.fingers[1] else { return }
      device.move(
        [(first, CGVector(dx: -dx, dy: -dy)), (second, CGVector(dx: dx, dy: dy))],
        over: Double(frames) * frame)
    case .lift(let number): app.fingers.removeValue(forKey: number)?.lift()
    case .takeAway(let number): app.fingers.removeValue(forKey: number)?.cancel()
    case .tap(let x, let y): device.tap(at: CGPoint(x: x, y: y))
    default: break
    }
  }
}
