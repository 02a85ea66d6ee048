import FlyingFox
import FlyingSocks
import Foundation

/// A connection of a browser: one request and its answer, or the WebSocket of a page.
final class Connection {
  /// The time for a request, for an answer or for a frame, in seconds.
  static let patience = 15.0

  private enum State {
    /// The request is incomplete.
    case reading
    case answering
    /// The answer is complete.
    case ending
  }

  private let socket: AsyncSocket
  private var state = State.reading
  private var task: Task<Void, Never>?
  /// The time since the last request or frame was complete, in seconds.
  private var age = 0.0

  init(_ socket: AsyncSocket) {
    self.socket = socket
  }

  /// Passes time, in seconds. A connection that stands still ends.
  func tick(_ seconds: Double) {
    age += seconds
    if age > Self.patience { task?.cancel() }
  }

  /// Ends the connection, unless it answers a request.
  ///
  /// - Returns: Whether the connection ends.
  func makeRoom() -> Bool {
    guard state != .answering, let task, !task.isCancelled else { return false }
    task.cancel()
    return true
  }

  /// Answers the request, and closes the connection.
  func run(_ handler: RequestHandler) async {
    let task = Task {
      let reader = SocketReader(socket)
      do {
        try await answer(reader, by: handler)
        // The rest is read, so that the system does not withdraw the answer. RFC 9112, section 9.6.
        state = .ending
        age = 0
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        try await reader.skipAll()
      } catch {
        // A connection that breaks has no other answer than its end.
      }
      try? socket.close()
    }
    self.task = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func answer(_ reader: SocketReader, by handler: RequestHandler) async throws {
    let head = try await reader.head()
    state = .answering
    age = 0
    var response = await handler.answer(to: head)
    switch response.payload {
    case .httpBody:
      let body = try await response.bodyData
      response.headers[.connection] = "close"
      response.headers[.contentLength] = String(body.count)
      try await socket.write(response.head + body)
    case .webSocket(let handler):
      let frames = try await handler.makeFrames(
        for: AsyncThrowingStream { try await reader.frame() })
      try await socket.write(response.head)
      for await frame in frames {
        age = 0
        try await socket.write(frame.bytes)
      }
    }
  }
}
