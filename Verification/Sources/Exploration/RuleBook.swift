@testable import InterruptibleTransitions

/// The rules of the state machine, read from its source so that they are complete.
///
/// Each `case` of `handle(_:)` is a rule; the first matching rule decides. A pattern that cannot be
/// read is an error, and so is a decision of the machine that no rule explains.
package struct RuleBook {
  /// An error for a rule that cannot be read.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  /// A rule as source text.
  package struct Rule {
    package let text: String
    private let state: String
    private let isReleased: Bool?
    private let event: String
    private let isInteractive: Bool?
    private let isHurried: Bool?
    private let turnsOver: Bool

    init(_ text: String) throws {
      self.text = text
      let condition = " where release.position != position"
      turnsOver = text.hasSuffix(condition)
      let tuple = turnsOver ? String(text.dropLast(condition.count)) : text
      guard tuple.hasPrefix("(."), tuple.hasSuffix(")"),
        let comma = Self.topLevelComma(tuple.dropFirst().dropLast())
      else { throw Unreadable(description: "the rule “\(text)” cannot be read") }
      let inner = tuple.dropFirst().dropLast()
      let left = inner[..<comma]
      let right = inner[inner.index(after: comma)...].drop { $0 == " " }
      state = Self.name(left)
      event = Self.name(right)
      isReleased = left.contains(".none") ? false : left.contains(".some") ? true : nil
      isHurried = left.contains("isHurried: false") ? false : nil
      isInteractive =
        right.contains("interactive: true")
        ? true : right.contains("interactive: false") ? false : nil
      let states = ["idle", "pending", "running", "held", "settling", "ended"]
      let events = [
        "grabbed", "started", "updated", "released", "resumed", "reversed", "hurried", "arrived",
        "animatorEnded",
      ]
      guard states.contains(state), events.contains(event), tuple.contains("where") == false else {
        throw Unreadable(description: "the rule “\(text)” has a part that is not known")
      }
    }

    private static func topLevelComma(_ text: Substring) -> Substring.Index? {
      var depth = 0
      return text.indices.first { index in
        depth += ["(": 1, ")": -1][text[index]] ?? 0
        return text[index] == "," && depth == 0
      }
    }

    private static func name(_ pattern: Substring) -> String {
      String(pattern.dropFirst().prefix { $0.isLetter })
    }

    func fits(_ situation: Situation, _ event: TransitionStateMachine.Event) -> Bool {
      guard situation.stateName == state, event.name == self.event else { return false }
      if let isReleased, isReleased != situation.isReleased { return false }
      if let isHurried, isHurried != situation.isHurried { return false }
      if let isInteractive, event != .started(interactive: isInteractive) { return false }
      guard turnsOver, case .released(let release) = event else { return true }
      return release.position != situation.heading
    }
  }

  package let rules: [Rule]

  /// Reads the rules.
  ///
  /// - Parameter source: The text of `TransitionStateMachine.swift`.
  /// - Throws: ``Unreadable`` if a rule has an unknown form.
  package init(source: String) throws {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("switch (state, event) {") }),
      let end = lines[start...].firstIndex(where: { $0 == "    default:" })
    else { throw Unreadable(description: "there is no switch over state and event") }
    var rules: [Rule] = []
    var open: String?
    for line in lines[start..<end] {
      let trimmed = line.drop { $0 == " " }
      if line.hasPrefix("    case ") {
        open = String(trimmed.dropFirst("case ".count))
      } else if let begun = open {
        open = begun + " " + trimmed
      }
      guard let whole = open, whole.hasSuffix(":") else { continue }
      rules.append(try Rule(String(whole.dropLast())))
      open = nil
    }
    self.rules = rules
  }

  /// Returns the index of the rule that decides; nil if there is none.
  package func rule(
    for event: TransitionStateMachine.Event, in situation: Situation
  ) -> Int? {
    rules.firstIndex { $0.fits(situation, event) }
  }

  /// Returns the number of decisions of each rule.
  package func hits(_ decisions: [Explorer.Decision: Int]) -> [Int] {
    decisions.reduce(into: rules.map { _ in 0 }) { hits, entry in
      let situation = entry.key.situation
      let event = entry.key.event
      if let rule = rule(for: event, in: situation) { hits[rule] += entry.value }
    }
  }
}

extension Situation {
  /// The name of the state in the machine's source.
  nonisolated var stateName: String {
    switch phase {
    case .idle: "idle"
    case .starting: "pending"
    case .running: "running"
    case .held: "held"
    case .settling: "settling"
    case .ended: "ended"
    }
  }

  /// The position towards which the flight moves; nil if it does not move.
  nonisolated var heading: TransitionPosition? {
    switch phase {
    case .running(let position), .settling(let position): position
    case .idle, .starting, .held, .ended: nil
    }
  }
}

extension TransitionStateMachine.Event {
  /// The name of the event in the machine's source.
  nonisolated var name: String {
    switch self {
    case .grabbed: "grabbed"
    case .started: "started"
    case .updated: "updated"
    case .released: "released"
    case .resumed: "resumed"
    case .reversed: "reversed"
    case .hurried: "hurried"
    case .arrived: "arrived"
    case .animatorEnded: "animatorEnded"
    }
  }
}
