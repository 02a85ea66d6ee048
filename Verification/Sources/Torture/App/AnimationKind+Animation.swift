import InterruptibleTransitions

extension AnimationKind {
  /// Returns the toolkit's animation; nil for the app's own motion.
  ///
  /// - Parameter card: The view from which a page flips.
  /// - Returns: The animation.
  func animation(from card: UIView?) -> TransitionAnimation? {
    switch self {
    case .own: nil
    case .slide: .slide(from: .bottom)
    case .push: .push()
    case .pull: .pull()
    case .cover: .cover(from: .left)
    case .uncover: .uncover()
    case .slideAlong: .slideAlong(from: .top)
    case .zoomSlide: .zoomSlide()
    case .pageIn: .pageIn()
    case .pageOut: .pageOut()
    case .zoom: .zoomIn()
    case .scale: .scale(from: 0.6, offset: CGPoint(x: 40, y: 80))
    case .card: .card()
    case .flip: .flip(from: card)
    case .dissolve: .dissolve
    case .fade: .fade
    case .blur: .blur()
    case .none: TransitionAnimation.unanimated
    case .elementZoom: .zoom("card")
    case .viewZoom: card.map { .zoom(from: $0) } ?? .zoom { _ in nil }
    }
  }
}
