/// What an element's modifiers come to, once conditions, partners, sources and cascades are known.
nonisolated struct ElementIntent: Equatable, Sendable {
  /// How it looks away from its place.
  private(set) var look = ElementLook()
  /// How it looks in its place, while it is on its way.
  private(set) var begins = ElementLook()
  /// When it is on its way.
  private(set) var timing = ElementTiming()
  /// Whether it takes as long as the last one.
  private(set) var matchesLongest = false
  /// The intensity of its arc; 0 is a line.
  private(set) var arc: CGFloat = 0
  /// Whether nothing around it moves it.
  private(set) var isInContainer = false
  /// Whether of two partners only the one that comes is seen.
  private(set) var showsOnlyOne = false
  /// What is seen of it.
  private(set) var standIn = ElementStandIn.automatic

  /// Adds up modifiers: of several that say the same the last one counts.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers.
  ///   - traits: The traits of the element's view, by which colors are resolved.
  init(_ modifiers: [ElementModifier] = [], in traits: UITraitCollection = UITraitCollection()) {
    for modifier in modifiers { take(modifier, in: traits) }
  }

  /// Adds a modifier, of which a color is resolved by the traits of the element's view.
  mutating func take(_ modifier: ElementModifier, in traits: UITraitCollection) {
    switch modifier.kind {
    case .look(let change): look.take(change, in: traits)
    case .time(.delay(let delay)): timing.delay = delay
    case .time(.later(let delay)): timing.delay = min(timing.delay + delay, 3600)
    case .time(.duration(let duration)): (timing.duration, matchesLongest) = (duration, false)
    case .time(.longest): (timing.duration, matchesLongest) = (nil, true)
    case .time(.curve(let curve)): timing.curve = curve
    case .way(.arc(let intensity)): arc = intensity
    case .way(.isInContainer): isInContainer = true
    case .way(.showsOnlyOne): showsOnlyOne = true
    case .begin(let modifiers):
      for case .look(let change) in modifiers.map(\.kind) {
        begins.take(change, in: traits)
      }
    case .standIn(let standIn): self.standIn = standIn
    // Of these the stages have made others, or nothing.
    case .when, .way(.source), .cascade, .ignoresSubviews: break
    }
  }

  /// Whether an element that comes or goes is seen on its way.
  var isSeen: Bool { look.isSeen || begins.isSeen }

  /// Whether a colour of its own is behind what it shows.
  var hasGround: Bool { look.background != nil || begins.background != nil }

  /// Whether it has a border, if not in its place.
  var hasBorder: Bool { look.hasBorder || begins.hasBorder }

  /// Takes as long as all the others.
  ///
  /// - Parameter end: When the last one is there, in seconds; nil if none has a duration.
  mutating func match(_ end: TimeInterval?) {
    guard matchesLongest else { return }
    // One that begins later than that takes what is left of the flight.
    timing.duration = end.flatMap { $0 > timing.delay ? $0 - timing.delay : nil }
  }
}
