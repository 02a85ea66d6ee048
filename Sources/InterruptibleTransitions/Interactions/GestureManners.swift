/// The things under the finger that have precedence over a recognizer that the toolkit makes.
struct GestureManners {
  /// Whether the recognizer begins only if another one fails.
  var yields: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Whether another recognizer begins only if this one fails, while the transition is at rest.
  var precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
    false
  }
}

extension GestureManners {
  /// The same manners, toward the views that a condition selects.
  func toward(_ isIncluded: @escaping (UIView?) -> Bool) -> GestureManners {
    GestureManners(
      yields: { isIncluded($1.view) && yields($0, $1) },
      precedes: { isIncluded($1.view) && precedes($0, $1) })
  }

  /// The manners of a pan on a view: views inside that have their own pan, such as a map or a row
  /// with actions, have precedence. Scroll views are not among them.
  static let pan = GestureManners(
    yields: { own, other in
      other.isPan(inside: own.view) && !other.isScrollPan && !other.allowsCompany(of: own)
    })

  /// The manners of a pan that begins anywhere in a view's content, and leads back.
  ///
  /// Views that can be dragged have precedence: a scroll view that can scroll further the way the
  /// finger goes, and a view that has its own pan. A scroll view that cannot waits for the pan.
  static let content = GestureManners(
    yields: { own, other in
      guard other.isPan(inside: own.view) else { return false }
      guard other.isScrollPan, let scrollView = other.view as? UIScrollView else { return true }
      return scrollView.canFollow(own)
    },
    precedes: { own, other in
      guard other.isPan(inside: own.view), let scrollView = other.view as? UIScrollView else {
        return false
      }
      return scrollView.scrollsSideways && !scrollView.canFollow(own)
    })
}

extension UIGestureRecognizer {
  /// Whether the recognizer is the one by which a scroll view scrolls.
  var isScrollPan: Bool {
    (view as? UIScrollView)?.panGestureRecognizer === self
  }

  /// Whether the recognizer follows a finger on a view inside the container of a flight.
  func isPan(in flight: TransitionFlight?) -> Bool {
    guard self is UIPanGestureRecognizer, let flight, let view, view !== flight.containerView
    else { return false }
    return view.isDescendant(of: flight.containerView)
  }

  /// Whether the recognizer's delegate lets another one recognize at the same time.
  fileprivate func allowsCompany(of other: UIGestureRecognizer) -> Bool {
    delegate?.allowsRecognition(of: self, with: other) == true
  }

  /// Whether the recognizer follows a single finger on a view inside another view. A scroll view
  /// that does not scroll sideways never takes a finger that moves sideways.
  fileprivate func isPan(inside outer: UIView?) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1, isEnabled,
      let view, let outer, view !== outer, view.isDescendant(of: outer)
    else { return false }
    return !isScrollPan || (view as? UIScrollView)?.scrollsSideways == true
  }
}

extension UIScrollView {
  /// Whether a finger can scroll along the horizontal axis.
  fileprivate var scrollsSideways: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width)
  }

  /// Whether there is content that the finger of a pan can bring in, which moves in the direction
  /// back of the pan's view: the scroll view's own may be another.
  fileprivate func canFollow(_ pan: UIGestureRecognizer) -> Bool {
    guard scrollsSideways else { return false }
    let insets = adjustedContentInset
    return pan.view?.backDirection != .left
      ? contentOffset.x > PulledEdge.tolerance - insets.left
      : contentOffset.x + bounds.width < contentSize.width + insets.right - PulledEdge.tolerance
  }
}
