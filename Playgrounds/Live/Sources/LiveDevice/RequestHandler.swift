import FlyingFox
import Foundation

/// The answers to the requests of browsers.
nonisolated struct RequestHandler {
  let session: LiveSession
  let rules: AccessRules

  /// Nothing is loaded from elsewhere, no other site can show or read the page, and the address of
  /// the page is sent nowhere.
  private static let headers: [(HTTPHeader, String)] = [
    (
      HTTPHeader("Content-Security-Policy"),
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    (HTTPHeader("Referrer-Policy"), "no-referrer"),
    (HTTPHeader("X-Content-Type-Options"), "nosniff"),
    (HTTPHeader("Cross-Origin-Resource-Policy"), "same-origin"),
    (HTTPHeader("Cross-Origin-Opener-Policy"), "same-origin"),
    (.cacheControl, "no-store"),
  ]

  /// Returns the answer to the part of a request before its body; nil stands for a part that is too
  /// long.
  ///
  /// A body is not read. The answer ends the connection, so the body cannot count as a request.
  func answer(to head: [UInt8]?) async -> HTTPResponse {
    var response = Self.refusal(head == nil ? .requestHeaderFieldsTooLarge : .badRequest)
    if let request = head.flatMap(HTTPRequest.init(head:)) {
      response = await answer(to: request)
    }
    for (header, value) in Self.headers { response.headers[header] = value }
    return response
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    let host = request.headers[.host]
    let isSocket = request.path == "/frames"
    guard rules.allows(host: host) else {
      return Self.refusal(.misdirectedRequest, "This server has another address.")
    }
    let origin = request.headers[HTTPHeader("Origin")]
    guard rules.allows(origin: origin, host: host, isRequired: isSocket) else {
      return Self.refusal(.forbidden, "Pages of other sites cannot use the device.")
    }
    guard request.method == .GET else { return Self.refusal(.methodNotAllowed) }
    if let file = await PageFiles.all[request.path] {
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: file.type], body: Data(file.bytes))
    }
    guard ["/frames", "/ready", "/recording"].contains(request.path) else {
      return Self.refusal(.notFound)
    }
    // A script cannot give a WebSocket a header.
    let token = isSocket ? request.query["token"] : Self.bearer(request)
    guard rules.allows(token: token) else {
      return Self.refusal(.unauthorized, "The token is missing or wrong.")
    }
    if request.path == "/recording" {
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: Data(await session.recording().utf8))
    }
    guard await !session.isFull else {
      return Self.refusal(.serviceUnavailable, "\(LiveSession.mostPages) pages are open already.")
    }
    guard isSocket else { return HTTPResponse(statusCode: .noContent) }
    let handler = WebSocketHTTPHandler(handler: PageConnection(session: session))
    return (try? await handler.handleRequest(request)) ?? Self.refusal(.badRequest)
  }

  private static func bearer(_ request: HTTPRequest) -> String? {
    guard let header = request.headers[.authorization], header.hasPrefix("Bearer ") else {
      return nil
    }
    return String(header.dropFirst("Bearer ".count))
  }

  private static func refusal(_ code: HTTPStatusCode, _ reason: String? = nil) -> HTTPResponse {
    HTTPResponse(
      statusCode: code, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data((reason ?? code.phrase).utf8))
  }
}
