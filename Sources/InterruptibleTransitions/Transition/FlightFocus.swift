/// Keeps VoiceOver on the page that a flight shows in the end.
struct FlightFocus {
  private weak var leaving: UIView?
  private weak var coming: UIViewController?
  private let wasHidden: Bool
  private weak var former: AnyObject?
  /// Whether UIKit tells VoiceOver about the change: of a push, a pop, a presentation and a
  /// dismissal, and not of tabs.
  private let isReportedByUIKit: Bool

  /// Takes the page that leaves out of VoiceOver's reach.
  init(from leaving: UIView?, to coming: UIViewController?, isReportedByUIKit: Bool) {
    former = Accessibility.focus as AnyObject?
    (self.leaving, self.coming, self.isReportedByUIKit) = (leaving, coming, isReportedByUIKit)
    wasHidden = leaving?.accessibilityElementsHidden ?? false
    leaving?.accessibilityElementsHidden = true
  }

  /// Gives the page back to VoiceOver.
  func giveBack() {
    leaving?.accessibilityElementsHidden = wasHidden
  }

  /// Moves the focus where UIKit does not: after a cancel to where it was, and with the page on
  /// which it was. The app may have gone on to another page in the meantime.
  func move(at position: TransitionPosition) {
    let isNeeded = position == .start || !isReportedByUIKit && wasOnLeavingPage
    let page = position == .end ? coming?.viewIfLoaded : leaving
    guard isNeeded, let page, page.window != nil, !page.accessibilityElementsHidden || wasHidden
    else { return }
    let isGone = (former as? UIView).map { $0.window == nil } == true
    Accessibility.screenChanged(to: position == .start && !isGone ? former ?? page : page)
  }

  /// Whether the focus was not elsewhere, such as on the tab that was tapped.
  private var wasOnLeavingPage: Bool {
    guard let view = former as? UIView, let leaving else { return true }
    return view.isDescendant(of: leaving)
  }
}
