/// The settings of an element: its modifiers without conditions, sources and cascades.
nonisolated struct ElementSettings: Equatable, Sendable {
  /// A look with a time of its own.
  struct TimedAppearance: Equatable, Sendable {
    let timing: ElementTiming
    var appearance = ElementAppearance()
  }

  /// The look away from its place.
  private(set) var appearance = ElementAppearance()
  /// The changes of that look that have times of their own.
  private(set) var timedAppearances: [TimedAppearance] = []
  /// The look in its place, during the flight.
  private(set) var begins = ElementAppearance()
  /// The time of the element.
  private(set) var timing = ElementTiming()
  /// Whether the element morphs if it is on both screens.
  private(set) var isMatch = false
  /// The time of the morph; nil is that of the element.
  private(set) var matchTiming: ElementTiming?
  /// Whether the element takes as long as the longest one.
  private(set) var matchesLongest = false
  /// The intensity of the arc; 0 is a line.
  private(set) var arc: CGFloat = 0
  /// Whether elements around it do not move it.
  private(set) var isInContainer = false
  /// Whether of two matched elements only the incoming one is shown.
  private(set) var showsOnlyOne = false
  /// The kind of stand-in.
  private(set) var standIn = ElementStandIn.automatic

  /// Combines modifiers: of several that set the same, the last one counts.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers.
  ///   - traits: The traits of the element's view, by which colors are resolved.
  init(_ modifiers: [ElementModifier] = [], in traits: UITraitCollection = UITraitCollection()) {
    for modifier in modifiers { apply(modifier, in: traits) }
  }

  /// Applies a modifier, of which a color is resolved by the traits of the element's view.
  mutating func apply(_ modifier: ElementModifier, in traits: UITraitCollection) {
    switch modifier.kind {
    case .appearance(let change): apply(change, at: modifier.timing, in: traits)
    case .time(.delay(let delay)): timing.delay = delay
    case .time(.later(let delay)):
      timing.delay = min(timing.delay + delay, ElementTiming.longest)
    case .time(.duration(let duration)): (timing.duration, matchesLongest) = (duration, false)
    case .time(.longest): (timing.duration, matchesLongest) = (nil, true)
    case .time(.curve(let curve)): timing.curve = curve
    case .path(.arc(let intensity)): arc = intensity
    case .path(.isInContainer): isInContainer = true
    case .path(.showsOnlyOne): showsOnlyOne = true
    case .match: (isMatch, matchTiming) = (true, modifier.timing)
    case .begin(let modifiers):
      for case .appearance(let change) in modifiers.flatMap(\.flattened).map(\.kind) {
        begins.apply(change, in: traits)
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
    guard let timing else { return appearance.apply(change, in: traits) }
    let index = timedAppearances.firstIndex { $0.timing == timing } ?? timedAppearances.endIndex
    if index == timedAppearances.endIndex {
      timedAppearances.append(TimedAppearance(timing: timing))
    }
    timedAppearances[index].appearance.apply(change, in: traits)
  }

  /// Prepares the settings for an element that enters or exits.
  mutating func prepareExit() {
    let appearances = [appearance] + timedAppearances.map(\.appearance)
    let fades = appearances.contains { $0.fades || $0.opacity != nil }
    // An element without a match fades in the time of its morph.
    if !appearances.contains(where: \.isSeen), !fades, isMatch, let matchTiming, matchTiming.isOwn {
      timedAppearances = [TimedAppearance(timing: matchTiming)]
      timedAppearances[0].appearance.apply(.crossfade, in: UITraitCollection())
    }
    guard !fades else { return }
    // An element that enters from a place in sight would appear at once.
    if appearance.offset != nil { appearance.apply(.crossfade, in: UITraitCollection()) }
    for index in timedAppearances.indices where timedAppearances[index].appearance.offset != nil {
      timedAppearances[index].appearance.apply(.crossfade, in: UITraitCollection())
    }
  }

  /// Whether an element that enters or exits has a stand-in. One that fades as its screen does has
  /// none.
  var isSeen: Bool {
    appearance.isSeen || begins.isSeen || !timedAppearances.isEmpty
      || appearance.fades && timing.isOwn
  }

  /// The looks away from its place: the element's own, and those with their own times.
  var appearances: [ElementAppearance] { [appearance] + timedAppearances.map(\.appearance) }

  /// The times of the looks.
  var appearanceTimings: [ElementTiming] { [timing] + timedAppearances.map(\.timing) }

  /// All times.
  var timings: [ElementTiming] { appearanceTimings + [matchTiming].compactMap { $0 } }

  /// Whether a color is behind the contents.
  var hasGround: Bool { (appearances + [begins]).contains { $0.background != nil } }

  /// Whether the element has a border, if not in its place.
  var hasBorder: Bool { (appearances + [begins]).contains { ($0.borderWidth ?? 0) > 0 } }

  /// Takes as long as the longest element.
  ///
  /// - Parameter end: The end of the longest one, in seconds; nil if none has a duration.
  mutating func matchLongest(_ end: TimeInterval?) {
    guard matchesLongest else { return }
    // One that begins later takes the rest of the flight.
    timing.duration = end.flatMap { $0 > timing.delay ? $0 - timing.delay : nil }
  }
}
