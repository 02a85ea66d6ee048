/// The appearance of an element at the far end of its path. A property that is nil does not change.
nonisolated struct ElementAppearance: Equatable, Sendable {
  /// A change of one property.
  struct Change: Equatable, Sendable {
    /// Sets the property. The color is that of the change, in the traits of a view.
    private let set: @Sendable (inout ElementAppearance, ElementColor) -> Void
    let remove: @Sendable (inout ElementAppearance) -> Void
    private var color: UIColor?
    /// Whether the property has one value during the whole flight.
    private(set) var isConstant = false

    private init(
      _ set: @escaping @Sendable (inout ElementAppearance, ElementColor) -> Void,
      remove: @escaping @Sendable (inout ElementAppearance) -> Void
    ) {
      self.set = set
      self.remove = remove
    }

    /// Creates a change that sets a property.
    init<Value: Sendable>(
      _ property: WritableKeyPath<ElementAppearance, Value?> & Sendable, _ value: Value,
      isConstant: Bool = false
    ) {
      self.init {
        appearance, _ in
        appearance[keyPath: property] = value
      } remove: {
        $0[keyPath: property] = nil
      }
      self.isConstant = isConstant
    }

    /// Creates a change that sets a property to a value with a color.
    init<Value>(
      _ property: WritableKeyPath<ElementAppearance, Value?> & Sendable, _ color: UIColor,
      _ makeValue: @escaping @Sendable (ElementColor) -> Value
    ) {
      self.init {
        $0[keyPath: property] = makeValue($1)
      } remove: {
        $0[keyPath: property] = nil
      }
      self.color = color
    }

    /// Creates a change to the place of another element.
    init(to place: ElementPlace) {
      self.init {
        appearance, _ in
        appearance.source = place
        appearance.position = nil
        appearance.size = nil
        appearance.cornerRadius = nil
      } remove: {
        $0.source = nil
      }
    }

    /// Creates a change that adds a step to the transform.
    init(adding step: ElementTransform.TransformStep) {
      self.init({ appearance, _ in appearance.transform.steps.append(step) }, remove: { _ in })
    }

    static let crossfade = Change(\.visibility, .fades)

    func apply(to appearance: inout ElementAppearance, in traits: UITraitCollection) {
      let resolved = color.map { ElementColor($0.resolvedColor(with: traits).cgColor) }
      set(&appearance, resolved ?? .clear)
    }

    static func == (first: Change, second: Change) -> Bool {
      var one = ElementAppearance()
      var other = ElementAppearance()
      first.set(&one, .clear)
      second.set(&other, .clear)
      return first.color == second.color && one == other
    }
  }

  enum Visibility: Equatable, Sendable {
    /// The element fades: with its screen, or by itself if another property differs.
    case fades
    case opacity(CGFloat)
  }

  /// The distance below the element's place, in points.
  var offset: CGFloat?
  /// The edge of the screen beyond which the element lies.
  var edge: TransitionEdge?
  var visibility: Visibility?
  var transform = ElementTransform()
  var background: ElementColor?
  var borderColor: ElementColor?
  var overlay: ElementState.Overlay?
  var zPosition: CGFloat?
  var contentsRect: CGRect?
  var masksToBounds: Bool?
  var position: CGPoint?
  var size: CGSize?
  var source: ElementPlace?
  var cornerRadius: CGFloat?
  var borderWidth: CGFloat?
  var shadowColor: ElementColor?
  var shadowOpacity: CGFloat?
  var shadowRadius: CGFloat?
  var shadowOffset: CGSize?

  var needsStandIn: Bool {
    var rest = self
    rest.zPosition = nil
    rest.masksToBounds = nil
    if fades { rest.visibility = nil }
    return rest != ElementAppearance()
  }

  /// Whether the element has another position, size or shape.
  var moves: Bool {
    offset != nil || edge != nil || position != nil || size != nil || source != nil
      || !transform.steps.isEmpty
  }

  var fades: Bool { visibility == .fades }
  var opacity: CGFloat? { if case .opacity(let opacity) = visibility { opacity } else { nil } }
}

// The effects of the properties.
nonisolated extension ElementAppearance {
  /// Changes the state of an element whose place has the appearance already.
  func apply(to state: inout ElementState) {
    if let overlay { state.overlay = overlay }
    if let background { state.ground = background }
    if let borderColor { state.borders.outgoing.color = borderColor }
    if let contentsRect { state.contentsRect = contentsRect }
  }

  /// Changes the place of an element with an opacity, in a container. The basis is that of the
  /// lengths and of the position, which can be in the container.
  func apply(
    to place: inout ElementPlace, alpha: CGFloat, in basis: ElementBasis, isInContainer: Bool,
    layout: UIUserInterfaceLayoutDirection, of container: CGRect
  ) {
    let scale = basis.scale
    if let source {
      place.center = source.center
      place.size = source.size
      place.rotation = source.rotation
      place.cornerRadius = source.cornerRadius
    }
    if let position { place.center = isInContainer ? position : basis.point(position) }
    if let size { place.size = size * scale }
    if let cornerRadius { place.cornerRadius = cornerRadius * scale }
    if let borderWidth { place.borderWidth = borderWidth * scale }
    if let opacity { place.opacity *= opacity / max(alpha, 0.01) }
    if fades { place.opacity = 0 }
    if let opacity = shadowOpacity { place.shadow.opacity = opacity }
    if let offset = shadowOffset { place.shadow.offset = offset * scale }
    if let radius = shadowRadius { place.shadow.radius = radius * scale }
    if let color = shadowColor { place.shadow.color = color }
    if let offset { place.center.y += offset }
    if let edge {
      let edge = edge.resolved(in: layout)
      let vector = edge.vector(max(place.frameWithShadow.distance(to: edge, of: container), 0))
      place.center.x += vector.dx
      place.center.y += vector.dy
    }
  }
}

nonisolated extension ElementPlace {
  fileprivate var frameWithShadow: CGRect {
    guard shadow.opacity > 0 else { return frame }
    let room = 2 * shadow.radius
    return frame.union(
      frame.insetBy(dx: -room, dy: -room).offsetBy(
        dx: shadow.offset.width, dy: shadow.offset.height))
  }
}
