/// The passes that prepare the difference of two screens for a plan, one function per pass.
struct ElementPlanner {
  /// The definition that gives modifiers to elements without modifiers.
  var definition = ElementDefinition.matching
  /// Whether the flight presents, pushes, or selects a later tab.
  var isPresenting = true
  var from: UIViewController?
  var to: UIViewController?
  var passes: [ElementPass] = []

  /// Performs all passes, the app's passes first.
  func resolve(_ diff: inout ElementDiff) {
    diff.isPresenting = isPresenting
    for pass in passes { pass.change(&diff) }
    applyDefinition(to: &diff)
    applyConditions(to: &diff)
    removeIgnoredModifiers(from: &diff)
    match(&diff)
    findSources(in: &diff)
    cascade(&diff)
  }

  /// Removes the modifiers of elements inside an element that ignores them.
  func removeIgnoredModifiers(from diff: inout ElementDiff) {
    diff.changeModifiers { element, screen, diff in
      let tree = diff.trees[screen]
      let isIgnored = tree.ancestors(of: element.id).enumerated().contains { distance, outer in
        tree[outer]?.modifiers.flatMap(\.flattened).contains { modifier in
          guard case .ignoresSubviews(let recursive) = modifier.kind else { return false }
          return recursive || distance == 0
        } == true
      }
      return isIgnored ? [] : element.modifiers
    }
  }

  func applyDefinition(to diff: inout ElementDiff) {
    for screen in Screen.allCases {
      for element in diff.trees[screen].elements
      where element.modifiers.isEmpty && !element.id.isUnnamed {
        diff.setModifiers(
          [definition[element.id]], of: element.id, on: screen, areDefaults: true)
      }
    }
  }

  /// Replaces each condition that is met by its modifiers, and removes all other conditions.
  func applyConditions(to diff: inout ElementDiff) {
    let shared = Set(diff.shared)
    diff.changeModifiers { element, screen, diff in
      let ancestors = diff.trees[screen].ancestors(of: element.id)
      let context = ElementContext(
        id: element.id, isPresenting: isPresenting, isAppearing: screen == .incoming,
        isMatched: shared.contains(element.id),
        matchedAncestor: ancestors.first { shared.contains($0) }, from: from, to: to)
      return Self.modifiers(element.modifiers, in: context)
    }
  }

  private static func modifiers(
    _ modifiers: [ElementModifier], in context: ElementContext
  ) -> [ElementModifier] {
    modifiers.flatMap { modifier -> [ElementModifier] in
      switch modifier.kind {
      case .when(let condition, let inner):
        condition.holds(for: context) ? Self.modifiers(inner, in: context) : []
      case .begin(let inner): [.beginWith(Self.modifiers(inner, in: context))]
      case .group(let inner): Self.modifiers(inner, in: context)
      default: [modifier]
      }
    }
  }

  func match(_ diff: inout ElementDiff) {
    for id in diff.shared {
      let pair = diff.trees.both.compactMap { $0[id] }
      let isExcluded = pair.contains { ElementSettings($0.modifiers).standIn == .excluded }
      let isMatch =
        definition.matches(id) || pair.contains { $0.modifiers.contains { $0.kind == .match } }
      guard isMatch, !isExcluded else { continue }
      diff.morphing.insert(id)
      // The modifiers of the incoming view are last, so they take precedence.
      let own = pair.filter { !$0.hasDefaults }
      let modifiers = (own.isEmpty ? pair : own).flatMap(\.modifiers)
      for screen in Screen.allCases {
        diff.setModifiers(modifiers, of: id, on: screen, areDefaults: own.isEmpty)
      }
    }
  }

  /// Replaces each source by its place on the other screen, and removes sources that are not found.
  func findSources(in diff: inout ElementDiff) {
    diff.changeModifiers { element, screen, diff in
      element.modifiers.compactMap { modifier in
        guard case .path(.source(let id)) = modifier.kind else { return modifier }
        return diff.trees[screen.other][id]
          .map { modifier.replacing(.appearance(.init(to: $0.place))) }
      }
    }
  }

  func cascade(_ diff: inout ElementDiff) {
    var later: [ElementID: TimeInterval] = [:]
    for screen in Screen.allCases {
      let tree = diff.trees[screen]
      for outer in tree.elements {
        guard let cascade = outer.cascade else { continue }
        let last = begin(cascade, in: outer, of: &diff, on: screen)
        guard cascade.delaysMatchedElements else { continue }
        for id in diff.morphing where tree.ancestors(of: id).contains(outer.id) {
          later[id] = max(later[id] ?? 0, last)
        }
      }
    }
    for (id, delay) in later { diff.delay(id, by: delay, on: .incoming) }
  }

  /// Delays the elements by the direct subviews that contain them, and returns the last start.
  private func begin(
    _ cascade: ElementCascade, in outer: Element, of diff: inout ElementDiff, on screen: Screen
  ) -> TimeInterval {
    let children = diff.trees[screen].elements.compactMap { element in
      diff.morphing.contains(element.id) || !element.isDelayedByCascades
        ? nil : element.row(in: outer.id).map { (id: element.id, place: $0) }
    }
    let start = ElementSettings(outer.modifiers).timing.delay
    let delays = cascade.delays(
      of: children.map(\.place), in: outer.place, layout: outer.layoutDirection)
    for (child, delay) in zip(children, delays) {
      diff.delay(child.id, by: start + delay, on: screen)
    }
    return start + (delays.max() ?? 0)
  }
}

nonisolated extension ElementDiff {
  /// Changes the modifiers of all elements on both screens that have modifiers.
  fileprivate mutating func changeModifiers(
    _ change: (Element, Screen, ElementDiff) -> [ElementModifier]
  ) {
    let former = self
    for screen in Screen.allCases {
      for element in former.trees[screen].elements where !element.modifiers.isEmpty {
        setModifiers(
          change(element, screen, former), of: element.id, on: screen,
          areDefaults: element.hasDefaults)
      }
    }
  }

  fileprivate mutating func delay(_ id: ElementID, by delay: TimeInterval, on screen: Screen) {
    guard let element = trees[screen][id] else { return }
    setModifiers(element.modifiers + [ElementModifier(.time(.later(delay)))], of: id, on: screen)
  }
}

nonisolated extension Element {
  /// Returns the place of the direct subview of the outer view that is, or contains, this view.
  fileprivate func row(in outer: ElementID) -> ElementPlace? {
    rows.first { $0.outer == outer }?.place ?? (parent == outer ? place : nil)
  }

  /// Whether cascades delay the element: it has modifiers, or an entry by which it exits.
  fileprivate var isDelayedByCascades: Bool {
    guard hasDefaults else { return !modifiers.isEmpty }
    var settings = ElementSettings(modifiers)
    settings.prepareExit()
    return settings.needsStandIn
  }

  /// The cascade of the elements directly inside; of several, the last one counts.
  fileprivate var cascade: ElementCascade? {
    for modifier in modifiers.reversed() {
      if case .cascade(let cascade) = modifier.kind { return cascade }
    }
    return nil
  }
}
