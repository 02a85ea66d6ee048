import Foundation

/// The files of the folder `Page`, which the package manager embeds.
enum HTMLReportPage {
  /// The page's markup, with the names of its parts between double braces.
  static let markup = text(PackageResources.page_html)

  /// The styles, in their order on the page.
  static let styles = [
    PackageResources.frame_css, PackageResources.device_css, PackageResources.panel_css,
    PackageResources.timeline_css, PackageResources.narrow_css,
  ].map(text).joined()

  /// The scripts as one module. Each file comes after the files that it imports.
  static let scripts = [
    PackageResources.dom_js, PackageResources.column_js, PackageResources.layer_js,
    PackageResources.recording_js, PackageResources.placement_js, PackageResources.symbols_js,
    PackageResources.content_js, PackageResources.clip_js, PackageResources.screen_js,
    PackageResources.fingers_js, PackageResources.outlines_js, PackageResources.rows_js,
    PackageResources.timeline_js, PackageResources.calls_js, PackageResources.notes_js,
    PackageResources.player_js, PackageResources.stage_js, PackageResources.scenes_js,
    PackageResources.page_js,
  ].map { withoutImports(text($0)) }.joined()

  /// Returns the markup with its names replaced by texts. The texts are not escaped.
  ///
  /// - Precondition: There is a text for every name.
  static func markup(with texts: [String: String]) -> String {
    var page = ""
    var rest = markup[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      let name = String(rest[open.upperBound..<close.lowerBound])
      guard let text = texts[name] else { preconditionFailure("No text for \(name)") }
      page += rest[..<open.lowerBound] + text
      rest = rest[close.upperBound...]
    }
    return page + rest
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a module's text as a part of a module that contains all files.
  ///
  /// Each import must be a line, and each export must be a word before a declaration.
  private static func withoutImports(_ module: String) -> String {
    module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }
}
