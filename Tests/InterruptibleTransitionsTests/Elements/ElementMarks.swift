import HeadlessDevice

@testable import InterruptibleTransitions

/// The state of a view tree, which a flight with elements must leave unchanged.
///
/// The state consists of properties of each view and its layer.
struct ElementMarks: Equatable {
  private var words: [String] = []

  /// Records the state of a view and all its descendants.
  init(_ root: UIView) {
    note(root)
  }

  private mutating func note(_ view: UIView) {
    let layer = view.layer
    words.append(
      """
      \(ObjectIdentifier(view)) \(view.center) \(view.bounds) \(view.transform) \(view.alpha) \
      \(view.isHidden) \(view.isUserInteractionEnabled) \(view.clipsToBounds) \
      \(view.autoresizingMask.rawValue) \(layer.mask.map { "\(ObjectIdentifier($0))" } ?? "-") \
      \(layer.cornerRadius) \(layer.maskedCorners.rawValue) \(layer.cornerCurve.rawValue) \
      \(layer.zPosition) \(layer.opacity) \
      \(layer.borderWidth) \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) \
      \(layer.name ?? "-") \(ElementColor(view.backgroundColor?.cgColor)) \
      \((view as? UIVisualEffectView)?.effect != nil) \(view.accessibilityElementsHidden)
      """)
    for subview in view.subviews { note(subview) }
  }

  /// Returns the differences from other marks.
  func differences(from other: ElementMarks) -> [String] {
    guard words.count == other.words.count else { return ["\(words.count) \(other.words.count)"] }
    return zip(words, other.words).filter { $0 != $1 }.map { "\($0)\n\($1)" }
  }
}
