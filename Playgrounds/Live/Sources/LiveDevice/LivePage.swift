import FlyingFox
import Foundation
import HeadlessDevice

/// A page that shows the device, as the server knows it.
///
/// Nothing waits for a slow page: it is sent the differences to the newest state when it has read
/// the former ones.
final class LivePage {
  /// The parts of the panel that have changed. A page replaces the parts that are present.
  private struct Update: Encodable {
    var catalog: PanelCatalog?
    var panel: PanelState?
    var readings: FlightReadings.State?
    var entries: [FlightReadings.Entry]?

    var isEmpty: Bool {
      catalog == nil && panel == nil && readings == nil && entries == nil
    }
  }

  private enum State {
    case open
    /// The page gets a reason, and the connection then ends.
    case closing(WSFrame)
    case closed
  }

  /// The time between two signs of life for the page, in seconds.
  private static let beatInterval = 2.0
  /// The time without a sign of life after which a page counts as vanished, in seconds.
  private static let patience = 15.0
  /// The most messages between two ticks. A page that sends more waits for the next tick.
  private static let mostMessages = 200
  /// The most answers that wait for a page which does not read them.
  private static let mostAnswers = 16

  let number: Int
  private weak var session: LiveSession?
  private var state = State.open
  private var encoder = FrameEncoder()
  /// The number of the last sent frame.
  private var frameCount = 0
  private var isTextNext = false
  private var hasCatalog = false
  private var panel: PanelState?
  private var readings: FlightReadings.State?
  private var log: FlightReadings?
  private var revision = 0
  /// Answers to pings, and signs of life.
  private var answers: [WSFrame] = []
  private let news: AsyncStream<Void>
  private let newsContinuation: AsyncStream<Void>.Continuation
  private let turns: AsyncStream<Void>
  private let turnsContinuation: AsyncStream<Void>.Continuation
  private var silence = 0.0
  private var timeSinceBeat = 0.0
  private var messageCount = 0
  private var partial = Data()

  init(number: Int, session: LiveSession) {
    self.number = number
    self.session = session
    let news = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.news = news.stream
    newsContinuation = news.continuation
    let turns = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.turns = turns.stream
    turnsContinuation = turns.continuation
  }

  /// Lets the page look for something new to send.
  func notify() {
    newsContinuation.yield()
  }

  /// Passes time, in seconds. A page without a sign of life is removed.
  func tick(_ seconds: Double) {
    messageCount = 0
    turnsContinuation.yield()
    silence += seconds
    timeSinceBeat += seconds
    if silence > Self.patience { return close() }
    guard timeSinceBeat > Self.beatInterval else { return }
    timeSinceBeat = 0
    // The browser answers the ping. The script of the page sees no ping, but an empty update.
    answer(WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data()))
    answer(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data("{}".utf8)))
  }

  /// Ends the connection, and removes the page from the session.
  func close() {
    if case .closed = state { return }
    state = .closed
    session?.remove(self)
    newsContinuation.finish()
    turnsContinuation.finish()
  }

  // MARK: Receiving

  /// Performs a part of a message, an answer or the end of the connection.
  func receive(_ frame: WSFrame) async {
    guard case .open = state else { return }
    silence = 0
    messageCount += 1
    if messageCount > Self.mostMessages {
      for await _ in turns where messageCount <= Self.mostMessages { break }
    }
    switch frame.opcode {
    case .ping:
      answer(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload.prefix(125)))
    case .pong: break
    case .close: end(.normalClosure)
    case .text where partial.isEmpty, .continuation where !partial.isEmpty:
      receive(frame.payload, isLast: frame.fin)
    default: end(.unsupportedData)
    }
  }

  private func receive(_ part: Data, isLast: Bool) {
    partial += part
    guard partial.count <= PageMessage.limit else { return end(.messageTooBig) }
    guard isLast else { return }
    let data = partial
    partial = Data()
    do {
      session?.handle(try PageMessage(data), of: self)
    } catch {
      end(.policyViolation)
    }
  }

  private func answer(_ frame: WSFrame) {
    if answers.count < Self.mostAnswers { answers.append(frame) }
    notify()
  }

  /// Sends the page a reason, and then ends the connection.
  func end(_ code: WSCloseCode) {
    guard case .open = state else { return }
    state = .closing(.close(code: code))
    session?.remove(self)
    notify()
  }

  // MARK: Sending

  /// Waits for something new, and returns it; nil at the end of the connection.
  func next() async -> WSFrame? {
    while true {
      switch state {
      case .closed:
        return nil
      case .closing(let frame):
        close()
        return frame
      case .open:
        if !answers.isEmpty { return answers.removeFirst() }
        if let frame = newestState() { return frame }
      }
      guard await hasNews() else { return nil }
    }
  }

  private func hasNews() async -> Bool {
    for await _ in news { return true }
    return false
  }

  private func newestState() -> WSFrame? {
    // The two kinds take turns, so that a slow page gets both.
    isTextNext.toggle()
    return isTextNext ? text() ?? picture() : picture() ?? text()
  }

  /// The differences to the newest frame; nil if the page has it.
  private func picture() -> WSFrame? {
    guard let session, let frame = session.frame, session.frameCount != frameCount else {
      return nil
    }
    frameCount = session.frameCount
    return WSFrame(
      fin: true, opcode: .binary, mask: nil, payload: Data(encoder.encode(frame)))
  }

  /// The changes of the panel; nil if the page has them.
  private func text() -> WSFrame? {
    guard let session else { return nil }
    var update = Update()
    if !hasCatalog { update.catalog = session.catalog }
    if panel != session.panel { update.panel = session.panel }
    if readings != session.readings.state { update.readings = session.readings.state }
    if log !== session.readings { revision = 0 }
    let entries = session.readings.entries(after: revision)
    if !entries.isEmpty { update.entries = entries }
    hasCatalog = true
    panel = session.panel
    readings = session.readings.state
    log = session.readings
    revision = session.readings.revision
    guard !update.isEmpty, let payload = try? JSONEncoder().encode(update) else { return nil }
    return WSFrame(fin: true, opcode: .text, mask: nil, payload: payload)
  }
}
