import FlyingSocks
import Foundation

/// The socket that browsers connect to, and their connections.
///
/// FlyingFox's own server limits neither the number of connections nor their time, and ends when
/// the system has no descriptor left.
final class Listener {
  /// The most connections at the same time. Another one replaces the oldest one that has no
  /// complete request, or waits until one ends.
  static let mostConnections = 64

  /// The bytes that the system keeps for a slow page, whose picture is older by them.
  private static let bufferSize: Int32 = 131_072

  private let pool: SocketPool<PollQueue>
  private let socket: AsyncSocket
  /// The open connections, from the oldest to the newest.
  private var connections: [Connection] = []

  init(address: some SocketAddress) throws {
    // A write to a closed connection is an error of that connection alone, on every system.
    signal(SIGPIPE, SIG_IGN)
    pool = SocketPool(queue: PollQueue())
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.setValue(Self.bufferSize, for: .sendBufferSize)
      try socket.bind(to: address)
      try socket.listen()
      self.socket = try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// The number of open connections.
  var connectionCount: Int { connections.count }

  /// The port on which the server listens.
  var port: UInt16? {
    switch try? socket.socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix, nil: nil
    }
  }

  /// Passes time, in seconds.
  func tick(_ seconds: Double) {
    for connection in connections { connection.tick(seconds) }
  }

  /// Answers requests until the task is cancelled.
  func run(_ handler: RequestHandler) async throws {
    defer { try? socket.close() }
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.pool.run() }
      group.addTask { try await self.acceptConnections(handler) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func acceptConnections(_ handler: RequestHandler) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      var count = 0
      while true {
        do {
          let connection = Connection(try await socket.accept())
          connections.append(connection)
          group.addTask { await self.run(connection, handler) }
          count += 1
        } catch SocketError.failed(_, ECONNABORTED, _) {
          // The browser has closed the connection already.
        }
        if count == Self.mostConnections {
          // Of the counted connections, some can have ended.
          if connections.count == count { _ = connections.first { $0.makeRoom() } }
          try await group.next()
          count -= 1
        }
      }
    }
  }

  private func run(_ connection: Connection, _ handler: RequestHandler) async {
    await connection.run(handler)
    connections.removeAll { $0 === connection }
  }
}
