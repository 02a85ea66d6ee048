/// The time in which a scroll view's content does not bounce along an axis.
///
/// All pulls on one scroll view share it: the last one that ends restores the original setting.
final class BounceSuspension {
  private struct Reference {
    weak var suspension: BounceSuspension?
  }

  private static var references: [Reference] = []

  private weak var scrollView: UIScrollView?
  private let isVertical: Bool
  private let original: Bool
  private var holders = 0

  private init(of scrollView: UIScrollView, alongVertical isVertical: Bool) {
    (self.scrollView, self.isVertical) = (scrollView, isVertical)
    original = scrollView.bounces(alongVertical: isVertical)
    scrollView.setBounces(false, alongVertical: isVertical)
  }

  /// Returns the suspension for a scroll view, with one more holder.
  static func hold(
    _ scrollView: UIScrollView, alongVertical isVertical: Bool
  ) -> BounceSuspension {
    let isVertical = isVertical || !UIScrollView.bouncesPerAxis
    references.removeAll { $0.suspension?.scrollView == nil }
    let known = references.lazy.compactMap(\.suspension).first {
      $0.scrollView === scrollView && $0.isVertical == isVertical
    }
    let suspension = known ?? BounceSuspension(of: scrollView, alongVertical: isVertical)
    if known == nil { references.append(Reference(suspension: suspension)) }
    suspension.holders += 1
    return suspension
  }

  /// Removes a holder; the last one restores the setting.
  func release() {
    holders -= 1
    guard holders == 0 else { return }
    Self.references.removeAll { $0.suspension === self }
    scrollView?.setBounces(original, alongVertical: isVertical)
  }
}
