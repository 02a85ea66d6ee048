import Foundation
import HeadlessUIKit

/// A runtime for one test, with a visible window.
@MainActor final class Fixture {
  let runtime = Runtime()
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    runtime.activate()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    frames(1)
  }

  /// Adds a square of 10 points, whose center is (x, 100), to the window or a superview, and
  /// renders a frame.
  func square(x: CGFloat = 0, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x - 5, y: 95, width: 10, height: 10))
    (superview ?? window).addSubview(view)
    frames(1)
    return view
  }

  /// Renders frames of 1/60 s.
  func frames(_ count: Int) {
    for _ in 0..<count { runtime.tick(to: runtime.time + 1.0 / 60) }
  }

  /// Renders frames of 1/60 s for some seconds, and the last frame at the exact end.
  func advance(by seconds: TimeInterval) {
    let end = runtime.time + seconds
    while runtime.time < end - 1e-9 { runtime.tick(to: min(runtime.time + 1.0 / 60, end)) }
  }
}

extension UIView {
  /// The shown x of the center, in points.
  var shownX: Double { layer.presentation().map { Double($0.position.x) } ?? .nan }
  /// The shown opacity.
  var shownAlpha: Double { layer.presentation().map { Double($0.opacity) } ?? .nan }
}

/// Returns whether two numbers differ by at most a tolerance.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
