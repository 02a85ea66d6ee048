import Foundation

/// The files of the folder `Page`, which the package manager embeds. Those of the drawing are links
/// to the files of the gallery's page.
enum PageFiles {
  struct File {
    let type: String
    let bytes: [UInt8]
  }

  /// The files by their paths on the server.
  static let all: [String: File] = [
    "/": File(type: "text/html; charset=utf-8", bytes: PackageResources.live_html),
    "/frame.css": css(PackageResources.frame_css),
    "/device.css": css(PackageResources.device_css),
    "/live.css": css(PackageResources.live_css),
    "/clip.js": script(PackageResources.clip_js),
    "/column.js": script(PackageResources.column_js),
    "/connection.js": script(PackageResources.connection_js),
    "/content.js": script(PackageResources.content_js),
    "/dom.js": script(PackageResources.dom_js),
    "/frames.js": script(PackageResources.frames_js),
    "/layer.js": script(PackageResources.layer_js),
    "/live.js": script(PackageResources.live_js),
    "/log.js": script(PackageResources.log_js),
    "/panel.js": script(PackageResources.panel_js),
    "/placement.js": script(PackageResources.placement_js),
    "/screen.js": script(PackageResources.screen_js),
    "/symbols.js": script(PackageResources.symbols_js),
    "/touches.js": script(PackageResources.touches_js),
  ]

  private static func css(_ bytes: [UInt8]) -> File {
    File(type: "text/css; charset=utf-8", bytes: bytes)
  }

  private static func script(_ bytes: [UInt8]) -> File {
    File(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
