/// An empty view that takes the place of another view, until that view takes it back. On Apple's
/// systems it has the constraints and the intrinsic size of the view.
final class ViewPlaceholder: UIView {
  private let view: UIView
  private let opacity: CGFloat
  private let originalTransform: CATransform3D
  private let isElement: Bool
  #if canImport(UIKit)
    private let formerConstraints: [NSLayoutConstraint]
    private var ownConstraints: [NSLayoutConstraint] = []
    private let usesAutoresizing: Bool
  #endif

  /// Puts a placeholder in the place of a view; nil if the view cannot leave its superview. UIKit
  /// permits a view controller's view only in the parent's view. UIKit and SwiftUI control the
  /// subviews of their views. The stand-in of an element has its opacity and its transform.
  init?(replacing view: UIView, isElement: Bool) {
    guard let superview = view.superview, superview.leavesSubviewsToApps, !view.holdsControllers
    else { return nil }
    self.view = view
    opacity = view.alpha
    originalTransform = view.layer.transform
    self.isElement = isElement
    #if canImport(UIKit)
      formerConstraints = view.constraintsToOthers
      usesAutoresizing = view.translatesAutoresizingMaskIntoConstraints
    #endif
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = view.autoresizingMask
    layer.anchorPoint = view.layer.anchorPoint
    layer.zPosition = view.layer.zPosition
    center = view.center
    bounds.size = view.bounds.size
    layer.transform = originalTransform
    alpha = opacity
    adoptLook(of: view)
    superview.insertSubview(self, belowSubview: view)
    #if canImport(UIKit)
      adoptConstraints()
      // The view has no constraints to the views around it for a while.
      view.translatesAutoresizingMaskIntoConstraints = true
    #endif
    if isElement {
      view.alpha = 1
      view.layer.transform = CATransform3DIdentity
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts the view back. If the placeholder has been removed, the view is removed too.
  func putBack() {
    restore()
    guard let superview else { return view.removeFromSuperview() }
    superview.insertSubview(view, aboveSubview: self)
    view.center = center
    view.bounds.size = bounds.size
    #if canImport(UIKit)
      view.arrange(inPlaceOf: self)
    #endif
    discard()
    #if canImport(UIKit)
      NSLayoutConstraint.activate(formerConstraints.filter { $0.hasItemsInOneTree })
    #endif
  }

  /// Restores the properties of a view that stays elsewhere.
  func restore() {
    if isElement {
      // Other values are those that the app has set meanwhile.
      if view.alpha == 1 { view.alpha = opacity }
      if CATransform3DIsIdentity(view.layer.transform) { view.layer.transform = originalTransform }
    }
    #if canImport(UIKit)
      view.translatesAutoresizingMaskIntoConstraints = usesAutoresizing
    #endif
  }

  func discard() {
    #if canImport(UIKit)
      NSLayoutConstraint.deactivate(ownConstraints)
    #endif
    removeFromSuperview()
  }

  /// Adopts the corners, the border and the shadow of a view, from which a stand-in has its shape.
  private func adoptLook(of view: UIView) {
    clipsToBounds = view.clipsToBounds
    layer.cornerRadius = view.layer.cornerRadius
    layer.maskedCorners = view.layer.maskedCorners
    layer.cornerCurve = view.layer.cornerCurve
    layer.borderWidth = view.layer.borderWidth
    layer.borderColor = view.layer.borderColor
    layer.shadowOpacity = view.layer.shadowOpacity
    layer.shadowRadius = view.layer.shadowRadius
    layer.shadowOffset = view.layer.shadowOffset
    layer.shadowColor = view.layer.shadowColor
  }

  #if canImport(UIKit)
    override var intrinsicContentSize: CGSize { view.intrinsicContentSize }

    private func adoptConstraints() {
      translatesAutoresizingMaskIntoConstraints = usesAutoresizing
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
        setContentCompressionResistancePriority(
          view.contentCompressionResistancePriority(for: axis), for: axis)
      }
      arrange(inPlaceOf: view)
      let sizes = view.constraints.filter { $0.firstItem === view && $0.secondItem == nil }
      ownConstraints = (formerConstraints + sizes).compactMap { $0.replacing(view, by: self) }
      NSLayoutConstraint.activate(ownConstraints)
    }
  #endif
}

extension UIView {
  /// Whether the view, or a view in it, is the view of a view controller.
  fileprivate var holdsControllers: Bool {
    next is UIViewController || subviews.contains(where: \.holdsControllers)
  }
}

#if canImport(UIKit)
  extension UIView {
    /// Inserts the view into the stack that arranges another view, at that view's index.
    fileprivate func arrange(inPlaceOf other: UIView) {
      guard let stack = other.superview as? UIStackView,
        let index = stack.arrangedSubviews.firstIndex(of: other)
      else { return }
      stack.insertArrangedSubview(self, at: index)
    }

    /// Returns the view of an item of a constraint: the item itself, or the view of a layout guide.
    fileprivate static func constrained(_ item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// The constraints between the view, or views in it, and views outside.
    fileprivate var constraintsToOthers: [NSLayoutConstraint] {
      sequence(first: self, next: \.superview).dropFirst().flatMap(\.constraints).filter {
        guard let first = UIView.constrained($0.firstItem),
          let second = UIView.constrained($0.secondItem)
        else { return false }
        return first.isDescendant(of: self) != second.isDescendant(of: self)
      }
    }
  }

  extension NSLayoutConstraint {
    /// Returns the same constraint for another view; nil if it is not one of the view itself.
    fileprivate func replacing(_ view: UIView, by other: UIView) -> NSLayoutConstraint? {
      guard let first = firstItem, first === view || secondItem === view else { return nil }
      let constraint = NSLayoutConstraint(
        item: first === view ? other : first, attribute: firstAttribute, relatedBy: relation,
        toItem: secondItem === view ? other : secondItem, attribute: secondAttribute,
        multiplier: multiplier, constant: constant)
      constraint.priority = priority
      return constraint
    }

    /// Whether both items are still in one view tree, without which UIKit would stop the app.
    fileprivate var hasItemsInOneTree: Bool {
      guard let first = UIView.constrained(firstItem), let second = UIView.constrained(secondItem)
      else {
        return false
      }
      return sequence(first: first, next: \.superview).contains { second.isDescendant(of: $0) }
    }
  }
#endif
