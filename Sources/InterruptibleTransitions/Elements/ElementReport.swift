/// What an animation has found of the elements of two screens: which of them turn into one another,
/// and why others do not.
///
/// ```swift
/// if let elements = reveal.flight?.elements { print(elements) }
/// ```
nonisolated public struct ElementReport: Equatable, Sendable {
  /// A reason why an element has no match. `isIncoming` tells on which screen.
  public enum Reason: Hashable, Sendable {
    /// The screen has no view with the identifier.
    case missing(isIncoming: Bool)
    /// The view is hidden or transparent, or is in such a view.
    case hidden(isIncoming: Bool)
    /// Nothing of the view is visible.
    case offScreen(isIncoming: Bool)
    /// The view has no size.
    case empty(isIncoming: Bool)
    /// An app's pass has removed the match.
    case removed

    fileprivate init(_ flaw: ElementTree.Flaw?, isIncoming: Bool) {
      switch flaw {
      case .hidden: self = .hidden(isIncoming: isIncoming)
      case .offScreen: self = .offScreen(isIncoming: isIncoming)
      case .empty: self = .empty(isIncoming: isIncoming)
      case .duplicate, nil: self = .missing(isIncoming: isIncoming)
      }
    }
  }

  /// What both screens have, from the back to the front as the screen that comes has it: it turns
  /// into its partner, unless an ``ElementDefinition`` says otherwise.
  public let matched: [ElementID]
  /// What does not, and why.
  public let unmatched: [ElementID: Reason]
  /// The identifiers that several views of a screen have. The frontmost of these views counts.
  public let duplicates: Set<ElementID>
  /// What has its delay and its duration shortened, because the flight is not as long.
  public let compressed: Set<ElementID>
  /// The elements whose stand-ins lack content that only the screen shows, such as a map, a web
  /// page, video or a blur, each with the class of that content.
  ///
  /// The view of such an element is not on the screen yet, so that no snapshot has the content. The
  /// stand-in fades in the last tenth of the flight, and the view is seen beneath it.
  public internal(set) var undrawn: [ElementID: String] = [:]
  /// What each element does that has a way of its own.
  let plan: ElementPlan

  /// Makes the report about two screens.
  init(_ diff: ElementDiff, _ plan: ElementPlan) {
    matched = diff.shared
    (self.plan, compressed) = (plan, plan.compressed)
    var found: [ElementID: Reason] = [:]
    for (ids, isIncoming) in [(diff.removed, true), (diff.inserted, false)] {
      let tree = diff.tree(isIncoming: isIncoming)
      for id in ids where !id.isUnnamed {
        found[id] =
          tree[id] == nil ? Reason(tree.flaws[id], isIncoming: isIncoming) : .removed
      }
    }
    for isIncoming in [false, true] {
      let tree = diff.tree(isIncoming: isIncoming)
      for (id, flaw) in tree.flaws where tree[id] == nil && found[id] == nil && !id.isUnnamed {
        found[id] = Reason(flaw, isIncoming: isIncoming)
      }
    }
    unmatched = found
    duplicates = Set(
      [diff.from, diff.to].flatMap { $0.flaws.filter { $0.value == .duplicate }.keys })
  }
}

nonisolated extension ElementReport: CustomStringConvertible {
  /// The most names in a line.
  private static let mostNames = 12

  /// What both screens have in a line, then what is wrong with others, and what only one screen
  /// has.
  public var description: String {
    let reasons = Dictionary(grouping: unmatched.keys) { unmatched[$0]?.description ?? "" }
    let missing = [true, false].map { Reason.missing(isIncoming: $0).description }
    let flaws = reasons.keys.filter { !missing.contains($0) }.sorted()
    let lines =
      [("matched", matched)] + flaws.map { ($0, reasons[$0] ?? []) } + [
        ("on several views", Array(duplicates)),
        ("longer than the flight, shortened", Array(compressed)),
        ("not drawable before the end", Array(undrawn.keys)),
      ] + missing.map { ($0, reasons[$0] ?? []) }
    return lines.compactMap { what, ids in
      if ids.isEmpty { return what == "matched" ? "matched: nothing" : nil }
      let names = ids.map(\.description)
      // So that 2 comes before 10.
      let sorted =
        what == "matched" ? names : names.sorted { ($0.count, $0) < ($1.count, $1) }
      let rest = sorted.count - Self.mostNames
      let more = rest > 0 ? ", and \(rest) more" : ""
      return "\(what): " + sorted.prefix(Self.mostNames).joined(separator: ", ") + more
    }.joined(separator: "\n")
  }
}

nonisolated extension ElementReport: CustomDebugStringConvertible {
  /// The same, and a line for each element that has a way of its own: what it is in, its places on
  /// both screens, and its changes with their times.
  public var debugDescription: String { "\(description)\n\(plan)" }
}

nonisolated extension ElementReport.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .missing(let isIncoming): "not on the \(screen(isIncoming))"
    case .hidden(let isIncoming): "hidden on the \(screen(isIncoming))"
    case .offScreen(let isIncoming): "off screen on the \(screen(isIncoming))"
    case .empty(let isIncoming): "empty on the \(screen(isIncoming))"
    case .removed: "removed by a pass"
    }
  }

  private func screen(_ isIncoming: Bool) -> String {
    isIncoming ? "incoming screen" : "outgoing screen"
  }
}
