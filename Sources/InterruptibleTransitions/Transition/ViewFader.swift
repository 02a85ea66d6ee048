/// Fades a view in and out without breaking visual effects, which UIKit does not show in a view
/// with an opacity below 1. Instead, the fader removes effects and fades the contents. UIKit's bars
/// and controls manage their effects, and fade as a whole.
final class ViewFader {
  /// The opacity of a hidden view, above 0 so that a view that an animation hides stays hidden.
  private static let hidden: CGFloat = 1 / 65536
  /// The opacity of a hidden view around effects, exact in single precision. On iOS 26, glass that
  /// appears at an opacity of 0.02 or less stays flat, and at 0.05 it does not.
  private static let hiddenAroundEffects: CGFloat = 13 / 256

  private var parts: [Part] = []
  private let effectViews: Set<UIVisualEffectView>
  private let view: UIView
  private let excluded: Set<ObjectIdentifier>

  /// Lays out the view and records the parts to fade, in O(*n*). Excluded views stay as they are.
  init(_ view: UIView, excluding excluded: [UIView] = []) {
    view.layoutIfNeeded()
    self.view = view
    self.excluded = Set(excluded.map { ObjectIdentifier($0) })
    effectViews = Set(view.effectViews).subtracting(excluded.flatMap(\.effectViews))
    parts = properties(of: view, fading(of: view))
  }

  /// Shows the view in part, from 0 to 1, except for properties that the app has changed.
  func apply(visibility: CGFloat) {
    for index in parts.indices where !parts[index].isChangedByApp {
      parts[index].apply(visibility: visibility)
    }
  }

  /// Makes the view visible or invisible. The change can be animated.
  func setVisible(_ isVisible: Bool) {
    for index in parts.indices { parts[index].setVisible(isVisible) }
  }

  /// Makes the view visible again, and keeps the app's changes. If `isShown` is true, the app has
  /// removed a missing effect, which stays removed. New effects and excluded ones are set again,
  /// because they have entered the window nearly transparent.
  func restore(isShown: Bool) {
    for part in parts { part.restore(isShown: isShown) }
    if isShown { view.resetEffects { !effectViews.contains($0) } }
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
  /// Sets effects again, which may stay flat if they have entered the window while not visible.
  func resetEffects(where isReset: (UIVisualEffectView) -> Bool = { _ in true }) {
    for view in effectViews where isReset(view) {
      let effect = view.effect
      view.effect = nil
      view.effect = effect
    }
  }

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
    private var visibility: CGFloat = 1
    /// Whether the view last had its effect, which a scrubbed view has at its animator's end.
    private var hasEffect = true

    init(_ property: Property) {
      self.property = property
    }

    var isChangedByApp: Bool { !isAsShown(at: visibility) }

    mutating func apply(visibility: CGFloat) {
      guard case .effect(let view, let effect, false, let scrubber) = property, visibility < 1
      else { return set(visibility, hasEffect: visibility >= 0.5) }
      self.visibility = visibility
      hasEffect = true
      scrubber.scrub(to: visibility) {
        view.effect = nil
        return { view.effect = effect }
      }
    }

    mutating func setVisible(_ isVisible: Bool) {
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

  /// Returns whether two opacities are equal in single precision, the precision of a layer.
  fileprivate func isShown(as other: CGFloat) -> Bool { Float(self) == Float(other) }
}
