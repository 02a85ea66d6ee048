import FlyingFox
import Foundation

/// The WebSocket of a page.
///
/// FlyingFox asks for a frame when it has written the one before. So nothing waits for a slow page.
nonisolated struct PageConnection: WSHandler {
  let session: LiveSession

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    guard let page = await session.open() else {
      return AsyncStream { continuation in
        continuation.yield(.close(code: .tryAgainLater))
        continuation.finish()
      }
    }
    let reading = Task {
      do {
        for try await frame in client { await page.receive(frame) }
      } catch {
        // A broken frame ends the connection, as its end does.
      }
      await page.close()
    }
    return AsyncStream {
      let frame = await page.next()
      if frame == nil { reading.cancel() }
      return frame
    } onCancel: {
      reading.cancel()
      Task { await page.close() }
    }
  }
}
