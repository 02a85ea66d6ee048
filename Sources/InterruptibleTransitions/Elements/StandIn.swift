/// The views that are seen in place of an element while it is on its way.
///
/// The carrier moves and turns. In it the shadow lies around windows that cut off what is outside,
/// one for each group of corners, and in the innermost one the pictures, each in its own size. All
/// have the centre as their origin. They take no touches.
final class StandIn {
  /// What moves and turns, in the coordinates of what it is in.
  let carrier = UIView()
  private let shadow = UIView()
  private var windows: [UIView]
  private let old: UIView?
  private let new: UIView
  /// Whether what is in the element is cut off at its edges.
  private let clips: Bool

  /// Makes a stand-in.
  ///
  /// - Parameters:
  ///   - old: A picture of the element that goes; nil if the other one shows both.
  ///   - new: A picture of the element that comes.
  ///   - windows: The number of groups of corners.
  ///   - clips: Whether what is in the element is cut off at its edges.
  init(old: UIView?, new: UIView, windows: Int, clips: Bool) {
    (self.old, self.new, self.clips) = (old, new, clips)
    self.windows = (0..<max(windows, 1)).map { _ in UIView() }
    carrier.addSubview(shadow)
    var place = shadow
    for window in self.windows {
      window.clipsToBounds = true
      place.addSubview(window)
      place = window
    }
    if let old { place.addSubview(old) }
    place.addSubview(new)
    carrier.isUserInteractionEnabled = false
  }

  /// Where the stand-ins of what is in the element belong.
  var nest: UIView { clips ? windows[windows.count - 1] : carrier }

  /// Shows a moment, except what the pictures let through.
  func showForms(_ state: ElementState) {
    let bounds = CGRect(state.size)
    carrier.bounds = bounds
    carrier.center = state.center
    carrier.transform =
      state.rotation == 0 ? .identity : CGAffineTransform(rotationAngle: state.rotation)
    carrier.alpha = state.opacity
    // All have the centre as their origin, so that those within stay where they are.
    shadow.bounds = bounds
    shadow.layer.shadowOpacity = Float(state.shadow.opacity)
    shadow.layer.shadowRadius = state.shadow.radius
    shadow.layer.shadowOffset = state.shadow.offset
    for (window, form) in zip(windows, state.windows) {
      window.bounds = bounds
      window.layer.cornerRadius = form.radius
      window.layer.maskedCorners = form.corners
    }
    old?.show(state.old)
    new.show(old == nil ? state.old : state.new)
  }

  /// Gives the shadow the form that the pictures have at a moment. No animation of UIKit's changes
  /// it; without it the shadow is that of the pictures themselves.
  func showShadowPath(_ state: ElementState) {
    guard state.shadow.opacity > 0, state.size.width > 0, state.size.height > 0 else { return }
    let radius = state.windows.map(\.radius).max() ?? 0
    shadow.layer.shadowPath = CGPath(
      roundedRect: CGRect(state.size), cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// Shows what the pictures let through at a moment.
  func showOpacities(_ state: ElementState) {
    old?.showOpacity(state.old.opacity)
    new.showOpacity(old == nil ? 1 : state.new.opacity)
  }
}

extension UIView {
  /// Shows a picture: stretched by a transform, at its own size.
  fileprivate func show(_ picture: ElementState.Picture) {
    center = picture.center
    let size = bounds.size
    // An effect has no size of its own, and is not to be scaled.
    if self is UIVisualEffectView {
      bounds.size = picture.size
    } else if size.width > 0, size.height > 0 {
      transform = CGAffineTransform(
        scaleX: picture.size.width / size.width, y: picture.size.height / size.height)
    }
  }

  /// Shows how much a picture covers. An effect view with an opacity has no effect: it is there, or
  /// it is not.
  fileprivate func showOpacity(_ opacity: CGFloat) {
    if self is UIVisualEffectView { isHidden = opacity < 0.5 } else { alpha = opacity }
  }
}
