import Foundation

/// A number over time, stored as one number if it is constant, and otherwise as differences.
///
/// The page reads three forms:
///
/// - A JSON number is a constant.
/// - A text contains the number at the start, in steps of its precision, and then runs of changes.
///   A run consists of the distance from the end of the last run, the number of changes, and the
///   difference for each change. The distances count indices. The digits are those of a source map:
///   base 64, five bits each, with the sign in the lowest bit of the first.
/// - An array contains indices and numbers in turn, for numbers that do not fit into a text; null
///   stands for a number that is not finite.
struct HTMLReportColumn {
  private let precision: HTMLReportPrecision
  private var changes: [(index: Int, value: Double)] = []
  private var last = Double.nan

  /// The largest number of unchanged indices that cost less within a run than a new run.
  private static let gap = 2
  /// The limit of a number of steps. Sums of this size fit into 32 bits on the page.
  private static let limit = 0x1p29

  init(_ precision: HTMLReportPrecision) {
    self.precision = precision
  }

  init(_ precision: HTMLReportPrecision, _ values: [Double]) {
    self.init(precision)
    for (index, value) in values.enumerated() { append(value, at: index) }
  }

  /// Appends the number for an index and those after it. The indices must increase.
  mutating func append(_ value: Double, at index: Int) {
    let step = value.isFinite ? (value * precision.steps).rounded() : value
    guard changes.isEmpty || step.bitPattern != last.bitPattern else { return }
    last = step
    changes.append((index, value))
  }

  var json: String {
    guard let first = changes.first else { return "0" }
    if changes.count == 1, first.value.isFinite {
      return HTMLReportJSON.number(first.value, places: precision.places)
    }
    let steps = changes.map { ($0.value * precision.steps).rounded() }
    return steps.allSatisfy { abs($0) < Self.limit } ? differences(steps.map(Int.init)) : pairs
  }

  private func differences(_ steps: [Int]) -> String {
    var text = "\""
    Self.write(steps[0], to: &text)
    var end = 0
    var start = 1
    while start < steps.count {
      var next = start + 1
      while next < steps.count, changes[next].index - changes[next - 1].index <= Self.gap + 1 {
        next += 1
      }
      Self.write(changes[start].index - end, to: &text)
      end = changes[next - 1].index + 1
      Self.write(end - changes[start].index, to: &text)
      for change in start..<next {
        if change > start {
          let unchanged = changes[change].index - changes[change - 1].index - 1
          for _ in 0..<unchanged { Self.write(0, to: &text) }
        }
        Self.write(steps[change] - steps[change - 1], to: &text)
      }
      start = next
    }
    return text + "\""
  }

  private var pairs: String {
    HTMLReportJSON.array(
      changes.flatMap { change in
        let value = HTMLReportJSON.number(change.value, places: precision.places)
        return [String(change.index), change.value.isFinite ? value : "null"]
      })
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  private static func write(_ value: Int, to text: inout String) {
    var rest = value < 0 ? (-value << 1) | 1 : value << 1
    repeat {
      let digit = rest & 31
      rest >>= 5
      text.unicodeScalars.append(digits[rest > 0 ? digit | 32 : digit])
    } while rest > 0
  }
}
