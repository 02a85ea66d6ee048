import Foundation

/// The animator of a transition for which the app provides no animator.
@MainActor final class SystemTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The motions of the views.
  enum Style {
    /// A presented view slides up from the bottom, and a dismissed view slides down.
    case cover
    /// A pushed view slides in from the right over the other view, which moves to the left.
    case slide
  }

  private let style: Style
  private let isPresenting: Bool
  /// The distance that the lower view moves, as a fraction of the width.
  private let parallax: CGFloat = 0.3

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - style: The motion of the views.
  ///   - isPresenting: Whether a view appears above the other view, rather than disappears.
  init(_ style: Style, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : style == .cover ? 0.4 : 0.35
  }

  /// Begins the transition.
  ///
  /// An animated transition does not join an app's animation block in which it may begin. Otherwise
  /// the animator of that block would restore the positions of the views at a cancellation (fact
  /// 2.149).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard transitionContext.isAnimated else { return begin(in: transitionContext) }
    AnimationCapture.run(nil) { begin(in: transitionContext) }
  }

  private func begin(in transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let upper = transitionContext.view(forKey: isPresenting ? .to : .from)
    let lower = transitionContext.view(forKey: isPresenting ? .from : .to)
    guard let upper else { return transitionContext.completeTransition(true) }
    if let to = transitionContext.viewController(forKey: .to) {
      transitionContext.view(forKey: .to)?.fill(transitionContext.finalFrame(for: to))
    }
    if isPresenting {
      container.addSubview(upper)
    } else if let lower {
      container.insertSubview(lower, at: 0)
    }
    guard transitionContext.isAnimated else {
      return transitionContext.completeTransition(true)
    }
    let size = container.bounds.size
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -size.width : size.width
    let away = style == .cover ? CGVector(dx: 0, dy: size.height) : CGVector(dx: width, dy: 0)
    let aside = CGVector(dx: style == .cover ? 0 : -parallax * width, dy: 0)
    let upperPlaces = (upper.center, upper.center + away)
    let lowerPlaces = lower.map { ($0.center + aside, $0.center) }
    func place(above: Bool) {
      upper.center = above ? upperPlaces.0 : upperPlaces.1
      if let lowerPlaces { lower?.center = above ? lowerPlaces.0 : lowerPlaces.1 }
    }
    place(above: !isPresenting)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { place(above: self.isPresenting) },
      completion: { [style] _ in
        let isCancelled = transitionContext.transitionWasCancelled
        // The size of the container may have changed since the start.
        if isCancelled, style == .slide {
          transitionContext.view(forKey: .from)?.fill(container.bounds)
        }
        transitionContext.completeTransition(!isCancelled)
      })
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, offset: CGVector) -> CGPoint {
    CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
  }
}
