/// What is to be shown of two screens: a plan, and the views that it is about.
struct ElementScene {
  /// What each element does.
  let plan: ElementPlan
  /// The views of the screen that goes.
  let from: [ElementID: UIView]
  /// The views of the screen that comes.
  let to: [ElementID: UIView]
  /// What was found.
  let report: ElementReport
  /// The views whose sizes places depend on.
  let screens: [UIView]

  /// Finds what is called the same on two screens.
  ///
  /// - Parameters:
  ///   - from: The view of the screen that goes.
  ///   - to: The view of the screen that comes, laid out in the place that it will have.
  ///   - container: The view in whose coordinates places are.
  ///   - preprocessors: The app's own stages.
  init(
    from: UIView, to: UIView, in container: UIView, preprocessors: [any ElementPreprocessor]
  ) {
    let readers = (from: ElementReader(from, in: container), to: ElementReader(to, in: container))
    var diff = ElementDiff(from: readers.from.tree, to: readers.to.tree)
    for preprocessor in preprocessors { preprocessor.process(&diff) }
    (plan, report) = (ElementPlan(diff), ElementReport(diff))
    (self.from, self.to) = (readers.from.views, readers.to.views)
    screens = [from, to]
  }

  /// Takes pairs of views for the same, whatever they are called.
  ///
  /// - Parameters:
  ///   - pairs: The views of the screen that goes, and of the one that comes. A pair of which both
  ///     views are in those of another one is in that. One that is given twice counts once.
  ///   - clips: Whether what is in an element is cut off at its edges.
  ///   - container: The view in whose coordinates places are.
  /// - Complexity: O(*n*) in the number of pairs, and for each the number of views that it is in.
  init(_ pairs: [(from: UIView, to: UIView)], clips: Bool, in container: UIView) {
    var (from, to): ([Element], [Element]) = ([], [])
    var views: (from: [ElementID: UIView], to: [ElementID: UIView]) = ([:], [:])
    let numbers = Dictionary(grouping: pairs.indices) { ObjectIdentifier(pairs[$0].from) }
    for (number, pair) in pairs.enumerated() {
      let same = (numbers[ObjectIdentifier(pair.from)] ?? []).filter { pairs[$0].to === pair.to }
      guard same.first == number,
        let old = pair.from.usablePlace(in: container, clips: clips),
        let new = pair.to.usablePlace(in: container, clips: clips)
      else { continue }
      // The innermost one that both views are in.
      let parent = sequence(first: pair.from, next: \.superview).lazy
        .flatMap { numbers[ObjectIdentifier($0)] ?? [] }
        .first { !same.contains($0) && pair.to.isDescendant(of: pairs[$0].to) }
      let id = ElementID(number)
      from.append(pair.from.element(id, in: parent.map { ElementID($0) }, at: old))
      to.append(pair.to.element(id, in: parent.map { ElementID($0) }, at: new))
      (views.from[id], views.to[id]) = (pair.from, pair.to)
    }
    let diff = ElementDiff(from: ElementTree(from), to: ElementTree(to))
    (plan, report) = (ElementPlan(diff), ElementReport(diff))
    (self.from, self.to) = views
    screens = pairs.flatMap { [$0.from, $0.to] }
  }
}

extension UIView {
  fileprivate func usablePlace(in container: UIView, clips: Bool) -> ElementPlace? {
    guard window != nil, window === container.window else { return nil }
    var place = elementPlace(in: container)
    place?.clips = clips
    place?.opacity = alpha
    return place
  }

  fileprivate func element(
    _ id: ElementID, in parent: ElementID?, at place: ElementPlace
  ) -> Element {
    Element(
      id, in: parent, at: place, contents: elementContents(at: place.size.width / bounds.width))
  }
}
