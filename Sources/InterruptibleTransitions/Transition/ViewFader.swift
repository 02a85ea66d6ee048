/// Fades a view in and out without breaking visual effects.
///
/// UIKit does not show an effect if the effect view or a view around it has an opacity below 1. The
/// fader avoids such an opacity. It removes the effect of an effect view and fades the content. In
/// a view around an effect view, it fades the background and the other subviews. UIKit's bars and
/// controls manage their effects themselves, and fade as a whole.
final class ViewFader {
  /// The opacity of a hidden view. It differs from 0, so that a view that an app's animation hides
  /// stays hidden.
  private static let hidden: CGFloat = 1 / 65536
  /// The opacity of a hidden view that contains a bar or an effect.
  ///
  /// On iOS 26, glass that appears at an opacity of 0.02 or less stays flat, and at 0.05 it does
  /// not. Single precision represents the value exactly.
  private static let hiddenAroundEffects: CGFloat = 13 / 256

  private var parts: [Part] = []
  /// The effect views in the view at the start that fade.
  private let effectViews: Set<UIVisualEffectView>
  private let view: UIView
  /// The views whose own properties do not fade.
  private let excluded: Set<ObjectIdentifier>

  /// Lays out the view and records the parts to fade.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - excluded: Views in it that are hidden, and stay as they are.
  /// - Complexity: O(*n*) in the number of views.
  init(_ view: UIView, excluding excluded: [UIView] = []) {
    view.layoutIfNeeded()
    self.view = view
    self.excluded = Set(excluded.map { ObjectIdentifier($0) })
    effectViews = Set(view.effectViews).subtracting(excluded.flatMap(\.effectViews))
    parts = properties(of: view, fading(of: view))
  }

  /// Shows the view in part.
  ///
  /// The method skips properties that the app has changed since the last call.
  ///
  /// - Parameter visibility: The visibility; 0 is invisible, and 1 is the state at the start.
  func show(_ visibility: CGFloat) {
    for index in parts.indices where !parts[index].isChangedByApp {
      parts[index].show(visibility)
    }
  }

  /// Makes the view visible or invisible. The change can be animated.
  func show(_ isVisible: Bool) {
    for index in parts.indices { parts[index].show(isVisible) }
  }

  /// Makes the view visible again. Changes that the app has made during the flight are kept.
  ///
  /// - Parameter isShown: Whether the view has become visible. If true, a missing effect was
  ///   removed by the app and stays removed.
  func restore(isShown: Bool) {
    for part in parts { part.restore(isShown: isShown) }
    if isShown { resetOtherEffects() }
  }

  /// Sets the effects again that entered the window while the view was nearly transparent.
  ///
  /// These are the effects that the app has added, and those in the excluded views.
  private func resetOtherEffects() {
    view.resetEffects { !effectViews.contains($0) }
  }

  /// The way in which a view fades.
  private enum FadeMode {
    /// The view fades as a whole.
    case whole(hasEffects: Bool)
    /// The view fades part by part.
    case parts([Part])

    var hasEffects: Bool {
      switch self {
      case .whole(let hasEffects): hasEffects
      case .parts: true
      }
    }
  }

  private func fading(of view: UIView) -> FadeMode {
    if view.isBar { return .whole(hasEffects: true) }
    let effectView = view as? UIVisualEffectView
    let modes = subviews(of: view).map { ($0, fading(of: $0)) }
    guard effectView != nil || modes.contains(where: { $0.1.hasEffects }) else {
      return .whole(hasEffects: false)
    }
    let hasParts = modes.contains { if case .parts = $0.1 { true } else { false } }
    guard effectView != nil || hasParts, view.leavesSubviewsToApps else {
      return .whole(hasEffects: true)
    }
    return .parts(split(view, modes))
  }

  /// Returns the subviews that fade with a view.
  private func subviews(of view: UIView) -> [UIView] {
    view.fadingSubviews.filter { !excluded.contains(ObjectIdentifier($0)) }
  }

  /// Divides a view into its contents and its background.
  private func split(_ view: UIView, _ modes: [(UIView, FadeMode)]) -> [Part] {
    var parts = modes.flatMap { properties(of: $0, $1) }
    if let effectView = view as? UIVisualEffectView {
      if let effect = effectView.effect {
        let isGlass = GlassEffects().contains(effect)
        parts.append(Part(.effect(effectView, effect, isGlass: isGlass, EffectScrubber())))
      }
    } else if let color = view.backgroundColor {
      parts.append(Part(.background(view, color, hidden: Self.hidden)))
    }
    return parts
  }

  private func properties(of view: UIView, _ mode: FadeMode) -> [Part] {
    switch mode {
    case .parts(let parts): return parts
    // A table or collection view would reset the opacity of a cell.
    case .whole where view.isCell:
      return split(view, subviews(of: view).map { ($0, fading(of: $0)) })
    case .whole(hasEffects: false): return [Part(.opacity(view, view.alpha, hidden: Self.hidden))]
    case .whole(hasEffects: true):
      return [Part(.opacity(view, view.alpha, hidden: min(Self.hiddenAroundEffects, view.alpha)))]
    }
  }
}

