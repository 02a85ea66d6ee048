import FlyingSocks
import Foundation

/// The sockets that wait for the network.
///
/// The queues of FlyingSocks keep events of a socket that is closed while a task waits for it, as
/// happens when a page vanishes. A new connection, which gets the number of the closed one, would
/// then wait forever. This queue keeps nothing: it passes the waiting sockets with each call.
nonisolated struct PollQueue: EventQueue {
  /// The longest time after which a socket is added to those that wait, in milliseconds.
  private static let interval: Int32 = 4

  private var waiting: [Socket.FileDescriptor: Socket.Events] = [:]

  mutating func open() {
    waiting = [:]
  }

  mutating func stop() {
    waiting = [:]
  }

  func close() {}

  mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
    waiting[socket, default: []].formUnion(events)
  }

  mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {
    let rest = (waiting[socket] ?? []).subtracting(events)
    waiting[socket] = rest.isEmpty ? nil : rest
  }

  func getNotifications() throws -> [EventNotification] {
    var sockets = waiting.map { socket, events in
      let read = events.contains(.read) ? POLLIN : 0
      let write = events.contains(.write) ? POLLOUT : 0
      return pollfd(fd: socket.rawValue, events: Int16(read | write), revents: 0)
    }
    let count = poll(&sockets, nfds_t(sockets.count), Self.interval)
    // A signal interrupts the call.
    guard count >= 0 || errno == EINTR else { throw SocketError.makeFailed("poll") }
    return count <= 0 ? [] : sockets.compactMap(Self.notification)
  }

  private static func notification(of socket: pollfd) -> EventNotification? {
    let answer = Int32(socket.revents)
    guard answer != 0 else { return nil }
    let isBroken = answer & (POLLERR | POLLHUP | POLLNVAL) != 0
    var events = Socket.Events()
    // A broken socket is ready, so that a read or a write gets the error.
    if answer & POLLIN != 0 || isBroken { events.insert(.read) }
    if answer & POLLOUT != 0 || isBroken { events.insert(.write) }
    return EventNotification(
      file: Socket.FileDescriptor(rawValue: socket.fd), events: events,
      errors: answer & POLLNVAL != 0 ? [.error] : [])
  }
}
