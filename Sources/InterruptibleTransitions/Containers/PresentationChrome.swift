/// What a presentation adds around the presented view, for as long as that is presented.
struct PresentationChrome {
  let dimmingView: DimmingView?
  /// What shows below a sheet that is pulled up past its end: the container moves a little then.
  let groundView: UIView?
  private let presentedView: UIView?
  /// The corners that the presented view had before.
  private let corners: Corners?

  /// Adds it as it is shown at last: without a flight nobody takes part.
  ///
  /// - Parameters:
  ///   - style: What to add.
  ///   - container: The presentation's container.
  ///   - presentedView: What is presented; it may not be in the container yet.
  ///   - tap: Called at each tap beside it.
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

  /// Lays it out in the container's bounds, in points.
  func layOut(in bounds: CGRect) {
    dimmingView?.cover(bounds)
    groundView?.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    groundView?.backgroundColor = presentedView?.backgroundColor
  }

  /// Removes it, and leaves the presented view as it was before.
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
