/// The view that an animation moves for a page: its own, or a snapshot if UIKit gives no access.
struct AnimatedPage {
  let view: UIView
  /// The page that a snapshot shows; nil if the page's own view moves.
  let original: UIView?
  private let container: UIView

  init(_ view: UIView, in container: UIView) {
    self.view = view
    self.container = container
    original = nil
  }

  /// Adds a snapshot of a page; nil if it does not cover the container or was never on screen.
  init?(snapshotOf page: UIView, in container: UIView) {
    // A covered page is still rendered, so a snapshot without screen updates usually exists. A
    // snapshot after screen updates takes a frame, and that frame would be visible.
    guard page.window === container.window, page.covers(container),
      let snapshot = page.snapshotView(afterScreenUpdates: false)
        ?? page.snapshotView(afterScreenUpdates: true)
    else { return nil }
    snapshot.frame = page.convert(page.bounds, to: container)
    snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    snapshot.isUserInteractionEnabled = false
    container.addSubview(snapshot)
    view = snapshot
    self.container = container
    original = page
  }

  /// Whether nothing behind the page can be seen within its bounds.
  var hidesViewsBehind: Bool { (original ?? view).hidesViewsBehind }

  /// Removes a snapshot, and shows its page again.
  func end() {
    guard let original else { return }
    view.removeFromSuperview()
    HidingMask.remove(from: original)
  }

  /// Moves the page between appearances; nil is its normal position. Applies the start at once,
  /// adds the motion to the end to the steps, and restores the view afterward.
  func move(
    from start: TransitionPageAppearance?, to end: TransitionPageAppearance?,
    in steps: inout TransitionAnimation.Steps
  ) {
    guard let displaced = start ?? end else { return }
    let initialState = PageState(of: view)
    let decorations = decorations(for: displaced)
    let show = { [view, container] (appearance: TransitionPageAppearance?) in
      let transform = appearance.map { view.transform(of: $0, in: container) } ?? .identity
      initialState.move(view, by: transform)
      if displaced.cornerRadius > 0 {
        view.layer.cornerRadius = appearance?.cornerRadius ?? initialState.cornerRadius
      }
      for decoration in decorations {
        decoration.transform = view.transformAboutMiddle
        decoration.layer.cornerRadius = view.layer.cornerRadius
        decoration.apply(appearance)
      }
    }
    if displaced.cornerRadius > 0 { view.clipsToBounds = true }
    show(start)
    steps.animate { show(end) }
    steps.cleanUp { [view] _ in
      for decoration in decorations { decoration.removeFromSuperview() }
      initialState.restore(view, withCorners: displaced.cornerRadius > 0)
    }
  }

  private func decorations(for appearance: TransitionPageAppearance) -> [any PageDecoration] {
    var decorations: [any PageDecoration] = []
    // On a clear page, a shade or a shadow would darken the views behind it.
    guard hidesViewsBehind else { return [] }
    if appearance.shade > 0 {
      let shade = PageShade(over: view.place)
      container.insertSubview(shade, aboveSubview: view)
      decorations.append(shade)
    }
    if appearance.castsShadow, let edge = appearance.offset.edge {
      let shadow = PageShadow(of: view, leavingTo: edge)
      container.insertSubview(shadow, belowSubview: view)
      decorations.append(shadow)
    }
    return decorations
  }
}

nonisolated extension CGVector {
  /// The edge to which the vector's longer component points; nil if the vector has no length.
  fileprivate var edge: TransitionEdge? {
    if dx == 0, dy == 0 { return nil }
    return abs(dx) >= abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .top : .bottom)
  }
}

extension UIView {
  func transform(of page: TransitionPageAppearance, in container: UIView) -> CGAffineTransform {
    transform(of: page, translation: page.translation(of: place, in: container.bounds))
  }

  func transform(
    of page: TransitionPageAppearance, translation: CGVector
  ) -> CGAffineTransform {
    // Scales about the middle before it moves, because the offset is in the container's points.
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: -middle.dx, y: -middle.dy)
      .concatenating(CGAffineTransform(scaleX: page.scale, y: page.scale))
      .concatenating(
        CGAffineTransform(
          translationX: middle.dx + translation.dx, y: middle.dy + translation.dy))
  }

  fileprivate var transformAboutMiddle: CGAffineTransform {
    let middle = middleFromAnchor
    return CGAffineTransform(translationX: middle.dx, y: middle.dy)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: -middle.dx, y: -middle.dy))
  }

  /// The offset from the layer's anchor point to the view's middle.
  private var middleFromAnchor: CGVector {
    let anchor = layer.anchorPoint
    return CGVector(
      dx: (0.5 - anchor.x) * bounds.width, dy: (0.5 - anchor.y) * bounds.height)
  }
}
