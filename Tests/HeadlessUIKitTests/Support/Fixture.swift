import Foundation
import HeadlessUIKit

/// A runtime of a test's own, with a visible window.
@MainActor final class Fixture {
  let runtime = Runtime()
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    runtime.activate()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    frames(1)
  }

  /// A square of 10 points in the window with its middle at (x, 100), shown once.
  func square(x: CGFloat = 0, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x - 5, y: 95, width: 10, height: 10))
    (superview ?? window).addSubview(view)
    frames(1)
    return view
  }

  /// Makes some frames of 1/60 s.
  func frames(_ count: Int) {
    for _ in 0..<count { runtime.tick(to: runtime.time + 1.0 / 60) }
  }

  /// Makes the frames of some seconds, the last one at their very end.
  func advance(by seconds: TimeInterval) {
    let end = runtime.time + seconds
    while runtime.time < end - 1e-9 { runtime.tick(to: min(runtime.time + 1.0 / 60, end)) }
  }
}

extension UIView {
  /// The shown position of the centre.
  var shownX: Double { layer.presentation().map { Double($0.position.x) } ?? .nan }
  /// The opacity that is seen.
  var shownAlpha: Double { layer.presentation().map { Double($0.opacity) } ?? .nan }
}

/// Whether two numbers are the same but for rounding.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
