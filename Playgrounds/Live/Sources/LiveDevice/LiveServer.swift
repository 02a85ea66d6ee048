import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// A server that shows a device in a browser, where a person touches it.
///
/// All pages show the same device. A mouse, fingers on a touch screen, the wheel and the keyboard
/// are the fingers of the device, whose clock follows that of the system.
///
/// ```swift
/// let device = Device()
/// device.launch(LockScreenViewController())
/// try await LiveServer(device, port: 8089).run()
/// ```
///
/// Only programs on this machine can connect, except if the server has another `host`. Then a
/// request needs a token, which is a part of the announced address. The server keeps the pages of
/// other sites from the device. A request has at most 16 kilobytes and 15 seconds, and at most 64
/// connections are open at a time. The connections are not encrypted, so give the server another
/// host only in a network that you trust.
public final class LiveServer {
  private enum State {
    case idle
    case running
  }

  /// The port of a server that is created without one.
  public nonisolated static let defaultPort: UInt16 = 8089

  private let host: String
  private let port: UInt16
  let session: LiveSession
  private var state = State.idle

  /// Creates a server for a device on which the app has launched its screens.
  ///
  /// The server cannot launch the app again. So the page cannot change the frames per second and
  /// the variants, which a device has from its creation.
  ///
  /// - Parameters:
  ///   - device: The device. While the server runs, it alone advances the clock.
  ///   - title: The title of the page.
  ///   - port: The port to listen on; 0 for any free port.
  ///   - host: A numeric address of this machine. By default, only this machine can connect.
  public init(
    _ device: Device, title: String = "Live device", port: UInt16 = defaultPort,
    host: String = "127.0.0.1"
  ) {
    self.host = host
    self.port = port
    session = LiveSession(.device(device), first: nil, title: title)
  }

  /// Creates a server that launches scenes, each on a new device.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in the order of the page's list.
  ///   - first: The name of the scene to launch first; nil for the first one of the list.
  ///   - title: The title of the page.
  ///   - port: The port to listen on; 0 for any free port.
  ///   - host: A numeric address of this machine. By default, only this machine can connect.
  /// - Throws: ``LiveServerError/unknownScene(_:)`` if there is no scene with the name.
  public init(
    scenes: [LiveScene], first: String? = nil, title: String = "Live device",
    port: UInt16 = defaultPort, host: String = "127.0.0.1"
  ) throws(LiveServerError) {
    let scene = scenes.first { $0.id == first }
    if let first, scene == nil { throw .unknownScene(first) }
    self.host = host
    self.port = port
    session = LiveSession(.scenes(scenes), first: scene, title: title)
  }

  /// Shows the phases, the progress and the events of a transition beside the device.
  ///
  /// A scene passes its transitions to the argument of its closure instead.
  public func observe(_ transition: InterruptibleTransition) {
    session.observe(transition)
  }

  /// Listens for pages and advances the device's clock, until the task is cancelled.
  ///
  /// - Parameter announce: A closure to call with the address of the page once pages can connect.
  ///   By default, the address is printed.
  /// - Throws: A ``LiveServerError`` if the server cannot listen, or if the network ends it.
  public func run(
    announce: @escaping @MainActor (String) -> Void = printAddress
  ) async throws(LiveServerError) {
    guard case .idle = state else { throw .alreadyRunning }
    state = .running
    defer { state = .idle }
    guard let host = HostAddress(host) else { throw .unknownHost(self.host) }
    do {
      let listener = try Listener(address: try host.socketAddress(port: port))
      let rules = AccessRules(host: host, port: listener.port ?? port)
      let handler = RequestHandler(session: session, rules: rules)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await listener.run(handler) }
        group.addTask { await self.runClock(of: listener) }
        defer { group.cancelAll() }
        announce(rules.url)
        try await group.next()
      }
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      throw LiveServerError(error, host: self.host, port: port)
    }
  }

  /// Prints the address of the page.
  ///
  /// - Parameter address: The address.
  public static func printAddress(_ address: String) {
    // Unlike `print`, this is visible at once if the output is not a terminal.
    FileHandle.standardOutput.write(Data("Open \(address)\n".utf8))
  }

  private func runClock(of listener: Listener) async {
    let tick = { (seconds: Double) in
      listener.tick(seconds)
      await self.session.tick(seconds)
    }
    await ClockLoop.run(every: { session.interval }, tick: tick)
  }
}
