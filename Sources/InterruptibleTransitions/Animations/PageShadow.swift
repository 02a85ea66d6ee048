/// The shadow that a page casts on the page beside it, and not through itself. The view's opacity
/// sets its strength, because UIKit does not reliably animate a layer's shadow.
final class PageShadow: UIView, PageDecoration {
  private static let opacity: Float = 0.5
  private static let radius: CGFloat = 5
  /// The extent of the shadow beyond the page's edge, in points.
  private static let extent = 3 * radius

  /// The edge that the page moves away to. The shadow falls on the opposite side.
  private let edge: TransitionEdge
  private let strip = UIView()
  private let caster = UIView()

  /// Creates the shadow of a page that is at its normal position.
  init(of page: UIView, leavingTo edge: TransitionEdge) {
    self.edge = edge
    super.init(frame: page.place)
    caster.layer.shadowOpacity = Self.opacity
    caster.layer.shadowRadius = Self.radius
    caster.layer.shadowOffset = .zero
    strip.clipsToBounds = true
    strip.addSubview(caster)
    addSubview(strip)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    // Lays out now, because the animator's block would animate the layout.
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    strip.frame =
      switch edge {
      case .top: CGRect(x: 0, y: height, width: width, height: Self.extent)
      case .bottom: CGRect(x: 0, y: -Self.extent, width: width, height: Self.extent)
      case .left, .leading: CGRect(x: width, y: 0, width: Self.extent, height: height)
      case .right, .trailing: CGRect(x: -Self.extent, y: 0, width: Self.extent, height: height)
      }
    caster.frame = CGRect(
      x: -strip.frame.minX, y: -strip.frame.minY, width: width, height: height)
    caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
  }

  func apply(_ page: TransitionPageAppearance?) {
    alpha = page == nil ? 0 : 1
  }
}

/// A view that moves along with a page and shows a part of the page's appearance.
protocol PageDecoration: UIView {
  /// Shows the part for an appearance; nil stands for the page at its normal position.
  func apply(_ page: TransitionPageAppearance?)
}

/// A black view that dims the page below it.
final class PageShade: UIView, PageDecoration {
  /// Creates a transparent view over a rectangle of its superview.
  init(over rectangle: CGRect) {
    super.init(frame: rectangle)
    backgroundColor = .black
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  func apply(_ page: TransitionPageAppearance?) {
    alpha = page?.shade ?? 0
  }
}
