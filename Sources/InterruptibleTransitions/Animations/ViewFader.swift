/// Fades a view out and in, without an opacity below 1 on an effect view or on a view that contains
/// one: there UIKit does not show the effect.
///
/// An effect view loses its effect, and fades what is in it. A view around an effect view fades its
/// background and its other subviews.
struct ViewFader {
  private enum Part {
    case opacity(UIView, CGFloat)
    case background(UIView, UIColor)
    case effect(UIVisualEffectView, UIVisualEffect)
  }

  private let parts: [Part]

  /// Notes what there is to fade.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ view: UIView) {
    var parts: [Part] = []
    Self.note(view, &parts)
    self.parts = parts
  }

  private static func note(_ view: UIView, _ parts: inout [Part]) {
    guard view.containsEffects else {
      parts.append(.opacity(view, view.alpha))
      return
    }
    if let view = view as? UIVisualEffectView {
      if let effect = view.effect { parts.append(.effect(view, effect)) }
      for subview in view.contentView.subviews { note(subview, &parts) }
      return
    }
    if let color = view.backgroundColor { parts.append(.background(view, color)) }
    for subview in view.subviews { note(subview, &parts) }
  }

  /// Makes the view invisible.
  func hide() {
    for part in parts {
      switch part {
      case .opacity(let view, _): view.alpha = 0
      case .background(let view, let color): view.backgroundColor = color.withAlphaComponent(0)
      case .effect(let view, _): view.effect = nil
      }
    }
  }

  /// Makes the view look as it did.
  func show() {
    for part in parts {
      switch part {
      case .opacity(let view, let alpha): view.alpha = alpha
      case .background(let view, let color): view.backgroundColor = color
      case .effect(let view, let effect): view.effect = effect
      }
    }
  }
}

extension UIView {
  /// Whether the view is an effect view, or there is one in it.
  ///
  /// - Complexity: O(*n*) in the number of views.
  fileprivate var containsEffects: Bool {
    self is UIVisualEffectView || subviews.contains(where: \.containsEffects)
  }
}
