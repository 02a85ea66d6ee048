import Foundation

/// A builder of JSON text that is safe inside an HTML script element.
enum HTMLReportJSON {
  /// Returns a number with at most `places` decimals.
  ///
  /// NaN and the infinities become 0, because JSON cannot represent them.
  static func number(_ value: Double, places: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let scale = scales[places]
    let rounded = (value * scale).rounded() / scale
    // Beyond 2^53 there are no decimals to round, and the scaled value can overflow.
    guard rounded.isFinite, abs(rounded) < 0x1p53 else { return "\(value)" }
    let whole = Int64(rounded)
    return Double(whole) == rounded ? String(whole) : "\(rounded)"
  }

  private static let scales: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  static func numbers(_ values: [Double], places: Int = 3) -> String {
    array(values.map { number($0, places: places) })
  }

  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// Returns a string literal.
  ///
  /// The characters `<`, `>` and `&` are also escaped, so that no text can end the script element
  /// or begin a comment in it.
  static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}", "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension String {
  /// The text with HTML's special characters escaped, for element content and quoted attributes.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
