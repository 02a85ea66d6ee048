import FlyingFox
import Foundation

/// The WebSocket of a page.
///
/// A frame is requested when the one before has been written. So nothing waits for a slow page.
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
    let stream = PageStream(page: page, client: client)
    return AsyncStream { await stream.next() }
  }
}

/// The two directions of a connection.
///
/// The stream of frames is released at the end of a connection, also after a failed write. Then the
/// socket is closed, and a task that reads it would wait forever.
private nonisolated final class PageStream: Sendable {
  private let page: LivePage
  private let reading: Task<Void, Never>

  init(page: LivePage, client: AsyncThrowingStream<WSFrame, any Error>) {
    self.page = page
    reading = Task {
      do {
        for try await frame in client { await page.receive(frame) }
        await page.close()
      } catch let mistake as FrameMistake {
        await page.end(mistake.code)
      } catch {
        await page.close()
      }
    }
  }

  deinit {
    reading.cancel()
    Task { [page] in await page.close() }
  }

  func next() async -> WSFrame? {
    await page.next()
  }
}
