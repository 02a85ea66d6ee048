/// The VoiceOver focus of a flight, which stays on the page that is shown at the end.
struct FlightFocus {
  private weak var leaving: UIView?
  private weak var coming: UIViewController?
  private let wasHidden: Bool
  private weak var former: AnyObject?
  /// The view on the incoming page to which the person has moved the focus.
  private weak var moved: UIView?
  /// Whether the flight opens a page, to which the focus moves from its opener.
  private let opens: Bool
  /// Whether UIKit notifies VoiceOver of the change, as it does except for a change of tabs.
  private let isReportedByUIKit: Bool

  /// Creates the focus, and hides the outgoing page from VoiceOver.
  init(
    from leaving: UIView?, to coming: UIViewController?, opens: Bool, isReportedByUIKit: Bool
  ) {
    former = Accessibility.focus as AnyObject?
    self.leaving = leaving
    self.coming = coming
    self.isReportedByUIKit = isReportedByUIKit
    self.opens = opens
    wasHidden = leaving?.accessibilityElementsHidden ?? false
    recordMovement()
    if let leaving { VoiceOverHiding.hide(leaving) }
  }

  /// Makes the page available to VoiceOver again.
  mutating func restore() {
    recordMovement()
    if let leaving { VoiceOverHiding.unhide(leaving) }
  }

  /// Records that the focus is on the incoming page, although the outgoing one is still in front.
  private mutating func recordMovement() {
    guard let view = Accessibility.focus as? UIView, let page = coming?.viewIfLoaded,
      view.isDescendant(of: page), leaving.map(view.isDescendant) != true, !view.isInBar
    else { return }
    moved = view
  }

  /// Moves the focus if UIKit does not: after a return to the opener, and after a cancel to the
  /// previous element, or to the page if that element is gone.
  func moveFocus(at position: TransitionPosition) {
    if position == .end, isReportedByUIKit {
      if opens {
        leaving?.focusOpener = former.flatMap { FocusOpener($0 as? UIView) }
      } else if let view = returnTarget {
        // UIKit has announced the screen itself.
        return Accessibility.focus(on: view)
      }
    }
    let isNeeded = position == .start || !isReportedByUIKit && wasOnLeavingPage
    let page = position == .end ? coming?.viewIfLoaded : leaving
    guard isNeeded, let page, page.window != nil, !page.accessibilityElementsHidden || wasHidden
    else { return }
    let isGone = (former as? UIView).map { $0.window == nil } == true
    Accessibility.screenChanged(to: position == .start && !isGone ? former ?? page : page)
  }

  /// The view that gets the focus after a return, or nil if it is not available to VoiceOver.
  private var returnTarget: UIView? {
    guard Accessibility.hasFocus else { return nil }
    let page = coming?.viewIfLoaded
    let opener = page?.focusOpener
    page?.focusOpener = nil
    return [moved, opener?.currentView].lazy.compactMap { $0 }.first(
      where: \.isAvailableToVoiceOver)
  }

  /// Whether the focus was on the outgoing page, and not elsewhere, such as on the tapped tab.
  private var wasOnLeavingPage: Bool {
    guard let view = former as? UIView, let leaving else { return true }
    return view.isDescendant(of: leaving)
  }
}

/// The view from which VoiceOver's user opened a page.
private final class FocusOpener {
  private weak var view: UIView?
  private let text: String?

  init?(_ view: UIView?) {
    guard let view else { return nil }
    self.view = view
    text = view.firstText
  }

  /// The view, unless it is a reused cell that shows something else now.
  fileprivate var currentView: UIView? {
    guard let view, !view.isInCell || view.firstText == text else { return nil }
    return view
  }
}

extension UIView {
  private static let openerKey = "InterruptibleTransitionsOpener"

  fileprivate var focusOpener: FocusOpener? {
    get { layer.tag(Self.openerKey) }
    set { layer.setTag(newValue, for: Self.openerKey) }
  }

  fileprivate var firstText: String? {
    (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstText).first
  }

  private var around: some Sequence<UIView> { sequence(first: self, next: \.superview) }

  fileprivate var isInCell: Bool {
    around.contains { $0 is UITableViewCell || $0 is UICollectionReusableView }
  }

  fileprivate var isInBar: Bool { around.contains(where: \.isBar) }

  /// Whether no view hides this one from VoiceOver, and no modal view is beside it.
  fileprivate var isAvailableToVoiceOver: Bool {
    window != nil
      && around.allSatisfy { view in
        !view.isHidden && !view.accessibilityElementsHidden
          && view.superview?.subviews.contains { $0 !== view && $0.accessibilityViewIsModal }
            != true
      }
  }
}
