/// Under which circumstances modifiers count.
nonisolated enum ElementCondition: Equatable, Sendable {
  case matched, presenting, dismissing, appearing, disappearing
  case asked(Question)

  /// A question of the app's: the same only as itself.
  final class Question: Equatable, Sendable {
    let answer: @MainActor @Sendable (ElementContext) -> Bool

    init(_ answer: @escaping @MainActor @Sendable (ElementContext) -> Bool) {
      self.answer = answer
    }

    static func == (first: Question, second: Question) -> Bool { first === second }
  }
}

extension ElementCondition {
  /// Whether modifiers count for an element.
  func holds(for context: ElementContext) -> Bool {
    switch self {
    case .matched: context.isMatched
    case .presenting: context.isPresenting
    case .dismissing: !context.isPresenting
    case .appearing: context.isAppearing
    case .disappearing: !context.isAppearing
    case .asked(let question): question.answer(context)
    }
  }
}

/// What is known of an element when its modifiers are chosen.
///
/// ```swift
/// view.elementModifiers = [
///   .when({ $0.isMatched && $0.isPresenting }, [.arc]),
///   .whenDisappearing([.fade]),
/// ]
/// ```
public struct ElementContext {
  /// What the element is called.
  public let id: ElementID
  /// Whether the flight presents, pushes, or goes to the next tab.
  public let isPresenting: Bool
  /// Whether the element's screen comes.
  public let isAppearing: Bool
  /// Whether both screens have the element.
  public let isMatched: Bool
  /// The innermost element around it that both screens have; nil if there is none.
  public let matchedAncestor: ElementID?
  /// The view controller that goes.
  public let from: UIViewController?
  /// The view controller that comes.
  public let to: UIViewController?

  /// The view controller of the element's screen.
  public var viewController: UIViewController? { isAppearing ? to : from }

  /// Whether the element's screen is in a navigation controller.
  public var isInNavigation: Bool { viewController?.navigationController != nil }

  /// Whether the element's screen is in a tab bar controller.
  public var isInTabs: Bool { viewController?.tabBarController != nil }
}
