/// Keeps VoiceOver on the page that a flight shows in the end.
struct FlightFocus {
  private weak var leaving: UIView?
  private let wasHidden: Bool
  private weak var former: AnyObject?

  /// Takes the page that leaves out of VoiceOver's reach.
  init(leaving controller: UIViewController?) {
    former = Accessibility.focus as AnyObject?
    leaving = controller?.viewIfLoaded
    wasHidden = leaving?.accessibilityElementsHidden ?? false
    leaving?.accessibilityElementsHidden = true
  }

  /// Gives the page back to VoiceOver.
  func giveBack() {
    leaving?.accessibilityElementsHidden = wasHidden
  }

  /// Moves the focus to the new page, or after a cancel to where it was.
  func move(to controller: UIViewController?, at position: TransitionPosition) {
    let page = controller?.viewIfLoaded
    Accessibility.screenChanged(to: position == .start ? former ?? page : page)
  }
}
