/// The rules by which other recognizers take precedence over a recognizer that the toolkit creates.
enum GesturePrecedence {
  /// No other recognizer takes precedence.
  case none
  /// A pan on a view. Inner views with a pan, such as a map, take precedence, unless their delegate
  /// allows both to recognize. Scroll views do not.
  case pan
  /// A pan backward from anywhere in a view's content. Views that can be dragged take precedence,
  /// and so does a scroll view that can scroll further with the finger.
  case content

  /// Returns whether the toolkit's recognizer begins only if another recognizer fails.
  func yields(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard self != .none, other.isPan(inside: own.view) else { return false }
    if other.isScrollPan, let scrollView = other.view as? UIScrollView {
      return self == .content && scrollView.canFollow(own)
    }
    return !other.allowsSimultaneousRecognition(of: own)
  }

  /// Returns whether another recognizer waits for the toolkit's recognizer to fail, at rest.
  func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard self == .content, other.isPan(inside: own.view),
      let scrollView = other.view as? UIScrollView
    else { return false }
    return scrollView.scrollsSideways && !scrollView.canFollow(own)
  }
}

extension UIGestureRecognizer {
  var isScrollPan: Bool {
    (view as? UIScrollView)?.panGestureRecognizer === self
  }

  func isPan(in flight: TransitionFlight?) -> Bool {
    guard self is UIPanGestureRecognizer, let flight, let view, view !== flight.containerView
    else { return false }
    return view.isDescendant(of: flight.containerView)
  }

  fileprivate func allowsSimultaneousRecognition(of other: UIGestureRecognizer) -> Bool {
    delegate?.allowsRecognition(of: self, with: other) == true
  }

  /// Returns whether this is a one-finger pan in a view.
  func isPan(inside outer: UIView?) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1, isEnabled,
      let view, let outer, view !== outer
    else { return false }
    return view.isDescendant(of: outer)
  }
}

extension UIScrollView {
  fileprivate var scrollsSideways: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width)
  }

  /// Returns whether a pan in the backward direction of its view can scroll to more content.
  fileprivate func canFollow(_ pan: UIGestureRecognizer) -> Bool {
    scrollsSideways && canScroll(toward: pan.view?.backDirection ?? .right)
  }
}
