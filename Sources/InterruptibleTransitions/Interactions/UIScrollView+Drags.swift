extension UIScrollView {
  var isEnlarged: Bool { zoomScale > minimumZoomScale * 1.001 }

  /// Returns whether the content can follow a finger that moves in a direction, before its edge.
  func canScroll(toward direction: TransitionDirection) -> Bool {
    isScrollEnabled && PulledEdge(direction: direction).distanceToEdge(of: self) > 0
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is a pan that began on enlarged content. Such content keeps its drags,
  /// also at its edges, but not a swipe from an edge of the screen.
  var dragsEnlargedContent: Bool {
    guard let pan = self as? UIPanGestureRecognizer, !(pan is ScreenEdgePanGestureRecognizer),
      let view
    else { return false }
    let location = pan.location(in: view)
    let movement = pan.translation(in: view)
    let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
    // Fingers on a trackpad do not move the pointer, and have no touch whose view is known.
    let touched = view.hitTest(pan.numberOfTouches == 0 ? location : start, with: nil)
    return sequence(first: touched ?? view, next: \.superview).contains { view in
      (view as? UIScrollView)?.isEnlarged == true
    }
  }
}
