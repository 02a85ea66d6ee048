/// The contents of an element's view when the snapshot was taken, to tell whether it is current.
/// The contents of a view that draws itself cannot be compared.
struct ElementContentRecord {
  /// A view in the snapshot.
  private struct Part {
    let view: UIView
    let image: UIImage?
    let text: String?
    let textColor: UIColor?
    let tintColor: UIColor?
    let background: UIColor?
    let shownBackground: CGColor?
    let border: CGColor?
    let shadow: CGColor?
    let effect: UIVisualEffect?
    let isHidden: Bool
    let bounds: CGRect
    /// The position and the transform; nil for the view of the element itself.
    let center: CGPoint?
    let transform: CGAffineTransform?
    let subviews: [ObjectIdentifier]
    /// Whether the view is a scroll view, or in one that is in the element.
    let isScrolled: Bool

    init(_ view: UIView, isInner: Bool, isScrolled: Bool) {
      self.isScrolled = isScrolled
      bounds = view.bounds
      self.view = view
      center = isInner ? view.center : nil
      transform = isInner ? view.transform : nil
      let imageView = view as? UIImageView
      let label = view as? UILabel
      image = imageView?.shownImage
      text = label?.text
      textColor = label?.textColor
      tintColor = imageView?.tintColor
      let layer = view.layer
      background = view.backgroundColor
      shownBackground = layer.backgroundColor
      border = layer.borderWidth > 0 ? layer.borderColor : nil
      shadow = layer.shadowOpacity > 0 ? layer.shadowColor : nil
      effect = (view as? UIVisualEffectView)?.effect
      isHidden = view.isHidden
      subviews = view.subviews.map { ObjectIdentifier($0) }
    }

    func isCurrent(isCarried: Bool) -> Bool {
      if view.isHidden != isHidden { return false }
      if !isCarried || !isScrolled {
        if view.bounds != bounds { return false }
        if let center, view.center != center || view.transform != transform {
          return false
        }
      }
      if let imageView = view as? UIImageView,
        imageView.shownImage !== image || imageView.tintColor != tintColor
      {
        return false
      }
      if let label = view as? UILabel, label.text != text || label.textColor != textColor {
        return false
      }
      let color = view.backgroundColor
      guard color === background || color == background else { return false }
      if let border, view.layer.borderColor != border { return false }
      return shadow == nil || view.layer.shadowColor == shadow
    }

    var hasSameStructure: Bool {
      view.subviews.map { ObjectIdentifier($0) } == subviews
        && (view as? UIVisualEffectView)?.effect === effect
        && view.layer.backgroundColor == shownBackground
    }
  }

  let view: UIView
  private var parts: [Part] = []

  /// Records the contents of a view, except views with a separate snapshot.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(of view: UIView, excluding isElement: (UIView) -> Bool) {
    self.view = view
    func add(_ view: UIView, isInner: Bool, isScrolled: Bool) {
      let isScrolled = isScrolled || view is UIScrollView
      parts.append(Part(view, isInner: isInner, isScrolled: isScrolled))
      if view.isHidden { return }
      for subview in view.subviews where !isElement(subview) {
        add(subview, isInner: true, isScrolled: isScrolled)
      }
    }
    add(view, isInner: false, isScrolled: false)
  }

  /// Returns the views in the element that snapshots may not show, and the views around them.
  func liveViews(
    _ classes: UnrenderedContent.Classes
  ) -> [(view: UIView, superview: UIView)] {
    parts.compactMap { part in
      guard classes.includeLive(part.view) else { return nil }
      return part.view.superview.map { (part.view, $0) }
    }
  }

  func contains(_ view: UIView) -> Bool { parts.contains { $0.view === view } }

  /// Returns whether a view shows the recorded contents; if thorough, with the same subviews. A
  /// scroll view in a carried element may bounce back after a pinch, below the held picture.
  func isCurrent(for view: UIView, isThorough: Bool, isCarried: Bool) -> Bool {
    guard view === self.view else { return false }
    for index in parts.indices {
      guard parts[index].isCurrent(isCarried: isCarried),
        !isThorough || parts[index].hasSameStructure
      else { return false }
    }
    return true
  }
}
