import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with an empty window, and a log of calls.
@MainActor final class TouchFixture {
  let device = Device()
  var log: [String] = []

  init() {
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  /// Adds a view that logs its touches with a name.
  ///
  /// If `handles` is false, the view also passes its touches to the next responder.
  @discardableResult
  func addView(
    _ name: String, _ frame: CGRect, in parent: UIView? = nil, handles: Bool = true
  ) -> LoggingView {
    let view = LoggingView(frame: frame)
    view.record = { [weak self] in self?.log.append("\(name) \($0)") }
    view.handles = handles
    (parent ?? device.window).addSubview(view)
    return view
  }

  /// Attaches a recognizer whose actions are logged with a name.
  @discardableResult
  func attach<R: UIGestureRecognizer>(_ name: String, _ recognizer: R, to view: UIView) -> R {
    view.addGestureRecognizer(recognizer)
    recognizer.addHandler(self) { [weak self] in self?.log.append("\(name) \($0.state)") }
    return recognizer
  }

  /// Returns the log and clears it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A view that records the touches that it receives.
final class LoggingView: UIView {
  var record: (String) -> Void = { _ in }
  var handles = true
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("began \(touches.count)")
    if !handles { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved \(touches.count)")
    if !handles { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended \(touches.count)")
    if !handles { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled \(touches.count)")
    if !handles { super.touchesCancelled(touches, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin(recognizer)
  }
}

/// A custom recognizer that records the touches that it receives and enters the given states.
final class CustomRecognizer: UIGestureRecognizer {
  var record: (String) -> Void = { _ in }
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?
  var onCancelled: State?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record("began \(touches.count)")
    if let onBegan { state = onBegan }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record("moved \(touches.count)")
    if let onMoved { state = onMoved }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record("ended \(touches.count)")
    if let onEnded { state = onEnded }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record("cancelled \(touches.count)")
    if let onCancelled { state = onCancelled }
  }

  override func reset() {
    record("reset")
  }
}

/// A delegate that returns configurable values and records its calls.
final class ClosureDelegate: NSObject, UIGestureRecognizerDelegate {
  var record: (String) -> Void = { _ in }
  var shouldBegin = true
  var simultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesEvent = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    record("shouldBegin")
    return shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    record("simultaneous")
    return simultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    record("requireFailureOf")
    return requiresFailure
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    record("requiredToFailBy")
    return isRequiredToFail
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    record("receiveTouch")
    return receivesTouch(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    record("receiveEvent")
    return receivesEvent
  }
}
