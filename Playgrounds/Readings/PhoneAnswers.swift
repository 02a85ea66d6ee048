import Probe

/// What a phone answered, and what the tests are to run under to replay it.
struct PhoneAnswers {
  /// Up to so many unknown answers are tried both ways.
  private static let mostUnknown = 4

  let code: ProbeCode

  /// The sets of variants that the phone may show, by their names.
  var readings: [[String]] {
    let named = code.points(.asNamed).map(\.rawValue)
    guard unknown.count <= Self.mostUnknown else { return [named] }
    return unknown.reduce([named]) { sets, name in sets + sets.map { $0 + [name] } }
  }

  /// What the code says, line by line.
  var text: String {
    var lines = zip(ProbePoint.allCases, code.answers).map { point, answer in
      switch answer {
      case .asFavoured: "  \(point.rawValue): no"
      case .asNamed: "  \(point.rawValue): yes"
      case .unknown: "  \(point.rawValue): not known"
      }
    }
    if !unknown.isEmpty {
      lines.append(
        unknown.count <= Self.mostUnknown
          ? "what is not known is tried both ways" : "what is not known is taken for no")
    }
    return lines.joined(separator: "\n")
  }

  private var unknown: [String] { code.points(.unknown).map(\.rawValue) }
}
