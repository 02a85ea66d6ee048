/// An app's own pass between the difference of two screens and the plan.
///
/// A pass changes which elements match, and the modifiers of elements. It comes before the passes
/// of the toolkit: conditions, the entries of a definition, sources and cascades apply to what it
/// leaves.
///
/// ```swift
/// let keepsTitles = ElementPass { diff in
///   diff.keepShared { $0 != "title" }
/// }
/// let transition = InterruptibleTransition(.elements(passes: [keepsTitles]))
/// ```
public struct ElementPass {
  let change: (inout ElementDiff) -> Void

  /// Makes a pass.
  ///
  /// - Parameter change: Changes the difference. Called once at the start of each flight.
  public init(_ change: @escaping (_ diff: inout ElementDiff) -> Void) {
    self.change = change
  }
}
