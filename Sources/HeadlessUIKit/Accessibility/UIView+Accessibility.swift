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
    return parts.lastModal.map { [$0] } ?? parts
  }

  /// Whether VoiceOver ignores the siblings of the view.
  ///
  /// The containers of the system's presentations are modal without the property (fact 6.37).
  fileprivate final var isModalForVoiceOver: Bool {
    let isOfSystem = (self as? TransitionContainerView)?.isOfSystem == true
    return !isHidden && (accessibilityViewIsModal || isOfSystem)
  }

  /// Whether VoiceOver can reach the view.
  package final var isReachable: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let next = view {
      if next.isHidden || next.accessibilityElementsHidden { return false }
      let modal = next.superview?.subviews.lastModal
      if modal != nil && modal !== next || !next.isListed { return false }
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

extension [UIView] {
  /// The last of the views that are modal for VoiceOver, or nil.
  @MainActor fileprivate var lastModal: UIView? { last(where: \.isModalForVoiceOver) }
}
