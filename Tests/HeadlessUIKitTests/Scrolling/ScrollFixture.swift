import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with a scroll view of 393 by 800 points, whose content is 3000 points high.
@MainActor final class ScrollFixture: NSObject, UIScrollViewDelegate {
  let device: Device
  let scrollView: UIScrollView
  /// The calls that the delegate received. Several "scroll" calls in a row are one entry.
  private(set) var calls: [String] = []
  /// The offsets at which the delegate was notified of scrolling.
  private(set) var offsets: [CGFloat] = []
  /// The last velocity and target that the delegate received.
  private(set) var release: Release?

  struct Release {
    let velocity: CGPoint
    let target: CGPoint
  }

  /// The delegate's reaction to a call, by the call's name.
  var reaction: (String) -> Void = { _ in }
  /// The target that the delegate sets.
  var wantedTarget: CGPoint?

  init(
    _ scrollView: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800)),
    framesPerSecond: Int = 60
  ) {
    device = Device(framesPerSecond: framesPerSecond)
    self.scrollView = scrollView
    super.init()
    device.window.screenInsets = .zero
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.delegate = self
    device.launch(controller)
    clear()
  }

  /// The vertical offset.
  var offset: CGFloat { scrollView.contentOffset.y }
  /// The duration of a frame, in seconds.
  var frame: TimeInterval { 1 / TimeInterval(device.framesPerSecond) }

  func clear() {
    calls = []
    offsets = []
  }

  /// Puts a finger down in the middle, and moves it 10 points so that a drag begins.
  func beginDrag(down: Bool) -> Finger {
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: down ? 10 : -10))
    return finger
  }

  /// Drags the content by a distance in points, and releases it at a velocity in points per second.
  ///
  /// Both are positive for a finger that moves down.
  func fling(by distance: CGFloat = 0, velocity: CGFloat) {
    let finger = beginDrag(down: velocity > 0)
    if distance != 0 { finger.move(by: CGVector(dx: 0, dy: distance), over: 0.5) }
    finger.move(by: CGVector(dx: 0, dy: velocity * frame))
    finger.lift()
  }

  /// Returns the offsets of the current frame and of some further frames.
  func record(frames count: Int) -> [CGFloat] {
    [offset]
      + (0..<count).map { _ in
        device.advance(by: frame)
        return offset
      }
  }

  private func record(_ call: String) {
    if call != "scroll" || calls.last != "scroll" { calls.append(call) }
    if call == "scroll" { offsets.append(offset) }
    reaction(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { record("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    record("will end drag")
    release = Release(velocity: velocity, target: targetContentOffset.pointee)
    if let wantedTarget { targetContentOffset.pointee = wantedTarget }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("did end drag \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("will decelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("did decelerate") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("did animate") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { record("inset") }
}

/// Returns whether two numbers differ by at most a tolerance.
func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
