/// What a recognizer of the toolkit's own leaves to other things under the finger.
struct GestureManners {
  /// Whether the recognizer receives a touch.
  var accepts: (_ own: UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  /// Whether the recognizer begins only if another one fails.
  var yields: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Whether another recognizer begins only if this one fails, while nothing is under way.
  var precedes: (_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool = { _, _ in
    false
  }
}

extension GestureManners {
  /// The same manners towards the views of which a condition holds.
  func toward(_ isOther: @escaping (UIView?) -> Bool) -> GestureManners {
    GestureManners(
      accepts: { !isOther($1.view) || accepts($0, $1) },
      yields: { isOther($1.view) && yields($0, $1) },
      precedes: { isOther($1.view) && precedes($0, $1) })
  }

  /// The manners of a pan that begins anywhere in a view's content, and leads back.
  ///
  /// What is there to be dragged has precedence: a scroll view that can scroll further the way the
  /// finger goes, a control that follows the finger, such as a slider, and what has a pan of its
  /// own, such as a map or the actions of a row. A scroll view that cannot waits for the pan.
  static let content = GestureManners(
    accepts: { own, touch in
      let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== own.view }
      return !views.contains { $0 is UIControl && !($0 is UIButton) }
    },
    yields: { own, other in
      guard other.isPan(inside: own.view) else { return false }
      return (other.view as? UIScrollView)?.canFollow(own) ?? true
    },
    precedes: { own, other in
      guard other.isPan(inside: own.view), let scrollView = other.view as? UIScrollView else {
        return false
      }
      return scrollView.scrollsSideways && !scrollView.canFollow(own)
    })
}

extension UIGestureRecognizer {
  /// Whether the recognizer follows a single finger on a view inside another view. A scroll view
  /// that does not scroll sideways never takes a finger that moves sideways.
  fileprivate func isPan(inside outer: UIView?) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1, isEnabled,
      let view, let outer, view !== outer, view.isDescendant(of: outer)
    else { return false }
    guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else {
      return true
    }
    return scrollView.scrollsSideways
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
      ? contentOffset.x > 0.5 - insets.left
      : contentOffset.x + bounds.width < contentSize.width + insets.right - 0.5
  }
}
