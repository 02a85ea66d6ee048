import Foundation

extension UIView {
  /// The elements of the view that VoiceOver reaches, in reading order.
  ///
  /// The order is that of the subviews, unless the view lists its elements (facts 6.16, 6.23).
  package final var accessibleElements: [UIView] {
    if isHidden || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return [self] }
    return accessibleParts.flatMap(\.accessibleElements)
  }

  /// The views that VoiceOver searches for elements.
  private final var accessibleParts: [UIView] {
    let parts = accessibilityElements?.compactMap { $0 as? UIView } ?? subviews
    let modal = parts.filter { $0.accessibilityViewIsModal && !$0.isHidden }
    return modal.isEmpty ? parts : modal
  }

  /// Whether VoiceOver can reach the view.
  package final var isReachable: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let next = view {
      if next.isHidden || next.accessibilityElementsHidden { return false }
      let siblings = next.superview?.subviews ?? []
      let coveredBy = siblings.contains {
        $0 !== next && $0.accessibilityViewIsModal && !$0.isHidden
      }
      if coveredBy || !next.isListed { return false }
      view = next.superview
    }
    return true
  }

  /// Whether the superview lists the view or a descendant, or lists no elements at all.
  private final var isListed: Bool {
    guard let listed = superview?.accessibilityElements else { return true }
    return listed.contains { ($0 as? UIView)?.isDescendant(of: self) == true }
  }
}
