/// The VoiceOver focus of a flight, which stays on the page that is shown at the end.
struct FlightFocus {
  private weak var leaving: UIView?
  private weak var coming: UIViewController?
  private let wasHidden: Bool
  private weak var former: AnyObject?
  /// Whether UIKit notifies VoiceOver of the change.
  ///
  /// UIKit does so for a push, a pop, a presentation and a dismissal, but not for a change of tabs.
  private let isReportedByUIKit: Bool

  /// Creates the focus, and hides the outgoing page from VoiceOver.
  init(from leaving: UIView?, to coming: UIViewController?, isReportedByUIKit: Bool) {
    former = Accessibility.focus as AnyObject?
    (self.leaving, self.coming, self.isReportedByUIKit) = (leaving, coming, isReportedByUIKit)
    wasHidden = leaving?.accessibilityElementsHidden ?? false
    if let leaving { VoiceOverHiding.hide(leaving) }
  }

  /// Makes the page available to VoiceOver again.
  func restore() {
    if let leaving { VoiceOverHiding.show(leaving) }
  }

  /// Moves the focus if UIKit does not.
  ///
  /// After a cancel the focus returns to its previous element, or to the page if that element is
  /// gone. The app may have shown another page in the meantime.
  func move(at position: TransitionPosition) {
    let isNeeded = position == .start || !isReportedByUIKit && wasOnLeavingPage
    let page = position == .end ? coming?.viewIfLoaded : leaving
    guard isNeeded, let page, page.window != nil, !page.accessibilityElementsHidden || wasHidden
    else { return }
    let isGone = (former as? UIView).map { $0.window == nil } == true
    Accessibility.screenChanged(to: position == .start && !isGone ? former ?? page : page)
  }

  /// Whether the focus was on the outgoing page, and not elsewhere, such as on the tapped tab.
  private var wasOnLeavingPage: Bool {
    guard let view = former as? UIView, let leaving else { return true }
    return view.isDescendant(of: leaving)
  }
}
