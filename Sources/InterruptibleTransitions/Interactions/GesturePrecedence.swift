/// The rules by which other recognizers take precedence over a recognizer that the toolkit creates.
struct GesturePrecedence {
  /// Returns whether the toolkit's recognizer begins only if another recognizer fails.
  var yields: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Returns whether another recognizer begins only if the toolkit's recognizer fails.
  ///
  /// It is used while the transition is at rest.
  var precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
    false
  }

  /// The rules for a pan on a view.
  ///
  /// Views inside that have a pan recognizer, such as a map or a row with swipe actions, take
  /// precedence, unless the recognizer's delegate allows both to recognize. Scroll views do not.
  static let pan = GesturePrecedence(
    yields: { own, other in
      other.isPan(inside: own.view) && !other.isScrollPan
        && !other.allowsSimultaneousRecognition(of: own)
    })

  /// The rules for a pan backward from anywhere in a view's content.
  ///
  /// Views that can be dragged take precedence: a scroll view that can scroll further in the
  /// direction of the finger, and a view that has a pan recognizer whose delegate does not allow
  /// both to recognize. A scroll view that cannot scroll further waits for the pan.
  static let content = GesturePrecedence(
    yields: { own, other in
      guard other.isPan(inside: own.view) else { return false }
      guard other.isScrollPan, let scrollView = other.view as? UIScrollView else {
        return !other.allowsSimultaneousRecognition(of: own)
      }
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
  /// Whether the recognizer is the pan recognizer of a scroll view.
  var isScrollPan: Bool {
    (view as? UIScrollView)?.panGestureRecognizer === self
  }

  /// Returns whether the recognizer is a pan on a view inside the container of a flight.
  func isPan(in flight: TransitionFlight?) -> Bool {
    guard self is UIPanGestureRecognizer, let flight, let view, view !== flight.containerView
    else { return false }
    return view.isDescendant(of: flight.containerView)
  }

  /// Returns whether the recognizer's delegate lets another recognizer recognize at the same time.
  fileprivate func allowsSimultaneousRecognition(of other: UIGestureRecognizer) -> Bool {
    delegate?.allowsRecognition(of: self, with: other) == true
  }

  /// Returns whether the recognizer is a single-finger pan on a view inside another view.
  ///
  /// The pan of a scroll view counts only if the scroll view scrolls horizontally. Otherwise it
  /// never follows a finger that moves horizontally.
  fileprivate func isPan(inside outer: UIView?) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1, isEnabled,
      let view, let outer, view !== outer, view.isDescendant(of: outer)
    else { return false }
    return !isScrollPan || (view as? UIScrollView)?.scrollsSideways == true
  }
}

extension UIScrollView {
  /// Whether a finger can scroll the content horizontally.
  fileprivate var scrollsSideways: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width)
  }

  /// Returns whether a pan can scroll to more content.
  ///
  /// The finger moves in the backward direction of the pan's view. The scroll view may have a
  /// different layout direction.
  fileprivate func canFollow(_ pan: UIGestureRecognizer) -> Bool {
    scrollsSideways && canScroll(toward: pan.view?.backDirection ?? .right)
  }
}
