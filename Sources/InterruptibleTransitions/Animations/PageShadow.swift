/// The shadow of a page on the other one, along the edge that faces that.
///
/// Only what falls beyond the edge is shown: nothing of it is seen through a page that is not
/// opaque. Its strength is the view's opacity, as UIKit may not animate a layer's shadow.
final class PageShadow: UIView, PageExtra {
  private static let opacity: Float = 0.5
  private static let radius: CGFloat = 5
  /// How far the shadow reaches, in points.
  private static let reach = 3 * radius

  /// Where the page moves away to. The shadow falls to the opposite side.
  private let side: TransitionDirection
  private let strip = UIView()
  private let caster = UIView()

  /// Makes the shadow of a page.
  ///
  /// - Parameters:
  ///   - page: The page, in its place.
  ///   - side: Where the page moves away to.
  init(of page: UIView, leavingTo side: TransitionDirection) {
    self.side = side
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
    // Not in the animator's block, where a layout would be animated.
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    strip.frame =
      switch side {
      case .up: CGRect(x: 0, y: height, width: width, height: Self.reach)
      case .down: CGRect(x: 0, y: -Self.reach, width: width, height: Self.reach)
      case .left, .leading: CGRect(x: width, y: 0, width: Self.reach, height: height)
      case .right, .trailing: CGRect(x: -Self.reach, y: 0, width: Self.reach, height: height)
      }
    caster.frame = CGRect(
      x: -strip.frame.minX, y: -strip.frame.minY, width: width, height: height)
    caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
  }

  func show(_ page: TransitionPage?) {
    alpha = page == nil ? 0 : 1
  }
}
