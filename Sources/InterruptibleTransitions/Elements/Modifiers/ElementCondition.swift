/// The condition under which modifiers apply.
nonisolated enum ElementCondition: Equatable, Sendable {
  case matched, presenting, dismissing, appearing, disappearing
  case custom(Predicate)

  /// A condition that the app evaluates, equal only to itself.
  final class Predicate: Equatable, Sendable {
    let evaluate: @MainActor @Sendable (ElementContext) -> Bool

    init(_ evaluate: @escaping @MainActor @Sendable (ElementContext) -> Bool) {
      self.evaluate = evaluate
    }

    static func == (first: Predicate, second: Predicate) -> Bool { first === second }
  }
}

extension ElementCondition {
  func holds(for context: ElementContext) -> Bool {
    switch self {
    case .matched: context.isMatched
    case .presenting: context.isPresenting
    case .dismissing: !context.isPresenting
    case .appearing: context.isAppearing
    case .disappearing: !context.isAppearing
    case .custom(let predicate): predicate.evaluate(context)
    }
  }
}

/// The context in which the conditions of an element's modifiers are evaluated.
///
/// ```swift
/// view.elementModifiers = [
///   .when({ $0.isMatched && $0.isPresenting }, [.arc]),
///   .whenDisappearing([.fade]),
/// ]
/// ```
public struct ElementContext {
  /// The identifier of the element.
  public let id: ElementID
  /// Whether the flight presents, pushes, or selects a later tab.
  public let isPresenting: Bool
  /// Whether the element is on the incoming screen.
  public let isAppearing: Bool
  /// Whether both screens have the element.
  public let isMatched: Bool
  /// The innermost element around this one that both screens have; nil if there is none.
  public let matchedAncestor: ElementID?
  /// The outgoing view controller.
  public let from: UIViewController?
  /// The incoming view controller.
  public let to: UIViewController?

  /// The view controller of the element's screen.
  public var viewController: UIViewController? { isAppearing ? to : from }

  /// Whether the element's screen is in a navigation controller.
  public var isInNavigation: Bool { viewController?.navigationController != nil }

  /// Whether the element's screen is in a tab bar controller.
  public var isInTabs: Bool { viewController?.tabBarController != nil }
}
