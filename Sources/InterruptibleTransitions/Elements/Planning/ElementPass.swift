/// A custom pass, which changes the difference between two screens before it becomes a plan.
///
/// A pass changes which elements match, and the modifiers of elements. The app's passes run before
/// those of the toolkit. Conditions, the entries of a definition, sources and cascades apply to the
/// result.
///
/// ```swift
/// let keepsTitles = ElementPass { diff in
///   diff.keepShared { $0 != "title" }
/// }
/// let transition = InterruptibleTransition(.elements(passes: [keepsTitles]))
/// ```
public struct ElementPass {
  let change: (inout ElementDiff) -> Void

  /// Creates a pass.
  ///
  /// - Parameter change: Changes the difference. It is called once at the start of each flight.
  public init(_ change: @escaping (_ diff: inout ElementDiff) -> Void) {
    self.change = change
  }
}
