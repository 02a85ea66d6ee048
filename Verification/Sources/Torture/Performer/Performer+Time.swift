import HeadlessDevice
import InterruptibleTransitions

// The steps that take time: fingers, the clock, and the device's surroundings.
extension Performer {
  /// The longest time until all transitions are at rest, in seconds.
  private static let longestRest = 4.0

  private var device: Device { world.device }
  private var frame: Double { 1 / Double(device.framesPerSecond) }

  func pass(_ step: Step) {
    switch step {
    case .advance(let frames): device.advance(by: Double(frames) * frame)
    case .rest: device.advanceUntilIdle(limit: Self.longestRest)
    case .rotate:
      world.invariants.motion.turns()
      device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
    case .resize(let width, let height, let frames):
      world.invariants.motion.resizes(frames: frames)
      device.resize(to: CGSize(width: width, height: height), over: Double(frames) * frame)
    case .background(let frames):
      world.invariants.motion.excuseAll(frames: frames + 3)
      world.fingers = [:]
      device.enterBackground()
      device.advance(by: Double(frames) * frame)
      device.enterForeground()
    default: touch(step)
    }
  }

  private func touch(_ step: Step) {
    switch step {
    case .press(let number, let x, let y):
      guard world.fingers[number] == nil else { return }
      let finger = device.press(at: CGPoint(x: x, y: y))
      world.fingers[number] = finger
      world.invariants.motion.notePress(finger)
    case .move(let number, let dx, let dy, let frames):
      world.fingers[number]?.move(by: CGVector(dx: dx, dy: dy), over: Double(frames) * frame)
    case .spread(let dx, let dy, let frames):
      guard let first = world.fingers[0], let second = world.fingers[1] else { return }
      device.move(
        [(first, CGVector(dx: -dx, dy: -dy)), (second, CGVector(dx: dx, dy: dy))],
        over: Double(frames) * frame)
    case .lift(let number): world.fingers.removeValue(forKey: number)?.lift()
    case .takeAway(let number): world.fingers.removeValue(forKey: number)?.cancel()
    case .tap(let x, let y): device.tap(at: CGPoint(x: x, y: y))
    default: break
    }
  }
}
