/// The period in which a scroll view's content does not bounce along an axis.
///
/// All pulls on one scroll view share the suspension. When the last pull releases it, or the pull's
/// transition is deallocated, the original setting is restored.
final class BounceSuspension {
  private static var suspensions = WeakObjects<BounceSuspension>()

  private weak var scrollView: UIScrollView?
  private let isVertical: Bool
  private let original: Bool

  private init(of scrollView: UIScrollView, alongVertical isVertical: Bool) {
    (self.scrollView, self.isVertical) = (scrollView, isVertical)
    original = scrollView.bounces(alongVertical: isVertical)
    scrollView.setBounces(false, alongVertical: isVertical)
  }

  /// Returns the suspension for a scroll view, which lasts as long as a pull keeps the object.
  static func hold(
    _ scrollView: UIScrollView, alongVertical isVertical: Bool
  ) -> BounceSuspension {
    let isVertical = isVertical || !UIScrollView.bouncesPerAxis
    suspensions.removeAll { $0.scrollView == nil }
    let known = suspensions.all.first {
      $0.scrollView === scrollView && $0.isVertical == isVertical
    }
    if let known { return known }
    let suspension = BounceSuspension(of: scrollView, alongVertical: isVertical)
    suspensions.insert(suspension)
    return suspension
  }

  deinit {
    let (scrollView, isVertical, original) = (scrollView, isVertical, original)
    MainThread.perform { scrollView?.setBounces(original, alongVertical: isVertical) }
  }
}
