import Foundation

extension Figure {
  /// The value without its unit.
  public var text: String { unit.text(value) }

  /// The limit, such as `≤ 3,000`; empty if there is none.
  public var limitText: String {
    switch limit {
    case .atMost(let most): "≤ \(unit.text(most))"
    case .atLeast(let least): "≥ \(unit.text(least))"
    case nil: ""
    }
  }

  /// Returns the change since an earlier figure: a percentage, or the difference if that figure is
  /// 0. Returns an empty string if there is no earlier figure.
  public func changeText(since before: Figure?) -> String {
    guard let before else { return "" }
    let difference = value - before.value
    guard abs(difference) > 1e-9 else { return "=" }
    let sign = difference > 0 ? "+" : "−"
    guard abs(before.value) > 1e-9 else { return sign + unit.text(abs(difference)) }
    return sign + String(format: "%.1f %%", abs(difference / before.value) * 100)
  }
}

extension Figure.Unit {
  /// Returns a value with the decimals that its unit needs, and with separators between thousands.
  public func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    switch self {
    case .instructions, .framesPerSecond, .realTime: return grouped(value)
    case .allocations: return String(format: "%.2f", value)
    case .ratio where abs(value) >= 100: return grouped(value)
    case .milliseconds where abs(value) < 0.1: return String(format: "%.5f", value)
    case .ratio, .milliseconds: return String(format: "%.3f", value)
    case .exponent, .megabytes: return String(format: "%.2f", value)
    }
  }

  private func grouped(_ value: Double) -> String {
    let digits = String(Int(abs(value).rounded()))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return value < -0.5 ? "−" + text : text
  }
}
