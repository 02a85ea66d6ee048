import HeadlessDevice

@testable import InterruptibleTransitions

/// A container with two pages, of which the second has a view with modifiers.
final class ModifiedFixture {
  let container: ContainerKindFixture
  let view = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }

  init(
    _ kind: ContainerKind, _ modifiers: [ElementModifier],
    _ animation: TransitionAnimation = .elements
  ) {
    container = ContainerKindFixture(kind, animation)
    view.backgroundColor = .white
    view.elementModifiers = modifiers
    container.second.view.addSubview(view)
  }

  /// The view's stand-in; nil if it has none.
  var standIn: UIView? {
    device.window.overlays.flatMap(\.all).first { $0.layer.name == "a UIView" }
  }

  /// The state of the second page.
  var marks: ElementMarks { ElementMarks(container.second.view) }
}
