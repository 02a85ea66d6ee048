import Foundation

/// A gesture recognizer that briefly delays touches for the views in a scroll view's content (fact
/// 3.34).
///
/// During the delay, the touches may become a scroll. The recognizer never recognizes a gesture.
/// When it fails, the views are notified of the touches.
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  /// The time for which touches are delayed, in seconds.
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var timer: RuntimeTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// A drag ends the delivery of the delayed touches. If this recognizer failed first, the views
  /// would be notified of the touches.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.delaysContentTouches else {
      return deliver()
    }
    guard timer == nil else { return }
    timer = Runtime.current.schedule(after: Self.delay) { [weak self] in self?.deliver() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    deliver()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    deliver()
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  private func deliver() {
    scrollView?.offerToContent(attemptTouches)
    become(.failed)
  }
}
