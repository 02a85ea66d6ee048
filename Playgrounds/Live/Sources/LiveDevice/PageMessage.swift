import Foundation

/// A message from a page. Its JSON form is an object with one member, such as
/// `{"press": {"id": 1, "x": 20, "y": 40}}`.
///
/// Positions are in points of the screen.
nonisolated enum PageMessage: Decodable, Equatable, Sendable {
  /// A finger of the page touches the screen.
  case press(id: Int, x: Double, y: Double)
  case move(id: Int, x: Double, y: Double)
  case lift(id: Int)
  case cancel(id: Int)
  /// Two fingers on a trackpad move by an offset. The pointer is at x and y.
  case scroll(x: Double, y: Double, dx: Double, dy: Double)
  /// Two fingers on a trackpad move away from each other by a factor.
  case pinch(x: Double, y: Double, factor: Double)
  /// VoiceOver's escape gesture, or the end of all touches if VoiceOver is off.
  case escape
  /// Launches a scene, or the current one again.
  case launch(scene: String?)
  case rotate(isLandscape: Bool)
  case set(option: PanelOption, isOn: Bool)
  /// A new device that shows so many frames per second.
  case rate(framesPerSecond: Int)
  /// A new device with variants of UIKit.
  case variants(names: [String])
  case slow(factor: Int)
  case freeze(isOn: Bool)
  /// Makes one frame while the clock is frozen.
  case step

  /// The largest size of a message, in bytes.
  static let limit = 4096
  /// The rates that a page can select, in frames per second.
  static let rates = [60, 120]
  /// The factors of slow motion that a page can select.
  static let factors = [1, 2, 5, 10]
  /// The largest distance from the screen's origin, and of a movement, in points.
  private static let farthest = 10_000.0

  /// A message that no page of this server sends.
  struct Mistake: Error, Equatable {
    let reason: String
  }

  /// Reads a message. Finite numbers out of range are clamped.
  init(_ data: Data) throws(Mistake) {
    guard data.count <= Self.limit else {
      throw Mistake(reason: "a message has at most \(Self.limit) bytes")
    }
    do {
      self = try JSONDecoder().decode(PageMessage.self, from: data)
    } catch {
      throw Mistake(reason: "the message cannot be read")
    }
    try clamp()
  }

  private mutating func clamp() throws(Mistake) {
    switch self {
    case .press(let id, let x, let y):
      self = .press(id: id, x: try Self.length(x), y: try Self.length(y))
    case .move(let id, let x, let y):
      self = .move(id: id, x: try Self.length(x), y: try Self.length(y))
    case .scroll(let x, let y, let dx, let dy):
      self = .scroll(
        x: try Self.length(x), y: try Self.length(y), dx: try Self.length(dx),
        dy: try Self.length(dy))
    case .pinch(let x, let y, let factor):
      let factor = min(max(try Self.finite(factor), 0.01), 100)
      self = .pinch(x: try Self.length(x), y: try Self.length(y), factor: factor)
    case .rate(let framesPerSecond):
      guard Self.rates.contains(framesPerSecond) else {
        throw Mistake(reason: "a device does not show \(framesPerSecond) frames per second")
      }
    case .slow(let factor):
      guard Self.factors.contains(factor) else {
        throw Mistake(reason: "the clock cannot run slower by \(factor)")
      }
    case .lift, .cancel, .escape, .launch, .rotate, .set, .variants, .freeze, .step: break
    }
  }

  private static func length(_ value: Double) throws(Mistake) -> Double {
    min(max(try finite(value), -farthest), farthest)
  }

  private static func finite(_ value: Double) throws(Mistake) -> Double {
    guard value.isFinite else { throw Mistake(reason: "a number is not finite") }
    return value
  }
}

/// A setting of the device that a page switches on and off.
nonisolated enum PanelOption: String, Codable, CaseIterable, Sendable {
  case reduceMotion
  case rightToLeft
  case voiceOver
  case darkMode
}
