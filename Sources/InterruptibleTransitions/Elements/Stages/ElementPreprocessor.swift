/// A stage of an app's own between the difference of two screens and the plan.
///
/// ```swift
/// struct KeepsTitles: ElementPreprocessor {
///   func process(_ diff: inout ElementDiff) {
///     diff.keepShared { $0 != "title" }
///   }
/// }
/// ```
public protocol ElementPreprocessor {
  /// Changes what two screens have in common, or the modifiers of elements.
  ///
  /// - Parameter diff: The difference of the two screens.
  func process(_ diff: inout ElementDiff)

  /// The toolkit's stage that it comes before. By default it is the first one.
  var precedes: ElementStep { get }
}

extension ElementPreprocessor {
  /// It comes before all of the toolkit's stages.
  public var precedes: ElementStep { .subviewModifiers }
}

/// The toolkit's stages between the difference of two screens and the plan, in their order.
///
/// ```swift
/// struct SlowsArcs: ElementPreprocessor {
///   var precedes: ElementStep { .match }
///   func process(_ diff: inout ElementDiff) {
///     for element in diff.to.elements where element.modifiers.contains(.arc) {
///       diff.setModifiers(element.modifiers + [.duration(0.4)], of: element.id, on: .to)
///     }
///   }
/// }
/// ```
nonisolated public enum ElementStep: CaseIterable, Sendable {
  /// Takes away the modifiers of what is in an element that ignores them.
  case subviewModifiers
  /// Decides which modifiers count, by their conditions.
  case conditions
  /// Gives those that have no modifiers the animation of the definition.
  case defaults
  /// Decides what turns into its partner, and joins the modifiers of both.
  case match
  /// Finds the places of other elements that elements come from and go to.
  case source
  /// Lets elements begin one after the other.
  case cascade
}
