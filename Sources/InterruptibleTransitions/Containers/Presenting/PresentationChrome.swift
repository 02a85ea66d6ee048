/// The views that a presentation adds around the presented view while it is presented.
final class PresentationChrome {
  private(set) var dimmingView: DimmingView?
  /// The view below a sheet, which is visible when an overshoot moves the container up a little.
  private(set) var groundView: UIView?
  private let container: UIView
  /// The view behind the container, if views beside it stay in reach.
  private let covered: UIView?
  private let presentedView: UIView?
  /// The presented view's own corners, while a style rounds them.
  private var corners: Corners?
  private let tap: () -> Void
  private let isLeaving: () -> Bool

  /// Creates the views in their final state, because nothing animates them without a flight. The
  /// presented view is not necessarily in the container yet.
  init(
    _ style: TransitionPresentationStyle, in container: UIView, over covered: UIView?,
    around presentedView: UIView?, tap: @escaping () -> Void,
    isLeaving: @escaping () -> Bool
  ) {
    self.container = container
    self.covered = covered
    self.presentedView = presentedView
    self.tap = tap
    self.isLeaving = isLeaving
    prepare(for: style)
    show(style)
    finish(style)
  }

  /// Adds the views that a style needs, without showing them.
  func prepare(for style: TransitionPresentationStyle) {
    if style.isSheet, groundView == nil {
      let view = UIView()
      groundView = view
      container.insertSubview(view, at: dimmingView == nil ? 0 : 1)
    }
    if style.needsDimmingView, dimmingView == nil {
      let view = DimmingView(tap, isLeaving: isLeaving)
      dimmingView = view
      container.insertSubview(view, at: 0)
    }
    if style.roundsCorners, let presentedView {
      corners = corners ?? Corners(of: presentedView)
      Corners(style).applyShape(to: presentedView)
    }
    layOut(in: container.bounds)
  }

  /// Shows a style. The changes can be animated.
  func show(_ style: TransitionPresentationStyle) {
    dimmingView?.color = style.dimming
    guard let presentedView else { return }
    let shown = style.roundsCorners ? Corners(style) : corners
    shown?.applyRadius(to: presentedView)
  }

  /// Completes the change to a style by removing the views that the style does not need.
  func finish(_ style: TransitionPresentationStyle) {
    if !style.needsDimmingView {
      dimmingView?.removeFromSuperview()
      dimmingView = nil
    }
    if !style.isSheet {
      groundView?.removeFromSuperview()
      groundView = nil
    }
    dimmingView?.receivesTaps = style.dismissesOnTapOutside && !style.passesTouchesThrough
    dimmingView?.passesTouchesThrough = style.passesTouchesThrough
    excludesViewsBehindFromVoiceOver = !style.passesTouchesThrough
    orderElements()
    guard !style.roundsCorners, let presentedView else { return }
    corners?.applyShape(to: presentedView)
    corners = nil
  }

  /// Whether VoiceOver, like touches, does not reach the views behind the container.
  var excludesViewsBehindFromVoiceOver = false {
    didSet {
      guard excludesViewsBehindFromVoiceOver != oldValue else { return }
      // Modal views hide all their siblings, also those beside the container.
      if let covered {
        if excludesViewsBehindFromVoiceOver {
          VoiceOverHiding.hide(covered)
        } else {
          VoiceOverHiding.unhide(covered)
        }
      } else {
        ModalContainers.set(container, isModal: excludesViewsBehindFromVoiceOver)
      }
    }
  }

  func layOut(in bounds: CGRect) {
    dimmingView?.cover(bounds)
    groundView?.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
    groundView?.backgroundColor = presentedView?.backgroundColor
    orderElements()
  }

  /// Orders the accessibility elements: the presented view, the app's views, then the dimming.
  private func orderElements() {
    guard let dimmingView, dimmingView.receivesTaps else {
      container.accessibilityElements = nil
      return
    }
    let others = container.subviews.filter {
      $0 !== presentedView && $0 !== dimmingView && $0 !== groundView && !($0 is TouchInterceptor)
    }
    container.accessibilityElements = [presentedView].compactMap { $0 } + others + [dimmingView]
  }

  /// Removes the views and restores the presented view.
  func remove() {
    excludesViewsBehindFromVoiceOver = false
    container.accessibilityElements = nil
    for view in [dimmingView, groundView] { view?.removeFromSuperview() }
    guard let presentedView else { return }
    corners?.applyRadius(to: presentedView)
    corners?.applyShape(to: presentedView)
  }
}

extension TransitionPresentationStyle {
  fileprivate var needsDimmingView: Bool {
    dimming != nil || dismissesOnTapOutside || passesTouchesThrough
  }

  fileprivate var roundsCorners: Bool { cornerRadius.isFinite && cornerRadius > 0 }

  fileprivate var isSheet: Bool { if case .sheet = frame { true } else { false } }
}

/// The shape of a view's corners.
private struct Corners {
  private let radius: CGFloat
  private let mask: CACornerMask
  private let clips: Bool

  init(of view: UIView) {
    radius = view.layer.cornerRadius
    mask = view.layer.maskedCorners
    clips = view.clipsToBounds
  }

  init(_ style: TransitionPresentationStyle) {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    radius = style.cornerRadius
    mask = style.maskedCorners ?? (style.isSheet ? upper : upper.union(lower))
    clips = true
  }

  /// Sets the radius. The change can be animated.
  fileprivate func applyRadius(to view: UIView) {
    view.layer.cornerRadius = radius
  }

  /// Sets the properties other than the radius, without an animation.
  fileprivate func applyShape(to view: UIView) {
    view.layer.maskedCorners = mask
    view.clipsToBounds = clips
  }
}

/// The containers that are modal for VoiceOver. Only the last one in a window is modal, because
/// each modal view hides its siblings.
private enum ModalContainers {
  private static var containers = WeakObjects<UIView>()

  static func set(_ container: UIView, isModal: Bool) {
    containers.removeAll { $0 === container }
    container.accessibilityViewIsModal = false
    if isModal { containers.insert(container) }
    let views = containers.all
    for (index, view) in views.enumerated() {
      let isCovered = views[(index + 1)...].contains { $0.superview === view.superview }
      view.accessibilityViewIsModal = !isCovered
    }
  }
}
