import Foundation

/// Holds touches back from the views in a scroll view's content for a moment, in which they may
/// turn out to scroll (fact 3.34). It recognizes nothing; once it fails, the views hear of them.
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  /// How long touches are held back, in seconds.
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var timer: RuntimeTimer?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// A drag closes what is held back itself; were this to fail first, the views would hear of it.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.delaysContentTouches else {
      return letGo()
    }
    guard timer == nil else { return }
    timer = Runtime.current.schedule(after: Self.delay) { [weak self] in self?.letGo() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    letGo()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    letGo()
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  private func letGo() {
    scrollView?.offerToContent(attemptTouches)
    become(.failed)
  }
}
