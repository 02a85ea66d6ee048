extension ViewFader {
  /// A property of a view that fades.
  struct Part {
    enum Property {
      case opacity(UIView, CGFloat, hidden: CGFloat)
      case background(UIView, UIColor, hidden: CGFloat)
      /// Glass has no parts: it is visible from a half on.
      case effect(UIVisualEffectView, UIVisualEffect, isGlass: Bool, EffectScrubber)
    }

    private let property: Property
    /// The visibility that was shown last.
    private var visibility: CGFloat = 1
    /// Whether the effect view had its effect then. A scrubbed view has the effect to which its
    /// animator leads.
    private var hasEffect = true

    init(_ property: Property) {
      self.property = property
    }

    /// Whether the property is not as it was shown last.
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

    /// Shows or hides the property, also in the block of an animation.
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

    /// Returns whether the view has the value of a visibility.
    private func isAsShown(at visibility: CGFloat) -> Bool {
      switch property {
      case .opacity(let view, let opacity, let hidden):
        view.alpha.isShown(as: opacity.part(visibility, above: hidden))
      case .background(let view, let color, let hidden):
        // UIKit may return another color object than the one that was set.
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
  /// Returns a part of the opacity, from that of a hidden view to the whole.
  fileprivate func part(_ visibility: CGFloat, above hidden: CGFloat) -> CGFloat {
    visibility == 1 ? self : hidden + (self - hidden) * visibility
  }

  /// Returns whether a view with another opacity shows this one. A layer stores single precision.
  fileprivate func isShown(as other: CGFloat) -> Bool { Float(self) == Float(other) }
}
