/// Fades a view out and in, without an opacity below 1 on an effect view or on a view that contains
/// one: there UIKit does not show the effect.
///
/// An effect view loses its effect, and fades what is in it. A view around an effect view fades its
/// background and its other subviews. UIKit's bars manage their effects themselves, and fade as a
/// whole.
struct ViewFader {
  /// The opacity of what is hidden. An app's own animations hide by 0, which stays.
  private static let hidden: CGFloat = 1 / 65536

  private enum Part {
    case opacity(UIView, CGFloat)
    case background(UIView, UIColor, hidden: UIColor)
    case effect(UIVisualEffectView, UIVisualEffect)
  }

  private let parts: [Part]

  /// Notes what there is to fade, once the view is laid out.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ view: UIView) {
    view.layoutIfNeeded()
    parts = Self.note(view) ?? [.opacity(view, view.alpha)]
  }

  /// Returns the parts of a view with an effect view in it; nil if there is none.
  private static func note(_ view: UIView) -> [Part]? {
    if view is UINavigationBar || view is UITabBar { return nil }
    let effectView = view as? UIVisualEffectView
    let subviews = effectView?.contentView.subviews ?? view.subviews
    let found: [(view: UIView, parts: [Part]?)] = subviews.map { ($0, note($0)) }
    guard effectView != nil || found.contains(where: { $0.parts != nil }) else { return nil }
    var parts = found.flatMap { $0.parts ?? [.opacity($0.view, $0.view.alpha)] }
    if let effectView {
      if let effect = effectView.effect { parts.append(.effect(effectView, effect)) }
    } else if let color = view.backgroundColor {
      parts.append(.background(view, color, hidden: color.withAlphaComponent(hidden)))
    }
    return parts
  }

  /// Makes the view invisible.
  func hide() {
    for part in parts {
      switch part {
      case .opacity(let view, _): view.alpha = Self.hidden
      case .background(let view, _, let hidden): view.backgroundColor = hidden
      case .effect(let view, _): view.effect = nil
      }
    }
  }

  /// Makes the view look as it did.
  func show() {
    for part in parts {
      switch part {
      case .opacity(let view, let alpha): view.alpha = alpha
      case .background(let view, let color, _): view.backgroundColor = color
      case .effect(let view, let effect): view.effect = effect
      }
    }
  }

  /// Makes visible what is still hidden. What the app has changed in flight stays.
  ///
  /// - Parameter isShown: Whether the view has been shown to the end: then an effect that is not
  ///   there was taken away by the app. Otherwise the two cannot be told apart.
  func restore(isShown: Bool) {
    for part in parts {
      switch part {
      case .opacity(let view, let alpha): if view.alpha == Self.hidden { view.alpha = alpha }
      case .background(let view, let color, let hidden):
        if view.backgroundColor == hidden { view.backgroundColor = color }
      case .effect(let view, let effect):
        if !isShown, view.effect == nil { view.effect = effect }
      }
    }
  }
}
