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
      (self.visibility, hasEffect) = (visibility, true)
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
      (self.visibility, self.hasEffect) = (visibility, hasEffect)
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
