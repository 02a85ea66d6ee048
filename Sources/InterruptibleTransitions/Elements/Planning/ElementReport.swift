/// The matched and unmatched elements of two screens, and the reasons why elements have no match.
///
/// ```swift
/// if let elements = reveal.flight?.elementReport { print(elements) }
/// ```
nonisolated public struct ElementReport: Equatable, Sendable {
  /// A reason why an element has no match.
  ///
  /// `isIncoming` is true for the incoming screen, and false for the outgoing screen.
  ///
  /// ```swift
  /// if reveal.flight?.elementReport?.unmatched["card"] == .hidden(isIncoming: true) {
  ///   print("The card is hidden on the incoming screen.")
  /// }
  /// ```
  public enum Reason: Hashable, Sendable {
    /// The screen has no view with the identifier.
    case missing(isIncoming: Bool)
    /// The view is hidden or transparent, or is in such a view.
    case hidden(isIncoming: Bool)
    /// The view has no size.
    case empty(isIncoming: Bool)
    /// A pass of the app has removed the match.
    case removed

    fileprivate init(_ flaw: ElementTree.Flaw?, on screen: Screen) {
      let isIncoming = screen == .incoming
      switch flaw {
      case .hidden: self = .hidden(isIncoming: isIncoming)
      case .empty: self = .empty(isIncoming: isIncoming)
      case .duplicate, nil: self = .missing(isIncoming: isIncoming)
      }
    }
  }

  /// The elements that both screens have, in the back-to-front order of the incoming screen.
  ///
  /// These elements morph, unless an ``ElementDefinition`` says otherwise.
  public let matched: [ElementID]
  /// The elements without a match, and the reasons.
  public let unmatched: [ElementID: Reason]
  /// The identifiers that several views of a screen have.
  ///
  /// The frontmost of the visible ones among these views is the element.
  public let duplicates: Set<ElementID>
  /// The elements whose delay and duration are shortened, because the flight is not as long.
  public let compressed: Set<ElementID>
  /// The elements whose stand-ins lack content, each with the class of that content.
  ///
  /// Such content is a map, a web page, video or a blur, which only the screen shows. The view of
  /// the element is not on the screen yet, so that no snapshot has the content. The stand-in fades
  /// in the last tenth of the flight, and the view is visible beneath it.
  public internal(set) var undrawn: [ElementID: String] = [:]
  /// The views that have stand-ins only because of other stand-ins.
  ///
  /// These are views in front of matched elements, and views that extend beyond an element. They
  /// fade in their places. A view without an identifier is described by its class.
  public let promoted: [ElementID]
  var plan: ElementPlan

  init(_ diff: ElementDiff, _ plan: ElementPlan) {
    matched = diff.shared
    promoted = diff.promoted
    compressed = plan.compressed
    self.plan = plan
    var found: [ElementID: Reason] = [:]
    for (ids, screen) in [(diff.removed, Screen.incoming), (diff.inserted, .outgoing)] {
      let tree = diff.trees[screen]
      for id in ids where !id.isUnnamed {
        found[id] = tree[id] == nil ? Reason(tree.flaws[id], on: screen) : .removed
      }
    }
    for screen in Screen.allCases {
      let tree = diff.trees[screen]
      for (id, flaw) in tree.flaws where tree[id] == nil && found[id] == nil && !id.isUnnamed {
        found[id] = Reason(flaw, on: screen)
      }
    }
    unmatched = found
    duplicates = Set(
      diff.trees.both.flatMap { $0.flaws.filter { $0.value == .duplicate }.keys })
  }
}

nonisolated extension ElementReport: CustomStringConvertible {
  /// The largest number of identifiers in a line.
  private static let mostNames = 12

  /// A textual representation of the report.
  ///
  /// The first line lists the elements that both screens have. The next lines list the problems of
  /// other elements, then the elements that only one screen has.
  public var description: String {
    let reasons = Dictionary(grouping: unmatched.keys) { unmatched[$0]?.description ?? "" }
    let missing = [true, false].map { Reason.missing(isIncoming: $0).description }
    let flaws = reasons.keys.filter { !missing.contains($0) }.sorted()
    let lines =
      [("matched", matched)] + flaws.map { ($0, reasons[$0] ?? []) } + [
        ("on several views", Array(duplicates)),
        ("longer than the flight, shortened", Array(compressed)),
        ("not drawable before the end", Array(undrawn.keys)),
        ("in front of elements, or beyond their bounds", promoted),
      ] + missing.map { ($0, reasons[$0] ?? []) }
    return lines.compactMap { what, ids in
      if ids.isEmpty { return what == "matched" ? "matched: nothing" : nil }
      let names = ids.map(\.description)
      // Shorter identifiers are first, so that 2 precedes 10.
      let sorted =
        what == "matched" ? names : names.sorted { ($0.count, $0) < ($1.count, $1) }
      let rest = sorted.count - Self.mostNames
      let more = rest > 0 ? ", and \(rest) more" : ""
      return "\(what): " + sorted.prefix(Self.mostNames).joined(separator: ", ") + more
    }.joined(separator: "\n")
  }
}

nonisolated extension ElementReport: CustomDebugStringConvertible {
  /// A textual representation of the report and of its plan.
  ///
  /// Each element with a stand-in has a line. The line lists the element around it, its places on
  /// both screens, and its changes with their times.
  public var debugDescription: String { "\(description)\n\(plan)" }
}

nonisolated extension ElementReport.Reason: CustomStringConvertible {
  /// A textual representation of the reason.
  public var description: String {
    switch self {
    case .missing(let isIncoming): "not on the \(screen(isIncoming))"
    case .hidden(let isIncoming): "hidden on the \(screen(isIncoming))"
    case .empty(let isIncoming): "empty on the \(screen(isIncoming))"
    case .removed: "removed by a pass"
    }
  }

  private func screen(_ isIncoming: Bool) -> String {
    isIncoming ? "incoming screen" : "outgoing screen"
  }
}
