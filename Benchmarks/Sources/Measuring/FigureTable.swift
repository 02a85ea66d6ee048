/// A text table of figures.
public enum FigureTable {
  /// The header line of the table.
  public static let header = line("", "median", "least", "", "limit", "", change: "change")

  /// Returns the line of a figure, with the change since an earlier figure.
  public static func line(_ figure: Figure, since before: Figure?) -> String {
    line(
      figure.name, figure.text, figure.least.map { figure.unit.text($0) } ?? "",
      figure.unit.rawValue, figure.limitText, figure.isPastLimit ? "past its limit" : "",
      change: figure.changeText(since: before))
  }

  private static func line(
    _ name: String, _ value: String, _ least: String, _ unit: String, _ limit: String,
    _ mark: String, change: String
  ) -> String {
    let columns = [
      name.filled(to: 64), value.filled(to: 12, fromLeft: true),
      least.filled(to: 12, fromLeft: true), unit.filled(to: 12), limit.filled(to: 9),
      change.filled(to: 10), mark,
    ]
    var line = columns.joined(separator: " ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension String {
  /// Returns the text padded with spaces to a length: after the text, or before it.
  fileprivate func filled(to length: Int, fromLeft isFromLeft: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(length - count, 0))
    return isFromLeft ? spaces + self : self + spaces
  }
}
