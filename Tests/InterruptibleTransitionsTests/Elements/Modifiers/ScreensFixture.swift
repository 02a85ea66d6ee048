import HeadlessDevice

@testable import InterruptibleTransitions

/// Two screens that get elements, and where these are seen.
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
    (view.elementID, view.elementModifiers) = (ElementID(name), modifiers)
    view.backgroundColor = .systemTeal
    outer.addSubview(view)
    return view
  }

  /// The stand-in of an element.
  func standIn(_ name: String) -> UIView? {
    device.window.overlays.flatMap(\.all).first { $0.layer.name == name }
  }

  /// Where the stand-in of an element is, as it is seen.
  func frame(_ name: String) -> CGRect {
    guard let layer = standIn(name)?.layer.presentation() else { return .null }
    return layer.convert(layer.bounds, to: device.window.layer.presentation())
  }

  /// Ends the flight where it leads.
  func finish() {
    transition.finish()
    device.advanceUntilIdle()
  }
}
