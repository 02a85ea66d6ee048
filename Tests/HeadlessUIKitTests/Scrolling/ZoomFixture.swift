import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with a scroll view of 300 by 300 points, whose content is a photo of the same size.
@MainActor final class ZoomFixture: NSObject, UIScrollViewDelegate {
  let device: Device
  let scrollView: UIScrollView
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  /// The view that the delegate returns for zooming.
  var zoomingView: UIView?
  /// The calls that the delegate received. Equal calls in a row are one entry.
  private(set) var calls: [String] = []
  /// The scale factors of which the delegate was notified.
  private(set) var scales: [CGFloat] = []
  /// The delegate's reaction to a call, by the call's name.
  var reaction: (String) -> Void = { _ in }
  private var fingers: [Finger] = []

  init(_ scrollView: UIScrollView = UIScrollView(frame: .zero), variants: [String] = []) {
    device = Device(variants: variants)
    self.scrollView = scrollView
    super.init()
    scrollView.frame = CGRect(x: 40, y: 100, width: 300, height: 300)
    device.window.screenInsets = .zero
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    scrollView.addSubview(photo)
    scrollView.contentSize = CGSize(width: 300, height: 300)
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    zoomingView = photo
    device.launch(controller)
    clear()
  }

  func clear() {
    calls = []
    scales = []
  }

  /// Puts two fingers down, and begins a pinch.
  ///
  /// - Parameter middle: The point between the fingers, which are 100 points apart when the pinch
  ///   begins, in points from the origin of the scroll view.
  func beginPinch(around middle: CGPoint = CGPoint(x: 150, y: 150)) {
    let x = middle.x + 40
    let y = middle.y + 100
    fingers = [
      device.press(at: CGPoint(x: x - 50, y: y)), device.press(at: CGPoint(x: x + 40, y: y)),
    ]
    fingers[1].move(by: CGVector(dx: 10, dy: 0))
  }

  /// Moves the fingers of a pinch in several frames.
  func pinch(
    around middle: CGPoint = CGPoint(x: 150, y: 150), distance: CGFloat,
    over seconds: TimeInterval = 0.1
  ) {
    let x = middle.x + 40
    let y = middle.y + 100
    let ends = [CGPoint(x: x - distance / 2, y: y), CGPoint(x: x + distance / 2, y: y)]
    device.move(
      zip(fingers, ends).map { finger, end in
        (finger, CGVector(dx: end.x - finger.location.x, dy: end.y - finger.location.y))
      }, over: seconds)
  }

  /// Moves both fingers of a pinch.
  func movePinch(by offset: CGVector) {
    device.move(fingers.map { ($0, offset) }, over: 0.1)
  }

  /// Lifts one finger of a pinch.
  func liftFirst() -> Finger {
    fingers.removeFirst().lift()
    return fingers[0]
  }

  /// Lifts the fingers of a pinch.
  func lift() {
    for finger in fingers { finger.lift() }
    fingers = []
  }

  /// Sends the app to the background, which takes the touches away, and back.
  func takeAway() {
    device.enterBackground()
    device.enterForeground()
    fingers = []
  }

  /// Returns the point of the photo at a place, in points from the origin of the scroll view.
  func point(at place: CGPoint) -> CGPoint {
    let offset = scrollView.contentOffset
    return photo.convert(CGPoint(x: place.x + offset.x, y: place.y + offset.y), from: scrollView)
  }

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
    reaction(call)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomingView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note(view === photo ? "will zoom" : "will zoom another view")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    note("zoom")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note(view === photo ? "did zoom to \(scale)" : "did zoom another view")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end drag")
  }
}

/// Returns whether two points differ by at most a tolerance along each axis.
func isClose(_ left: CGPoint, _ right: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(left.x, right.x, within: tolerance) && isClose(left.y, right.y, within: tolerance)
}
