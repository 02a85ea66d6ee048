/// The kind of view that is shown for an element during a flight.
///
/// ```swift
/// map.elementModifiers = [.fade, .standIn(.drawn)]
/// ```
nonisolated public struct ElementStandIn: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, drawn, view, none
    case made(ElementMaker)
  }

  let kind: Kind

  /// The kind that suits the view: an image, an effect, the view's own stand-in, or a snapshot.
  public static let automatic = ElementStandIn(kind: .automatic)
  /// A snapshot that the layer renders, even if the view is on the screen.
  public static let drawn = ElementStandIn(kind: .drawn)
  /// The view itself, such as a map or a camera, which a snapshot cannot show.
  ///
  /// The view moves into the stand-in for the flight, and is laid out at each size. At the end, it
  /// is back in its page: at its index, with its constraints. A view that the app moves or removes
  /// meanwhile stays where the app has put it. The view of a view controller, a view with other
  /// elements in it, and a view that UIKit or SwiftUI has added do not move.
  public static let view = ElementStandIn(kind: .view)
  /// No stand-in: the view is not an element, and stays in its screen.
  public static let excluded = ElementStandIn(kind: .none)

  /// Returns a kind that shows the app's own view, which is laid out at each size.
  ///
  /// - Parameter make: Returns a new view for the element's view, or nil for the automatic
  ///   stand-in.
  /// - Returns: The kind of stand-in.
  public static func view(
    _ make: @escaping @MainActor @Sendable (UIView) -> UIView?
  ) -> ElementStandIn {
    ElementStandIn(kind: .made(ElementMaker(make)))
  }
}

/// A closure that makes a stand-in, equal only to itself.
nonisolated final class ElementMaker: Equatable, Sendable {
  let make: @MainActor @Sendable (UIView) -> UIView?

  init(_ make: @escaping @MainActor @Sendable (UIView) -> UIView?) {
    self.make = make
  }

  static func == (first: ElementMaker, second: ElementMaker) -> Bool { first === second }
}
