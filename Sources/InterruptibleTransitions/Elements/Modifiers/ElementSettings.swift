/// The settings of an element: its modifiers without conditions, sources and cascades.
nonisolated struct ElementSettings: Equatable, Sendable {
  /// An appearance with its own timing.
  struct TimedAppearance: Equatable, Sendable {
    var timing: ElementTiming
    var appearance = ElementAppearance()
  }

  /// The appearance away from the element's place.
  private(set) var appearance = ElementAppearance()
  /// The changes of that appearance that have their own timing.
  private(set) var timedAppearances: [TimedAppearance] = []
  /// The appearance in the element's place, during the flight.
  private(set) var begins = ElementAppearance()
  private(set) var timing = ElementTiming()
  private(set) var isMatch = false
  /// The timing of the morph; nil for that of the element.
  private(set) var matchTiming: ElementTiming?
  private(set) var matchesLongest = false
  /// The intensity of the arc; 0 is a straight line.
  private(set) var arc: CGFloat = 0
  /// Whether the element is independent of the elements around it.
  private(set) var isInContainer = false
  /// Whether only the incoming view of a matched element is shown.
  private(set) var showsOnlyOne = false
  private(set) var standIn = ElementStandIn.automatic
  /// The page of a zoom; nil for other elements.
  var zoom: ZoomedPage?

  /// Combines modifiers; of several that set one property, the last one applies.
  init(_ modifiers: [ElementModifier] = [], in traits: UITraitCollection = UITraitCollection()) {
    for modifier in modifiers { apply(modifier, in: traits) }
  }

  mutating func apply(_ modifier: ElementModifier, in traits: UITraitCollection) {
    switch modifier.kind {
    case .appearance(let change): apply(change, at: modifier.timing, in: traits)
    case .time(.delay(let delay)): timing.delay = delay
    case .time(.later(let delay)):
      timing.delay = min(timing.delay + delay, ElementTiming.longest)
      matchTiming?.delay += delay
      for index in timedAppearances.indices { timedAppearances[index].timing.delay += delay }
    case .time(.duration(let duration)):
      timing.duration = duration
      matchesLongest = false
    case .time(.longest):
      timing.duration = nil
      matchesLongest = true
    case .time(.curve(let curve)): timing.curve = curve
    case .path(.arc(let intensity)): arc = intensity
    case .path(.isInContainer): isInContainer = true
    case .path(.showsOnlyOne): showsOnlyOne = true
    case .match:
      isMatch = true
      matchTiming = modifier.timing
    case .begin(let modifiers):
      for case .appearance(let change) in modifiers.flatMap(\.flattened).map(\.kind) {
        change.apply(to: &begins, in: traits)
      }
    case .standIn(let standIn): self.standIn = standIn
    case .group(let modifiers): for modifier in modifiers { apply(modifier, in: traits) }
    // The planner has replaced these.
    case .when, .path(.source), .cascade, .ignoresSubviews: break
    }
  }

  private mutating func apply(
    _ change: ElementAppearance.Change, at timing: ElementTiming?, in traits: UITraitCollection
  ) {
    // Of several that set the same, the last one counts, also with different timings.
    change.remove(&appearance)
    for index in timedAppearances.indices { change.remove(&timedAppearances[index].appearance) }
    guard let timing, !change.isConstant else { return change.apply(to: &appearance, in: traits) }
    let index = timedAppearances.firstIndex { $0.timing == timing } ?? timedAppearances.endIndex
    if index == timedAppearances.endIndex {
      timedAppearances.append(TimedAppearance(timing: timing))
    }
    change.apply(to: &timedAppearances[index].appearance, in: traits)
  }

  mutating func prepareExit() {
    let appearances = appearances
    let fades = appearances.contains { $0.fades || $0.opacity != nil }
    // An element without a match fades with the timing of its morph.
    if !appearances.contains(where: \.needsStandIn), !fades, isMatch {
      apply(.crossfade, at: matchTiming, in: UITraitCollection())
    }
    guard !fades else { return }
    // An element that enters from a visible position would appear abruptly.
    if appearance.offset != nil { appearance.visibility = .fades }
    for index in timedAppearances.indices where timedAppearances[index].appearance.offset != nil {
      timedAppearances[index].appearance.visibility = .fades
    }
  }

  /// Whether an element that enters or exits has a stand-in; none if it fades with its screen.
  var needsStandIn: Bool {
    appearance.needsStandIn || begins.needsStandIn || !timedAppearances.isEmpty
      || appearance.fades && timing.isOwn
  }

  var appearances: [ElementAppearance] { [appearance] + timedAppearances.map(\.appearance) }

  var appearanceTimings: [ElementTiming] { [timing] + timedAppearances.map(\.timing) }

  var hasGround: Bool { (appearances + [begins]).contains { $0.background != nil } }

  var hasBorder: Bool { (appearances + [begins]).contains { ($0.borderWidth ?? 0) > 0 } }

  /// Ends the element together with the longest one; the end is nil if none has a duration.
  mutating func matchLongest(_ end: TimeInterval?) {
    guard matchesLongest else { return }
    // An element that begins later takes the rest of the flight.
    timing.duration = end.flatMap { $0 > timing.delay ? $0 - timing.delay : nil }
  }
}
