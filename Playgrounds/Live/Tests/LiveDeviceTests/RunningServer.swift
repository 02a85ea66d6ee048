import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Scenes
import Testing

@testable import LiveDevice

/// A server that runs during a test.
@MainActor final class RunningServer {
  let server: LiveServer
  private(set) var address = ""
  private(set) var port: UInt16 = 0
  private var task: Task<Void, any Error>?

  init(_ server: LiveServer) async throws {
    self.server = server
    let addresses = AsyncStream.makeStream(of: String.self)
    task = Task {
      defer { addresses.continuation.finish() }
      try await server.run { addresses.continuation.yield($0) }
    }
    for await address in addresses.stream {
      self.address = address
      break
    }
    if address.isEmpty { try await task?.value }
    let digits = address.split(separator: "/")[1].split(separator: ":").last
    port = try #require(digits.flatMap { UInt16($0) })
  }

  convenience init(scene: String, host: String = "127.0.0.1") async throws {
    try await self.init(
      LiveServer(scenes: SceneEntry.all.map(LiveScene.init), first: scene, port: 0, host: host))
  }

  /// Ends the server, and waits for its end.
  func stop() async throws {
    task?.cancel()
    try await task?.value
  }
}

/// Waits until a condition holds, for at most ten seconds.
///
/// - Returns: Whether the condition holds.
@MainActor func wait(until condition: @escaping () -> Bool) async -> Bool {
  var ticks = 0
  await Task {
    let check = { (_: Double) in
      ticks += 1
      if condition() || ticks > 1000 { withUnsafeCurrentTask { $0?.cancel() } }
    }
    await ClockLoop.run(every: { 0.01 }, tick: check)
  }.value
  return condition()
}

extension LiveScene {
  init(_ entry: SceneEntry) {
    self.init(
      id: entry.id, title: entry.title, group: entry.group.rawValue, hint: entry.hint,
      make: entry.make)
  }
}

extension LiveServer {
  /// The number of fingers on the device.
  var fingerCount: Int { session.device?.record {}.frames[0].fingers.count ?? 0 }
  /// The number of open pages.
  var pageCount: Int { session.panel.pageCount }
}
