/// A live view that is in a stand-in itself during a flight, such as a player.
///
/// No snapshot shows the content of such a view. An empty view takes its place in its page.
final class MovedView {
  let view: UIView
  /// Whether the app has moved the view from the other screen, so that it is on both in turn.
  let isHandedOver: Bool
  /// The view of the element that is, or contains, the view.
  private(set) weak var element: UIView?
  /// The view in the page's place.
  private(set) var placeholder: ViewPlaceholder
  /// The placeholder in the outgoing page, from which the app has moved the view in flight.
  private var first: ViewPlaceholder?
  private weak var composition: ComposedView?
  /// The place of the view in its element, in fractions of the element's size.
  private let place: CGRect

  /// Moves a view into a composition; nil if it cannot leave its page.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - element: The view of the element that is, or contains, the view.
  ///   - composition: The view to move it to.
  ///   - isHandedOver: Whether the app has moved the view from the other screen.
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
    (self.view, self.element, self.placeholder) = (view, element, placeholder)
    self.composition = composition
    self.isHandedOver = isHandedOver
    if view === element {
      composition.addWhole(view)
    } else {
      composition.add(view, like: view)
    }
  }

  /// Whether the app has moved the view out of the stand-in.
  var hasLeft: Bool { composition == nil || view.superview !== composition }

  /// Moves the view into the stand-in again, after the app has moved it to the page of a view of
  /// the same element.
  ///
  /// - Parameter elements: The current views of the elements.
  /// - Returns: Whether the view is in the stand-in.
  func follow(among elements: [UIView]) -> Bool {
    guard hasLeft else { return true }
    placeholder.restore()
    let element = elements.first { view.isDescendant(of: $0) }
    guard let composition, let element,
      let next = ViewPlaceholder(replacing: view, isElement: view === element)
    else {
      for placeholder in [first, placeholder] { placeholder?.discard() }
      return false
    }
    if first == nil { first = placeholder } else { placeholder.discard() }
    (placeholder, self.element) = (next, element)
    composition.restore(view)
    return true
  }

  /// Puts the view back at the end of the flight.
  ///
  /// - Parameter former: The outgoing view of the element after a cancel, if the view has changed
  ///   its page before the flight; nil puts the view back where the app has put it last.
  func putBack(to former: UIView?) {
    guard !hasLeft else {
      placeholder.restore()
      for placeholder in [first, placeholder] { placeholder?.discard() }
      return
    }
    guard let former, former !== element else {
      first?.discard()
      return placeholder.putBack()
    }
    if let first {
      placeholder.discard()
      return first.putBack()
    }
    placeholder.restore()
    placeholder.discard()
    let size = former.bounds.size
    former.addSubview(view)
    view.place(
      at: CGRect(
        x: former.bounds.minX + place.minX * size.width,
        y: former.bounds.minY + place.minY * size.height, width: place.width * size.width,
        height: place.height * size.height))
  }
}
