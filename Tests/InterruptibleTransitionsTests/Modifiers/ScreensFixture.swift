import HeadlessDevice

@testable import InterruptibleTransitions

/// A container with two screens, to which tests add elements.
final class ScreensFixture {
  let container: ContainerKindFixture
  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }

  init(_ kind: ContainerKind = .navigation, _ animation: TransitionAnimation = .elements) {
    container = ContainerKindFixture(kind, animation)
  }

  /// Adds an element.
  @discardableResult
  func add(
    _ name: String, _ frame: CGRect, to outer: UIView, _ modifiers: [ElementModifier] = []
  ) -> UIView {
    let view = UIView(frame: frame)
    view.elementID = ElementID(name)
    view.elementModifiers = modifiers
    view.backgroundColor = .systemTeal
    outer.addSubview(view)
    return view
  }

  /// Returns the stand-in of an element.
  func standIn(_ name: String) -> UIView? {
    device.window.overlays.flatMap(\.all).first { $0.layer.name == name }
  }

  /// Returns the presented frame of an element's stand-in, in the coordinates of the window.
  func frame(_ name: String) -> CGRect {
    guard let layer = standIn(name)?.layer.presentation() else { return .null }
    return layer.convert(layer.bounds, to: device.window.layer.presentation())
  }

  /// Finishes the flight.
  func finish() {
    transition.finish()
    device.advanceUntilIdle()
  }
}
