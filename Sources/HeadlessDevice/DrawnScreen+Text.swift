import Foundation
import HeadlessUIKit

extension DrawnScreen: CustomStringConvertible {
  /// The parts, one per line: the kind, the frame, the color, and other values that are not those
  /// of a new layer.
  ///
  /// A frame is the x-coordinate, the y-coordinate, the width and the height, in points, rounded to
  /// halves. Opacities are rounded to hundredths, and angles to whole degrees. The class name of a
  /// view is at the end, unless it is a class of UIKit. Two runs of the same script have the same
  /// text.
  public var description: String {
    visibleParts.map(\.description).joined(separator: "\n")
  }
}

extension DrawnScreen.Part: CustomStringConvertible {
  package var description: String {
    var words = [title, Self.text(shape.frame)]
    if let color { words.append(color.hex) }
    words += details
    if cornerRadius >= 0.25 { words.append("radius \(cornerRadius.roundedText(to: 2))") }
    let opacity = CGFloat(opacity).roundedText(to: 100)
    if opacity != "1" { words.append("opacity \(opacity)") }
    let angle = atan2(shape.topRight.y - shape.topLeft.y, shape.topRight.x - shape.topLeft.x)
    let degrees = (angle * 180 / .pi).roundedText(to: 1)
    if degrees != "0" { words.append("angle \(degrees)°") }
    if isMirrored { words.append("mirrored") }
    if let clip = clips.map(\.radius).max() {
      words.append("clipped to \(Self.text(visibleFrame))")
      if clip >= 0.25 { words.append("with radius \(clip.roundedText(to: 2))") }
    }
    if isOfApp { words.append("in \(name)") }
    return words.joined(separator: " ")
  }

  /// The kind, with the characters of a text or the name of a symbol.
  var title: String {
    switch kind {
    case .shadow: "shadow"
    case .fill: "fill"
    case .border: "border"
    case .content(.text(let text)): "text \(text.string.quotedForLine)"
    case .content(.blur): "blur"
    case .content(.image(.symbol(let name, _))): "image \(name.escapedForLine)"
    case .content(.image): "image"
    }
  }

  /// The kind, with a word that helps a person to find the part: the text, or else the identifier,
  /// the title, the property or the class of the view.
  var nameInSentences: String {
    switch kind {
    case .content(.text), .content(.image(.symbol)): title
    case .shadow, .fill, .border, .content:
      "\(title) \(color.map { "\($0.hex) " } ?? "")of \(label ?? element?.quotedForLine ?? name)"
    }
  }

  private var details: [String] {
    switch kind {
    case .fill: []
    case .border(let width): ["width \((CGFloat(width) * scale).roundedText(to: 2))"]
    case .shadow(let shadow):
      [
        "strength \(CGFloat(shadow.opacity).roundedText(to: 100))",
        "blur \((CGFloat(shadow.radius) * scale).roundedText(to: 2))",
      ]
    case .content(.text(let text)):
      ["size \((CGFloat(text.fontSize) * scale).roundedText(to: 2))"]
        + (text.weight == 400 ? [] : ["weight \(text.weight)"])
        + (text.alignment == .left ? [] : ["\(text.alignment)"])
    case .content(.blur(let radius, let tint)):
      ["blur \(CGFloat(radius).roundedText(to: 2))"] + (tint.map { ["tint \($0.hex)"] } ?? [])
    case .content(.image(.gradient(let colors, _, _))): colors.map(\.hex)
    case .content(.image): []
    }
  }

  private var isMirrored: Bool {
    let across = CGVector(from: shape.topLeft, to: shape.topRight)
    let down = CGVector(from: shape.topLeft, to: shape.bottomLeft)
    return across.dx * down.dy - across.dy * down.dx < 0
  }

  private var isOfApp: Bool { !["UI", "CA", "_"].contains { name.hasPrefix($0) } }

  private static func text(_ frame: CGRect) -> String {
    let x = frame.minX.roundedText(to: 2)
    let y = frame.minY.roundedText(to: 2)
    return "\(x), \(y), \(frame.width.roundedText(to: 2)) × \(frame.height.roundedText(to: 2))"
  }
}

extension CGFloat {
  /// Returns the number as a text, rounded to a fraction.
  ///
  /// Values in the middle between two texts occur in layouts, such as 10.25 points. Floating-point
  /// errors near such a value don't change the text: the limit between two texts is a thousandth
  /// below the middle.
  ///
  /// - Parameter parts: The number of texts from one whole number to the next: 1, 2 or 100.
  /// - Returns: The text; a question mark if the number is NaN or infinite.
  func roundedText(to parts: Int) -> String {
    guard isFinite else { return "?" }
    // A larger number is no place on a screen. Without a limit, its conversion would trap.
    let number = Swift.min(Swift.max(self, -1e9), 1e9)
    let count = Int(((number + 0.001 / CGFloat(parts)) * CGFloat(parts) + 0.5).rounded(.down))
    let whole = Int(count.magnitude) / parts
    let rest = Int(count.magnitude) % parts
    let sign = count < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let hundredths = rest * 100 / parts
    let digits =
      hundredths % 10 == 0
      ? "\(hundredths / 10)" : hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension LayerSnapshot.RGBA {
  /// The color in the form #RRGGBB, without the opacity.
  var hex: String {
    let bytes = [red, green, blue].map { component -> String in
      guard component.isFinite else { return "??" }
      let byte = Int((min(max(component, 0), 1) * 255 + 0.501).rounded(.down))
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0\(digits)" : digits
    }
    return "#\(bytes.joined())"
  }
}

extension String {
  /// The text in quotation marks, with escapes.
  var quotedForLine: String { "\"\(escapedForLine)\"" }

  /// The text with escapes for quotation marks, backslashes, and characters that begin a line.
  fileprivate var escapedForLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.properties.generalCategory == .control || Character(scalar).isNewline:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
