@testable import InterruptibleTransitions

/// The results of exploring several sets of variants.
package struct Report {
  package private(set) var states = 0
  package private(set) var transitions = 0
  package private(set) var failures: [Explorer.Failure] = []
  package private(set) var hits: [Explorer.Decision: Int] = [:]
  /// A line for each set of variants.
  package private(set) var lines: [String] = []

  /// Explores sets of variants, each until there are no new states.
  package init(
    _ variantSets: [ModelVariants], _ scope: Explorer.Scope, bug: SeededBug? = nil,
    progress: (String) -> Void = { _ in }
  ) {
    for variants in variantSets {
      let outcome = Explorer.explore(variants, scope, bug: bug)
      states += outcome.states
      transitions += outcome.transitions
      hits.merge(outcome.hits, uniquingKeysWith: +)
      let line =
        "\(variants): \(outcome.states) states, \(outcome.transitions) transitions, "
        + "at most \(outcome.depth) steps deep"
      lines.append(line)
      progress(line)
      if let failure = outcome.failure { failures.append(failure) }
    }
  }

  /// The failure with the fewest steps.
  package var shortestFailure: Explorer.Failure? {
    failures.min { $0.steps.count < $1.steps.count }
  }
}

extension Explorer.Failure: CustomStringConvertible {
  package var description: String {
    let steps = zip(1..., steps).map { "  \($0). \($1)" }
    return "variants \(variants):\n" + (steps + faults.map { "  => \($0)" }).joined(separator: "\n")
  }
}

extension Explorer.Scope {
  /// One flight at a time; the app may send a verb during each call that it receives.
  nonisolated package static let oneRun = Explorer.Scope(runs: 1, reacts: true)
  /// One flight at a time; the app sends no verb during a call.
  nonisolated package static let quietRun = Explorer.Scope(runs: 1, reacts: false)
  /// Two flights at a time.
  nonisolated package static let twoRuns = Explorer.Scope(runs: 2, reacts: false)
}

extension ModelVariants {
  /// The empty set, each variant alone, and all variants at once.
  nonisolated package static let few: [ModelVariants] =
    [[]] + named.map(\.variants) + [ModelVariants(named.map(\.variants))]
}

extension SeededBug {
  /// Returns the shortest sequence to a failure in the first scope that has one.
  ///
  /// - Parameters:
  ///   - variantSets: The sets of variants to explore.
  ///   - scopes: The scopes to explore, the smallest first.
  /// - Returns: The failure; nil if the error is not found.
  package func shortestFailure(
    under variantSets: [ModelVariants] = ModelVariants.few,
    in scopes: [Explorer.Scope] = [.quietRun, .oneRun, .twoRuns]
  ) -> Explorer.Failure? {
    for scope in scopes {
      if let failure = Report(variantSets, scope, bug: self).shortestFailure { return failure }
    }
    return nil
  }
}
