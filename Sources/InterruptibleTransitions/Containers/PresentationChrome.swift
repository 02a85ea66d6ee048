/// The views that a presentation adds around the presented view while it is presented.
struct PresentationChrome {
  let dimmingView: DimmingView?
  /// The view below a sheet, visible when a pull past the end moves the container up a little.
  let groundView: UIView?
  private let presentedView: UIView?
  /// The presented view's original corners.
  private let corners: Corners?

  /// Adds the views as they look once presented: without a flight, nothing animates them.
  ///
  /// - Parameters:
  ///   - style: The style, which says what to add.
  ///   - container: The presentation's container.
  ///   - presentedView: The presented view, which may not be in the container yet.
  ///   - tap: Called at each tap beside the presented view.
  init(
    _ style: TransitionPresentationStyle, in container: UIView, around presentedView: UIView?,
    tap: @escaping () -> Void
  ) {
    self.presentedView = presentedView
    let rounds = style.cornerRadius.isFinite && style.cornerRadius > 0
    corners = rounds ? presentedView.map { Corners(of: $0) } : nil
    if rounds, let presentedView { Corners(style).apply(to: presentedView) }

    groundView = if case .sheet = style.frame { UIView() } else { nil }
    let isDimmed = style.dimming != nil || style.dismissesOnTapOutside
    dimmingView = isDimmed ? DimmingView(style.dimming) : nil
    if style.dismissesOnTapOutside { dimmingView?.onTap(tap) }
    for view in [groundView, dimmingView].compactMap({ $0 }) {
      container.insertSubview(view, at: 0)
    }
    layOut(in: container.bounds)
  }

  /// Lays out the views in the container's bounds, in points.
  func layOut(in bounds: CGRect) {
    dimmingView?.cover(bounds)
    groundView?.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    groundView?.backgroundColor = presentedView?.backgroundColor
  }

  /// Removes the views and restores the presented view.
  func remove() {
    for view in [dimmingView, groundView] { view?.removeFromSuperview() }
    if let presentedView { corners?.apply(to: presentedView) }
  }
}

/// How a view's corners are rounded.
private struct Corners {
  private let radius: CGFloat
  private let mask: CACornerMask
  private let clips: Bool

  init(of view: UIView) {
    (radius, mask) = (view.layer.cornerRadius, view.layer.maskedCorners)
    clips = view.clipsToBounds
  }

  init(_ style: TransitionPresentationStyle) {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    radius = style.cornerRadius
    mask = if case .sheet = style.frame { upper } else { upper.union(lower) }
    clips = true
  }

  func apply(to view: UIView) {
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = mask
    view.clipsToBounds = clips
  }
}
