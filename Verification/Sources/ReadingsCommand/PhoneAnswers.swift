import ProbeReading

@testable import Probe

/// The answers of a phone, and the variants under which the tests replay it.
struct PhoneAnswers {
  /// The largest number of unknown answers that are tried in both ways.
  private static let mostUnknown = 4

  let code: ProbeCode

  /// The sets of variants that the phone may have, as names.
  var readings: [[String]] {
    let named = code.points(.asNamed).map(\.rawValue)
    guard unknown.count <= Self.mostUnknown else { return [named] }
    return unknown.reduce([named]) { sets, name in sets + sets.map { $0 + [name] } }
  }

  /// The meaning of the code, line by line.
  var text: String {
    var lines = code.lines.map { "  \($0)" }
    if !unknown.isEmpty {
      lines.append(
        unknown.count <= Self.mostUnknown
          ? "unknown answers are tried both ways" : "unknown answers count as no")
    }
    for variant in UntoldVariant.allCases {
      lines.append("\(variant.rawValue) is never asked for, and counts as no: \(variant.reason)")
    }
    return (lines + ProbeQuestion.allCases.map { text(of: $0) }).joined(separator: "\n")
  }

  /// Returns the answer to one of the ten questions, and its consequence.
  private func text(of question: ProbeQuestion) -> String {
    let answer = question.answer(in: code)
    let told =
      switch (answer, question.evidence) {
      case (.asFavored, _): "no"
      case (.asNamed, _): "yes"
      case (.unknown, .points): "not known"
      case (.unknown, .picture(let name)): "see the picture \(name)"
      case (.unknown, .person(let task)): task
      }
    let consequence = question.consequence(of: answer)
    let parts = [
      consequence.variants.isEmpty
        ? nil : "settles \(consequence.variants.joined(separator: ", "))",
      consequence.code.isEmpty ? nil : "removes \(consequence.code.joined(separator: ", "))",
    ].compactMap { $0 }
    let end = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    return "\(question.rawValue). \(question.text) \(told)\(end)"
  }

  private var unknown: [String] { code.points(.unknown).map(\.rawValue) }
}
