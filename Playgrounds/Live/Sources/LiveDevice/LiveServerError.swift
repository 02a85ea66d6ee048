import FlyingSocks
import Foundation

/// An error that ends a live server.
///
/// ```swift
/// do {
///   try await LiveServer(device, port: 8089).run()
/// } catch .portInUse(let port) {
///   print("Another program uses port \(port).")
/// }
/// ```
nonisolated public enum LiveServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// The system does not permit the port. Ports below 1024 often need an administrator.
  case noPermission(UInt16)
  /// The text is not a numeric address, or this machine does not have the address.
  case unknownHost(String)
  /// There is no scene with the name.
  case unknownScene(String)
  /// The server already runs.
  case alreadyRunning
  /// The network ended the server, for a readable reason.
  case stopped(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use. Choose another one, such as --port \(port < .max ? port + 1 : 8089)."
    case .noPermission(let port):
      "The system does not permit port \(port). Choose one from 1024 on, such as --port 8089."
    case .unknownHost(let host):
      "\(host) is not a numeric address of this machine."
    case .unknownScene(let name):
      "There is no scene \"\(name)\"."
    case .alreadyRunning:
      "The server already runs."
    case .stopped(let reason):
      "The server has stopped: \(reason)"
    }
  }

  init(_ error: any Error, host: String, port: UInt16) {
    guard case .failed(_, let code, let message) = error as? SocketError else {
      self = .stopped(error.localizedDescription)
      return
    }
    switch code {
    case EADDRINUSE: self = .portInUse(port)
    case EACCES, EPERM: self = .noPermission(port)
    case EADDRNOTAVAIL: self = .unknownHost(host)
    default: self = .stopped(message)
    }
  }
}