extension UIView {
  /// Sets the effects in the view again, which may stay flat if they have entered the window while
  /// they were not visible.
  func resetEffects(where isReset: (UIVisualEffectView) -> Bool = { _ in true }) {
    for view in effectViews where isReset(view) {
      let effect = view.effect
      view.effect = nil
      view.effect = effect
    }
  }

  /// The subviews that fade with the view.
  fileprivate var fadingSubviews: [UIView] {
    (self as? UIVisualEffectView)?.contentView.subviews ?? subviews
  }

  /// The view and its descendants that are effect views of an app.
  fileprivate var effectViews: [UIVisualEffectView] {
    let found = isBar ? [] : subviews.flatMap(\.effectViews)
    if let view = self as? UIVisualEffectView { return [view] + found }
    return found.isEmpty || leavesSubviewsToApps ? found : []
  }

  /// Whether a table or collection view sets the opacity of the view in each layout.
  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionReusableView }
}

extension ViewFader {
  /// A property of a view that fades.
  struct Part {
    enum Property {
      case opacity(UIView, CGFloat, hidden: CGFloat)
      case background(UIView, UIColor, hidden: CGFloat)
      /// An effect of an effect view. Glass cannot be shown in part, and is visible at 0.5 and
      /// above.
      case effect(UIVisualEffectView, UIVisualEffect, isGlass: Bool, EffectScrubber)
    }

    private let property: Property
    /// The visibility that was last shown.
    private var visibility: CGFloat = 1
    /// Whether the effect view had its effect at the last call.
    ///
    /// A scrubbed view has the effect at the end of its animator.
    private var hasEffect = true

    init(_ property: Property) {
      self.property = property
    }

    /// Whether the app has changed the property since it was last shown.
    var isChangedByApp: Bool { !isAsShown(at: visibility) }

    /// Shows the property in part.
    mutating func show(_ visibility: CGFloat) {
      guard case .effect(let view, let effect, false, let scrubber) = property, visibility < 1
      else { return set(visibility, hasEffect: visibility >= 0.5) }
      self.visibility = visibility
      hasEffect = true
      scrubber.show(visibility) {
        view.effect = nil
        return { view.effect = effect }
      }
    }

    /// Shows or hides the property. The change can be animated.
    mutating func show(_ isVisible: Bool) {
      set(isVisible ? 1 : 0, hasEffect: isVisible)
    }

    private mutating func set(_ visibility: CGFloat, hasEffect: Bool) {
      self.visibility = visibility
      self.hasEffect = hasEffect
      switch property {
      case .opacity(let view, let opacity, let hidden):
        view.alpha = opacity.part(visibility, above: hidden)
      case .background(let view, let color, let hidden):
        let opacity = color.cgColor.alpha.part(visibility, above: hidden)
        view.backgroundColor = visibility == 1 ? color : color.withAlphaComponent(opacity)
      case .effect(let view, let effect, _, let scrubber):
        scrubber.end()
        view.effect = hasEffect ? effect : nil
      }
    }

    /// Restores the property, unless the app has changed it.
    ///
    /// - Parameter isShown: Whether the view has become visible.
    func restore(isShown: Bool) {
      switch property {
      case .opacity(let view, let opacity, _):
        if isAsShown(at: 0) || isAsShown(at: visibility) { view.alpha = opacity }
      case .background(let view, let color, _):
        if isAsShown(at: 0) || isAsShown(at: visibility) { view.backgroundColor = color }
      case .effect(let view, let effect, _, let scrubber):
        let current = view.effect
        scrubber.end()
        view.effect = current == nil && !isShown ? effect : current
      }
    }

    /// Returns whether the property has the value for a visibility.
    private func isAsShown(at visibility: CGFloat) -> Bool {
      switch property {
      case .opacity(let view, let opacity, let hidden):
        view.alpha.isShown(as: opacity.part(visibility, above: hidden))
      case .background(let view, let color, let hidden):
        // UIKit can return another color object than the one that was set.
        visibility == 1
          ? view.backgroundColor?.cgColor == color.cgColor
          : view.backgroundColor?.cgColor.alpha
            .isShown(as: color.cgColor.alpha.part(visibility, above: hidden)) == true
      case .effect(let view, _, _, _): (view.effect != nil) == hasEffect
      }
    }
  }
}

nonisolated extension CGFloat {
  /// Returns the opacity for a visibility, between the hidden opacity and the full opacity.
  fileprivate func part(_ visibility: CGFloat, above hidden: CGFloat) -> CGFloat {
    visibility == 1 ? self : hidden + (self - hidden) * visibility
  }

  /// Returns whether two opacities are equal in single precision, which is the precision of a
  /// layer.
  fileprivate func isShown(as other: CGFloat) -> Bool { Float(self) == Float(other) }
}
