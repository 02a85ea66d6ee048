/// What an animation has found of the elements of two screens: which of them turn into one another,
/// and why others do not.
///
/// ```swift
/// if let elements = reveal.flight?.elements { print(elements) }
/// ```
nonisolated public struct ElementReport: Equatable, Sendable {
  /// Why an element has no partner.
  public enum Reason: Hashable, Sendable {
    /// A screen has nothing that is called the same.
    case missing(on: ElementScreen)
    /// What is called the same on a screen takes no part.
    case flawed(ElementTree.Flaw, on: ElementScreen)
    /// One of the app's stages has removed it.
    case takenOut
  }

  /// What both screens have, from the back to the front as the screen that comes has it: it turns
  /// into its partner, unless an ``ElementDefinition`` says otherwise.
  public let matched: [ElementID]
  /// What does not, and why.
  public let unmatched: [ElementID: Reason]
  /// What more than one view is called; one of them takes part.
  public let doubled: Set<ElementID>
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
    func note(_ id: ElementID, without tree: ElementTree, _ screen: ElementScreen) {
      if tree[id] != nil {
        found[id] = .takenOut
      } else {
        found[id] = tree.flaws[id].map { .flawed($0, on: screen) } ?? .missing(on: screen)
      }
    }
    for id in diff.removed where !id.isUnnamed { note(id, without: diff.to, .to) }
    for id in diff.inserted where !id.isUnnamed { note(id, without: diff.from, .from) }
    for (tree, screen) in [(diff.from, ElementScreen.from), (diff.to, .to)] {
      for (id, flaw) in tree.flaws where tree[id] == nil && found[id] == nil && !id.isUnnamed {
        found[id] = .flawed(flaw, on: screen)
      }
    }
    unmatched = found
    doubled = Set([diff.from, diff.to].flatMap { $0.flaws.filter { $0.value == .doubled }.keys })
  }
}

nonisolated extension ElementReport: CustomStringConvertible {
  /// The most names in a line.
  private static let mostNames = 12

  /// What both screens have in a line, then what is wrong with others, and what only one screen
  /// has.
  public var description: String {
    let reasons = Dictionary(grouping: unmatched.keys) { unmatched[$0]?.description ?? "" }
    let missing = [ElementScreen.to, .from].map { Reason.missing(on: $0).description }
    let flaws = reasons.keys.filter { !missing.contains($0) }.sorted()
    let lines =
      [("matched", matched)] + flaws.map { ($0, reasons[$0] ?? []) } + [
        ("more than one view is called so", Array(doubled)),
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
    case .missing(let screen): "not on the screen that \(screen)"
    case .flawed(let flaw, let screen): "\(flaw) on the screen that \(screen)"
    case .takenOut: "taken out by the app"
    }
  }
}

nonisolated extension ElementTree.Flaw: CustomStringConvertible {
  /// The flaw in words.
  public var description: String {
    switch self {
    case .doubled: "doubled"
    case .hidden: "hidden"
    case .offScreen: "off screen"
    case .empty: "empty"
    }
  }
}
