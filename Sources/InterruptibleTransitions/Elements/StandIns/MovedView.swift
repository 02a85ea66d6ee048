/// A live view, such as a player, that is in a stand-in itself, because no snapshot shows it. An
/// empty view takes its place in its page.
final class MovedView {
  let view: UIView
  /// Whether the app has moved the view from the other screen, so that it is on both in turn.
  let isHandedOver: Bool
  /// The view of the element that is, or contains, the view.
  private(set) weak var element: UIView?
  /// The element's identifier; nil before the flight has begun.
  var id: ElementID?
  var screen = Screen.outgoing
  private(set) var placeholder: ViewPlaceholder
  /// The placeholder in the outgoing page, from which the app has moved the view in flight.
  private var first: ViewPlaceholder?
  private weak var composition: ComposedView?
  /// Whether the placeholder no longer stands for the view, which the app has moved elsewhere.
  private var isReleased = false
  /// The place of the view in its element, in fractions of the element's size.
  private let place: CGRect

  /// Moves a view into a composition; nil if it cannot leave its page.
  init?(
    _ view: UIView, in element: UIView, to composition: ComposedView, isHandedOver: Bool
  ) {
    let frame = element.convert(view.bounds, from: view)
    let size = element.bounds.size
    guard size.width > 0, size.height > 0,
      let placeholder = ViewPlaceholder(replacing: view, isElement: view === element)
    else { return nil }
    place = CGRect(
      x: (frame.minX - element.bounds.minX) / size.width,
      y: (frame.minY - element.bounds.minY) / size.height,
      width: frame.width / size.width, height: frame.height / size.height)
    self.view = view
    self.element = element
    self.placeholder = placeholder
    self.composition = composition
    self.isHandedOver = isHandedOver
    if view === element {
      composition.addWhole(view)
    } else {
      composition.add(view, like: view)
    }
  }

  private var hasLeft: Bool { composition == nil || view.superview !== composition }

  /// Moves the view into the stand-in again, after the app has moved it to a page of the element. A
  /// list may show the element's view some frames later, so each frame looks for it.
  func follow(_ views: ScreenPair<UIView?>) {
    guard hasLeft else { return }
    if !isReleased { placeholder.restore() }
    isReleased = true
    let element = views.both.compactMap { $0 }.first { view.isDescendant(of: $0) }
    guard let composition, let element,
      let next = ViewPlaceholder(replacing: view, isElement: view === element)
    else { return }
    if first == nil, screen == .outgoing { first = placeholder } else { placeholder.discard() }
    placeholder = next
    self.element = element
    screen = element === views.incoming ? .incoming : .outgoing
    isReleased = false
    composition.restore(view)
  }

  /// Puts the view back: to the former view after a cancel, if it changed its page before the
  /// flight; if that is nil, where the app has put it last.
  func putBack(to former: UIView?) {
    defer {
      for placeholder in [first, placeholder] { placeholder?.discard() }
      view.superview?.setNeedsLayoutToPage()
    }
    guard !hasLeft else {
      if !isReleased { placeholder.restore() }
      return
    }
    guard let former, former !== element else { return placeholder.putBack() }
    if let first { return first.putBack() }
    placeholder.restore()
    // The places of both pages usually have the same views.
    let siblings = placeholder.superview === element ? element?.subviews : nil
    let index = siblings?.firstIndex(of: placeholder) ?? .max
    former.insertSubview(view, at: min(index, former.subviews.count))
    let size = former.bounds.size
    view.frame = CGRect(
      x: former.bounds.minX + place.minX * size.width,
      y: former.bounds.minY + place.minY * size.height, width: place.width * size.width,
      height: place.height * size.height)
  }
}

extension UIView {
  /// Requests a layout of the view and of the views around it, up to the page's, in whose layout an
  /// app may place a live view.
  fileprivate func setNeedsLayoutToPage() {
    for view in sequence(first: self, next: \.superview) {
      view.setNeedsLayout()
      if view.next is UIViewController { return }
    }
  }

  /// Returns whether the view covers an element, also if it is turned by right angles.
  func fills(_ element: UIView) -> Bool {
    guard transform.isUpright else { return false }
    let frame = element.convert(bounds, from: self)
    return frame.insetBy(dx: -0.5, dy: -0.5).contains(element.bounds)
  }
}

nonisolated extension CGAffineTransform {
  /// Whether the transform turns by right angles only.
  var isUpright: Bool { isTurned || abs(b) < 0.001 && abs(c) < 0.001 }

  /// Whether the transform exchanges width and height.
  var isTurned: Bool { abs(a) < 0.001 && abs(d) < 0.001 }
}
