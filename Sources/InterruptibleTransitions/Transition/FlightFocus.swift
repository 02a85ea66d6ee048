/// Keeps VoiceOver on the page that a flight shows in the end.
struct FlightFocus {
  private weak var leaving: UIView?
  private weak var coming: UIViewController?
  private let wasHidden: Bool
  private weak var former: AnyObject?

  /// Takes the page that leaves out of VoiceOver's reach.
  init(leaving controller: UIViewController?, coming: UIViewController?) {
    former = Accessibility.focus as AnyObject?
    self.coming = coming
    leaving = controller?.viewIfLoaded
    wasHidden = leaving?.accessibilityElementsHidden ?? false
    leaving?.accessibilityElementsHidden = true
  }

  /// Gives the page back to VoiceOver.
  func giveBack() {
    leaving?.accessibilityElementsHidden = wasHidden
  }

  /// Moves the focus to the new page, or after a cancel to where it was. The app may have gone on
  /// to another page by now.
  func move(at position: TransitionPosition) {
    let page = position == .end ? coming?.viewIfLoaded : leaving
    guard let page, page.window != nil, !page.accessibilityElementsHidden || wasHidden else {
      return
    }
    Accessibility.screenChanged(to: position == .start ? former ?? page : page)
  }
}
