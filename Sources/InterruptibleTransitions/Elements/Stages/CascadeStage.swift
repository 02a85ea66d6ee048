/// Lets elements begin one after the other.
struct CascadeStage: ElementPreprocessor {
  func process(_ diff: inout ElementDiff) {
    var later: [ElementID: TimeInterval] = [:]
    for screen in [ElementScreen.from, .to] {
      let tree = diff[screen]
      for outer in tree.elements {
        guard let cascade = outer.cascade else { continue }
        let last = begin(cascade, in: outer, of: &diff, on: screen)
        guard cascade.matchedWait else { continue }
        for id in diff.turning where tree.ancestors(of: id).contains(outer.id) {
          later[id] = max(later[id] ?? 0, last)
        }
      }
    }
    for (id, delay) in later {
      let modifiers = (diff.to[id]?.modifiers ?? []) + [ElementModifier(.time(.later(delay)))]
      diff.setModifiers(modifiers, of: id, on: .to)
    }
  }

  /// Delays the elements in one, by the views directly in its view that they are in.
  ///
  /// - Returns: When the last one begins, in seconds.
  private func begin(
    _ cascade: ElementCascade, in outer: Element, of diff: inout ElementDiff,
    on screen: ElementScreen
  ) -> TimeInterval {
    let children = diff[screen].elements.compactMap { element in
      diff.turning.contains(element.id) || element.modifiers.isEmpty
        ? nil : element.row(in: outer.id).map { (element, place: $0) }
    }
    let start = ElementIntent(outer.modifiers).timing.delay
    let delays = cascade.delays(
      of: children.map(\.place), in: outer.place, isRightToLeft: outer.isRightToLeft)
    for ((child, _), delay) in zip(children, delays) {
      let modifiers = child.modifiers + [ElementModifier(.time(.later(start + delay)))]
      diff.setModifiers(modifiers, of: child.id, on: screen)
    }
    return start + (delays.max() ?? 0)
  }
}

nonisolated extension Element {
  /// Where the view directly in another element's view is that this one's is, or is in; nil if it
  /// is not in that.
  fileprivate func row(in outer: ElementID) -> ElementPlace? {
    rows.first { $0.outer == outer }?.place ?? (parent == outer ? place : nil)
  }

  /// How the elements directly in it begin; of several cascades the last one counts.
  fileprivate var cascade: ElementCascade? {
    for modifier in modifiers.reversed() {
      if case .cascade(let cascade) = modifier.kind { return cascade }
    }
    return nil
  }
}
