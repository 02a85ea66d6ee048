/// The appearance of an element at the far end of its path. A property that is nil does not change.
nonisolated struct ElementAppearance: Equatable, Sendable {
  /// A change of one property.
  enum Change: Equatable, Sendable {
    case crossfade
    case offset(CGFloat)
    case edge(TransitionEdge)
    case opacity(CGFloat)
    case position(CGPoint)
    case size(CGSize)
    case place(ElementPlace)
    case transform(ElementTransform.TransformStep)
    case cornerRadius(CGFloat)
    case background(UIColor)
    case borderColor(UIColor)
    case borderWidth(CGFloat)
    case shadowColor(UIColor)
    case shadowOpacity(CGFloat)
    case shadowOffset(CGSize)
    case shadowRadius(CGFloat)
    case overlay(UIColor, opacity: CGFloat)
    case zPosition(CGFloat)
    case contentsRect(CGRect)
    case masksToBounds(Bool)
  }

  /// A color that covers the whole element.
  struct Overlay: Equatable, Sendable {
    var color: ElementColor
    var opacity: CGFloat
  }

  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Whether the element fades: with its screen, or by itself if another property differs.
  private(set) var fades = false
  /// The distance below the element's place, in points.
  private(set) var offset: CGFloat?
  /// The edge of the screen beyond which the element lies.
  private(set) var edge: TransitionEdge?
  private(set) var opacity: CGFloat?
  private(set) var transform = ElementTransform()
  private(set) var background: ElementColor?
  private(set) var borderColor: ElementColor?
  private(set) var overlay: Overlay?
  private(set) var zPosition: CGFloat?
  private(set) var contentsRect: CGRect?
  private(set) var masksToBounds: Bool?
  private(set) var position: CGPoint?
  private(set) var size: CGSize?
  private(set) var source: ElementPlace?
  private(set) var cornerRadius: CGFloat?
  private(set) var borderWidth: CGFloat?
  private(set) var shadowColor: ElementColor?
  private(set) var shadowOpacity: CGFloat?
  private(set) var shadowRadius: CGFloat?
  private(set) var shadowOffset: CGSize?

  var needsStandIn: Bool {
    var rest = self
    rest.zPosition = nil
    rest.masksToBounds = nil
    rest.fades = false
    return rest != ElementAppearance()
  }

  /// Whether the element has another position, size or shape.
  var moves: Bool {
    offset != nil || edge != nil || position != nil || size != nil || source != nil
      || !transform.steps.isEmpty
  }

  /// Applies a change, which replaces an earlier one of the same property. Transforms add up.
  mutating func apply(_ change: Change, in traits: UITraitCollection) {
    func resolved(_ color: UIColor) -> ElementColor {
      ElementColor(color.resolvedColor(with: traits).cgColor)
    }
    switch change {
    case .crossfade:
      fades = true
      opacity = nil
    case .offset(let offset): self.offset = offset
    case .edge(let edge): self.edge = edge
    case .opacity(let opacity):
      self.opacity = opacity
      fades = false
    case .position(let position): self.position = position
    case .size(let size): self.size = size
    case .place(let place):
      source = place
      position = nil
      size = nil
      cornerRadius = nil
    case .transform(let step): transform.steps.append(step)
    case .cornerRadius(let radius): cornerRadius = radius
    case .background(let color): background = resolved(color)
    case .borderColor(let color): borderColor = resolved(color)
    case .borderWidth(let width): borderWidth = width
    case .shadowColor(let color): shadowColor = resolved(color)
    case .shadowOpacity(let opacity): shadowOpacity = opacity
    case .shadowOffset(let offset): shadowOffset = offset
    case .shadowRadius(let radius): shadowRadius = radius
    case .overlay(let color, let opacity):
      overlay = Overlay(color: resolved(color), opacity: opacity)
    case .zPosition(let position): zPosition = position
    case .contentsRect(let rect): contentsRect = rect
    case .masksToBounds(let masks): masksToBounds = masks
    }
  }

  /// Removes the setting of a change, so that another timing can have it. Transforms add up.
  mutating func remove(_ change: Change) {
    switch change {
    case .crossfade, .opacity:
      fades = false
      opacity = nil
    case .offset: offset = nil
    case .edge: edge = nil
    case .position: position = nil
    case .size: size = nil
    case .place: source = nil
    case .transform: break
    case .cornerRadius: cornerRadius = nil
    case .background: background = nil
    case .borderColor: borderColor = nil
    case .borderWidth: borderWidth = nil
    case .shadowColor: shadowColor = nil
    case .shadowOpacity: shadowOpacity = nil
    case .shadowOffset: shadowOffset = nil
    case .shadowRadius: shadowRadius = nil
    case .overlay: overlay = nil
    case .zPosition: zPosition = nil
    case .contentsRect: contentsRect = nil
    case .masksToBounds: masksToBounds = nil
    }
  }
}

nonisolated extension ElementAppearance.Change {
  var isConstant: Bool {
    switch self {
    case .zPosition, .masksToBounds: true
    default: false
    }
  }
}
