/// What is seen of an element on its way.
///
/// ```swift
/// map.elementModifiers = [.fade, .standIn(.drawn)]
/// ```
nonisolated public struct ElementStandIn: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, drawn, none
    case made(ElementMaker)
  }

  let kind: Kind

  /// What suits the view: an image, an effect, a view of its own, or a picture.
  public static let automatic = ElementStandIn(kind: .automatic)
  /// A picture that is drawn by the layer, also of what is on the screen.
  public static let drawn = ElementStandIn(kind: .drawn)
  /// Nothing: the view takes no part as an element, and stays in its screen.
  public static let none = ElementStandIn(kind: .none)

  /// The app's own view, which is laid out in each size.
  ///
  /// - Parameter make: Makes it, for the element's view: a new view, or nil for what suits.
  /// - Returns: The kind of stand-in.
  public static func view(
    _ make: @escaping @MainActor @Sendable (UIView) -> UIView?
  ) -> ElementStandIn {
    ElementStandIn(kind: .made(ElementMaker(make)))
  }
}

/// What makes a stand-in: the same only as itself.
nonisolated final class ElementMaker: Equatable, Sendable {
  let make: @MainActor @Sendable (UIView) -> UIView?

  init(_ make: @escaping @MainActor @Sendable (UIView) -> UIView?) {
    self.make = make
  }

  static func == (first: ElementMaker, second: ElementMaker) -> Bool { first === second }
}
