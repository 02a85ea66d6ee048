import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Scenes
import Testing

@testable import LiveDevice

@Suite struct PageMessageTests {
  private static func read(_ text: String) throws(PageMessage.Mistake) -> PageMessage {
    try PageMessage(Data(text.utf8))
  }

  @Test(
    "Each message is read",
    arguments: [
      (#"{"press":{"id":1,"x":20,"y":40.5}}"#, .press(id: 1, x: 20, y: 40.5)),
      (#"{"move":{"id":1,"x":1e9,"y":-1e300}}"#, .move(id: 1, x: 10_000, y: -10_000)),
      (#"{"lift":{"id":-3}}"#, .lift(id: -3)),
      (#"{"cancel":{"id":3}}"#, .cancel(id: 3)),
      (#"{"scroll":{"x":1,"y":2,"dx":0,"dy":-9}}"#, .scroll(x: 1, y: 2, dx: 0, dy: -9)),
      (#"{"pinch":{"x":1,"y":2,"factor":0}}"#, .pinch(x: 1, y: 2, factor: 0.01)),
      (#"{"escape":{}}"#, .escape),
      (#"{"launch":{}}"#, .launch(scene: nil)),
      (#"{"launch":{"scene":"sheet"}}"#, .launch(scene: "sheet")),
      (#"{"rotate":{"isLandscape":true}}"#, .rotate(isLandscape: true)),
      (#"{"set":{"option":"voiceOver","isOn":true}}"#, .set(option: .voiceOver, isOn: true)),
      (#"{"rate":{"framesPerSecond":120}}"#, .rate(framesPerSecond: 120)),
      (#"{"variants":{"names":[]}}"#, .variants(names: [])),
      (#"{"slow":{"factor":5}}"#, .slow(factor: 5)),
      (#"{"freeze":{"isOn":false}}"#, .freeze(isOn: false)),
      (#"{"step":{}}"#, .step),
    ] as [(String, PageMessage)])
  func messages(text: String, message: PageMessage) throws {
    #expect(try Self.read(text) == message)
  }

  @Test(
    "A broken message is refused",
    arguments: [
      "", "{}", "null", "[]", "{", #"{"press":{"id":1,"x":20}}"#,
      #"{"press":{"id":1,"x":"a","y":1}}"#,
      #"{"press":{"id":1.5,"x":1,"y":1}}"#, #"{"move":{"id":1,"x":1e999,"y":1}}"#,
      #"{"press":{"id":99999999999999999999,"x":1,"y":1}}"#, #"{"jump":{}}"#,
      #"{"rate":{"framesPerSecond":0}}"#, #"{"slow":{"factor":3}}"#,
      #"{"set":{"option":"flying","isOn":true}}"#, #"{"lift":{"id":1},"step":{}}"#,
      String(repeating: "[", count: 4000),
    ])
  func mistakes(text: String) {
    #expect(throws: PageMessage.Mistake.self) { try Self.read(text) }
  }

  @Test("A message has at most 4 kB")
  func size() {
    let rest = 4096 - #"{"step":{}}"#.utf8.count
    #expect(throws: Never.self) {
      try Self.read(#"{"step":{}}"# + String(repeating: " ", count: rest))
    }
    #expect(throws: PageMessage.Mistake.self) {
      try Self.read(#"{"step":{}}"# + String(repeating: " ", count: rest + 1))
    }
  }

  @Test("100,000 random messages do no harm to a device")
  func fuzz() throws {
    var random = SeededRandom(seed: 7)
    let session = LiveSession(
      .scenes(SceneEntry.all.map(LiveScene.init)), first: nil, title: "Live")
    let pages = try (0..<4).map { _ in try #require(session.open()) }
    var readCount = 0
    for index in 0..<100_000 {
      let page = pages[random.below(4)]
      guard let message = try? PageMessage(random.message()) else { continue }
      readCount += 1
      // A launch takes far longer than all other messages.
      if message.isLaunch, index % 500 != 0 { continue }
      session.handle(message, of: page)
      if index % 100 == 0, let device = session.device { session.makeFrame(on: device) }
    }
    #expect(readCount > 30_000)
    for page in pages { page.close() }
    let device = try #require(session.device)
    for _ in 0..<1000 { session.makeFrame(on: device) }
    #expect(device.advanceUntilIdle(limit: 10) || session.readings.state.phase == "held")
    #expect(device.record {}.frames[0].fingers.isEmpty)
  }
}

extension PageMessage {
  fileprivate var isLaunch: Bool {
    switch self {
    case .launch, .rate, .variants: true
    default: false
    }
  }
}

/// A source of random messages, the same for the same seed.
nonisolated struct SeededRandom {
  private static let scenes = ["nine-cards", "sheet", "tap-to-pause", "pull-to-present", "none"]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 7919 &+ 13
  }

  /// Returns a number from 0 to below a limit.
  ///
  /// The numbers are from a linear congruential generator with Knuth's constants.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Returns a message. One in three is broken.
  mutating func message() -> Data {
    var bytes = Array(text().utf8)
    switch below(6) {
    case 0: bytes[below(bytes.count)] = UInt8(below(256))
    case 1: bytes.removeLast(below(bytes.count))
    default: break
    }
    return Data(bytes)
  }

  private mutating func number() -> String {
    let numbers = ["0", "-0", "1e308", "-1e308", "1e-320", "1e999", "null", "393", "852", "-40"]
    return below(4) == 0 ? numbers[below(numbers.count)] : "\(Double(below(9000)) / 10)"
  }

  private mutating func text() -> String {
    let finger = "\"id\":\(below(5)),\"x\":\(number()),\"y\":\(number())"
    let place = "\"x\":\(number()),\"y\":\(number())"
    let flag = below(2) == 0
    let options = PanelOption.allCases
    switch below(18) {
    case 0...2: return "{\"press\":{\(finger)}}"
    case 3...6: return "{\"move\":{\(finger)}}"
    case 7...9: return "{\"lift\":{\"id\":\(below(5))}}"
    case 10: return "{\"cancel\":{\"id\":\(below(5))}}"
    case 11: return "{\"scroll\":{\(place),\"dx\":\(number()),\"dy\":\(number())}}"
    case 12: return "{\"pinch\":{\(place),\"factor\":\(number())}}"
    case 13: return "{\"rotate\":{\"isLandscape\":\(flag)}}"
    case 14:
      let option = options[below(options.count)].rawValue
      return "{\"set\":{\"option\":\"\(option)\",\"isOn\":\(flag)}}"
    case 15: return "{\"freeze\":{\"isOn\":\(flag)}}"
    case 16: return below(2) == 0 ? "{\"step\":{}}" : "{\"escape\":{}}"
    default:
      return "{\"launch\":{\"scene\":\"\(Self.scenes[below(Self.scenes.count)])\"}}"
    }
  }
}
