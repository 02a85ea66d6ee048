import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// The fingers of all pages, which act one after another, each in a frame.
final class LiveInput {
  /// A finger of a page, or what its wheel stands for.
  private struct Key: Hashable {
    enum Kind: Hashable {
      case finger(Int)
      case scroll
      case pinch
    }

    let page: Int
    let kind: Kind
  }

  private enum Action {
    case begin(Key, CGPoint)
    /// Positions of fingers, and offsets or factors of wheels, all in one frame.
    case move([Key: Movement])
    case end(Key)
    case cancel(Key)
  }

  private enum Movement {
    case to(CGPoint)
    case by(CGVector)
    case apart(Double)
  }

  /// The most fingers of a page.
  private static let mostFingers = 10
  /// The number of waiting actions from which no finger is pressed.
  private static let mostActions = 240
  /// The time without a wheel event after which the fingers leave the trackpad, in seconds.
  private static let pause = 0.12
  /// The distances between fingers on a trackpad, as factors of the first distance.
  private static let spreads = 0.04...20.0

  private var actions: [Action] = []
  /// The fingers that are down when all actions are done.
  private var pressed: [Key] = []
  /// The fingers on the device.
  private var fingers: [Key: [Finger]] = [:]
  /// The number of frames since the last event of a wheel that is down.
  private var quiet: [Key: Int] = [:]

  /// Whether no action waits.
  var isEmpty: Bool { actions.isEmpty }

  /// Adds the action of a page. A message that does not fit to the fingers of the page is ignored.
  func add(_ message: PageMessage, of page: Int) {
    switch message {
    case .press(let id, let x, let y):
      begin(Key(page: page, kind: .finger(id)), at: CGPoint(x: x, y: y))
    case .move(let id, let x, let y):
      move(Key(page: page, kind: .finger(id)), .to(CGPoint(x: x, y: y)))
    case .lift(let id):
      end(Key(page: page, kind: .finger(id))) { .end($0) }
    case .cancel(let id):
      end(Key(page: page, kind: .finger(id))) { .cancel($0) }
    case .scroll(let x, let y, let dx, let dy):
      let key = Key(page: page, kind: .scroll)
      begin(key, at: CGPoint(x: x, y: y))
      move(key, .by(CGVector(dx: dx, dy: dy)))
      quiet[key] = 0
    case .pinch(let x, let y, let factor):
      let key = Key(page: page, kind: .pinch)
      begin(key, at: CGPoint(x: x, y: y))
      move(key, .apart(factor))
      quiet[key] = 0
    default: break
    }
  }

  /// Cancels all touches of a page.
  func cancelAll(of page: Int) {
    for key in pressed where key.page == page { end(key) { .cancel($0) } }
  }

  /// Makes one frame, with the next action if there is one.
  func makeFrame(on device: Device) {
    endQuietWheels(framesPerSecond: device.framesPerSecond)
    while !actions.isEmpty {
      if perform(actions.removeFirst(), on: device) { return }
    }
    device.advance(by: 1 / Double(device.framesPerSecond))
  }

  private func begin(_ key: Key, at point: CGPoint) {
    let count = pressed.count { $0.page == key.page }
    guard !pressed.contains(key), count < Self.mostFingers, actions.count < Self.mostActions else {
      return
    }
    pressed.append(key)
    actions.append(.begin(key, point))
  }

  private func move(_ key: Key, _ movement: Movement) {
    guard pressed.contains(key) else { return }
    guard case .move(var movements) = actions.last else {
      actions.append(.move([key: movement]))
      return
    }
    movements[key] = Self.sum(movements[key], movement)
    actions[actions.count - 1] = .move(movements)
  }

  /// Returns two movements of the same finger as one.
  private static func sum(_ first: Movement?, _ second: Movement) -> Movement {
    switch (first, second) {
    case (.by(let first), .by(let second)):
      .by(CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy))
    case (.apart(let first), .apart(let second)): .apart(first * second)
    default: second
    }
  }

  private func end(_ key: Key, _ action: (Key) -> Action) {
    guard let index = pressed.firstIndex(of: key) else { return }
    pressed.remove(at: index)
    quiet[key] = nil
    actions.append(action(key))
  }

  private func endQuietWheels(framesPerSecond: Int) {
    for (key, frames) in quiet {
      quiet[key] = frames + 1
      if Double(frames) > Self.pause * Double(framesPerSecond) { end(key) { .end($0) } }
    }
  }

  /// Performs an action, and returns whether it made a frame.
  ///
  /// A finger that the device has taken away does nothing.
  private func perform(_ action: Action, on device: Device) -> Bool {
    switch action {
    case .begin(let key, let point):
      switch key.kind {
      case .finger: fingers[key] = [device.press(at: point)]
      case .scroll: fingers[key] = [device.beginScroll(at: point)]
      case .pinch: fingers[key] = device.beginPinch(at: point)
      }
      return true
    case .move(let movements):
      let offsets = movements.flatMap { self.offsets(of: $0.key, $0.value) }
      guard !offsets.isEmpty else { return false }
      device.move(offsets)
      return true
    case .end(let key):
      return leave(key) { $0.lift() }
    case .cancel(let key):
      return leave(key) { $0.cancel() }
    }
  }

  private func leave(_ key: Key, _ action: (Finger) -> Void) -> Bool {
    let leaving = (fingers.removeValue(forKey: key) ?? []).filter(\.isDown)
    for finger in leaving { action(finger) }
    return !leaving.isEmpty
  }

  private func offsets(
    of key: Key, _ movement: Movement
  ) -> [(finger: Finger, offset: CGVector)] {
    let fingers = (fingers[key] ?? []).filter(\.isDown)
    switch movement {
    case .to(let point):
      return fingers.map { finger in
        (
          finger,
          CGVector(dx: point.x - finger.location.x, dy: point.y - finger.location.y)
        )
      }
    case .by(let offset):
      return fingers.map { ($0, offset) }
    case .apart(let factor):
      guard fingers.count == 2 else { return [] }
      let distance = (fingers[1].location.x - fingers[0].location.x) / 100
      let spread = min(max(distance * factor, Self.spreads.lowerBound), Self.spreads.upperBound)
      let step = 50 * (spread - distance)
      return [(fingers[0], CGVector(dx: -step, dy: 0)), (fingers[1], CGVector(dx: step, dy: 0))]
    }
  }
}
