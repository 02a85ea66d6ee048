import InterruptibleTransitions

// What transition code without the toolkit writes. The same lines compile against HeadlessUIKit but
// for selectors and for optional requirements, which are called with a question mark here.

/// The app's own animator.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: TransitionOvershoot())
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }

  func tell(_ other: any UIViewControllerAnimatedTransitioning) {
    other.animationEnded?(true)
  }
}

/// The app's own timing curve.
final class TransitionOvershoot: NSObject, @MainActor UITimingCurveProvider {
  let timingCurveType = UITimingCurveType.spring
  let cubicTimingParameters: UICubicTimingParameters? = nil
  let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
    dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 1))

  override init() {
    super.init()
  }

  required init?(coder: NSCoder) {
    super.init()
  }

  func encode(with coder: NSCoder) {}

  func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Exercises bridging, options, enumerations and overloads.
final class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = subviews.filter { $0.alpha > 0 }.map { convert($0.bounds, from: $0) }
    accessibilityIdentifier = shown.isEmpty ? "empty" : "badge"
  }

  func pulse(_ change: @escaping () -> Void) {
    let options: UIView.AnimationOptions = [.curveEaseInOut, .allowUserInteraction]
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: change) { [weak self] in
      self?.isHidden = !$0
    }
  }

  func progress(of position: UIViewAnimatingPosition) -> Int {
    switch position {
    case .end: 1
    case .start: 0
    case .current: -1
    @unknown default: -1
    }
  }
}
