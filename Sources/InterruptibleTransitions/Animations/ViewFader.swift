/// Fades a view out and in, without an opacity below 1 on an app's effect view or on a view that
/// contains one: there UIKit does not show the effect.
///
/// An effect view loses its effect, and its content fades. A view around an effect view fades its
/// background and its other subviews. UIKit's bars and controls manage their effects themselves,
/// and fade as a whole.
struct ViewFader {
  /// The opacity of a hidden view. An app's own animations hide by 0, which stays.
  private static let hidden: CGFloat = 1 / 65536
  /// The opacity of a hidden view with a bar or an effect in it: on iOS 26, glass that appears
  /// below an opacity under 0.01 stays flat. A single-precision number holds it exactly.
  private static let hiddenAroundEffects: CGFloat = 5 / 256

  /// How a view fades.
  fileprivate enum Manner {
    /// As a whole.
    case whole(hasEffects: Bool)
    /// Part by part.
    case parts([Part])
  }

  fileprivate enum Part {
    case opacity(UIView, CGFloat, hidden: CGFloat)
    case background(UIView, UIColor)
    case effect(UIVisualEffectView, UIVisualEffect)
  }

  private let parts: [Part]
  /// The effect views in it at the start.
  private let effectViews: Set<UIVisualEffectView>
  private let view: UIView

  /// Records the parts to fade, once the view is laid out.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ view: UIView) {
    view.layoutIfNeeded()
    self.view = view
    parts = Self.parts(of: view, Self.manner(of: view))
    effectViews = Set(view.effectViews)
  }

  private static func manner(of view: UIView) -> Manner {
    if view.isBar { return .whole(hasEffects: true) }
    let effectView = view as? UIVisualEffectView
    let manners = view.fadingSubviews.map { ($0, manner(of: $0)) }
    guard effectView != nil || manners.contains(where: { $0.1.hasEffects }) else {
      return .whole(hasEffects: false)
    }
    let hasParts = manners.contains { if case .parts = $0.1 { true } else { false } }
    guard effectView != nil || hasParts, view.leavesSubviewsToApps else {
      return .whole(hasEffects: true)
    }
    return .parts(split(view, manners))
  }

  /// Divides a view into what is in it and what is behind that.
  private static func split(_ view: UIView, _ manners: [(UIView, Manner)]) -> [Part] {
    var parts = manners.flatMap { Self.parts(of: $0, $1) }
    if let effectView = view as? UIVisualEffectView {
      if let effect = effectView.effect { parts.append(.effect(effectView, effect)) }
    } else if let color = view.backgroundColor {
      parts.append(.background(view, color))
    }
    return parts
  }

  private static func parts(of view: UIView, _ manner: Manner) -> [Part] {
    switch manner {
    case .parts(let parts): return parts
    // The list would set the opacity of a cell again.
    case .whole where view.isCell:
      return split(view, view.fadingSubviews.map { ($0, Self.manner(of: $0)) })
    case .whole(hasEffects: false): return [.opacity(view, view.alpha, hidden: hidden)]
    case .whole(hasEffects: true):
      return [.opacity(view, view.alpha, hidden: min(hiddenAroundEffects, view.alpha))]
    }
  }

  /// Makes the view invisible.
  func hide() {
    for part in parts {
      switch part {
      case .opacity(let view, _, let hidden): view.alpha = hidden
      case .background(let view, let color):
        view.backgroundColor = color.withAlphaComponent(Self.hidden)
      case .effect(let view, _): view.effect = nil
      }
    }
  }

  /// Makes the view look as it did.
  func show() {
    for part in parts {
      switch part {
      case .opacity(let view, let alpha, _): view.alpha = alpha
      case .background(let view, let color): view.backgroundColor = color
      case .effect(let view, let effect): view.effect = effect
      }
    }
  }

  /// Makes visible what is still hidden. Changes that the app has made in flight stay.
  ///
  /// - Parameter isShown: Whether the view has been shown to the end: then an effect that is not
  ///   there was taken away by the app. Otherwise the two cannot be told apart.
  func restore(isShown: Bool) {
    for part in parts {
      switch part {
      case .opacity(let view, let alpha, let hidden): if view.alpha == hidden { view.alpha = alpha }
      case .background(let view, let color):
        // UIKit may return another color object than the one that was set.
        if view.backgroundColor?.cgColor.alpha == Self.hidden { view.backgroundColor = color }
      case .effect(let view, let effect):
        if !isShown, view.effect == nil { view.effect = effect }
      }
    }
    if isShown { restoreNewEffects() }
  }

  /// Sets the effects again that came into the view while it was nearly transparent.
  private func restoreNewEffects() {
    for view in view.effectViews where !effectViews.contains(view) {
      let effect = view.effect
      view.effect = nil
      view.effect = effect
    }
  }
}

extension ViewFader.Manner {
  var hasEffects: Bool {
    switch self {
    case .whole(let hasEffects): hasEffects
    case .parts: true
    }
  }
}

extension UIView {
  /// The subviews that fade with the view.
  fileprivate var fadingSubviews: [UIView] {
    (self as? UIVisualEffectView)?.contentView.subviews ?? subviews
  }

  /// The effect views in the view that apps have put there, and the view itself.
  fileprivate var effectViews: [UIVisualEffectView] {
    let found = isBar ? [] : subviews.flatMap(\.effectViews)
    if let view = self as? UIVisualEffectView { return [view] + found }
    return found.isEmpty || leavesSubviewsToApps ? found : []
  }

  /// Whether a list sets the opacity of the view in each layout.
  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionReusableView }
}
