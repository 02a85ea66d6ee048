/// The answers of a delegate to taps on a tab bar, one for each tap. UIKit may ask for the tab and
/// for its view controller, and a second answer would begin a second change.
final class TabTaps {
  private weak var viewController: UIViewController?
  private var isAllowed: Bool?
  private let frames = FrameLoop()

  /// Returns the answer for a tapped tab, which is found for the first question of a tap.
  func answer(for viewController: UIViewController?, _ find: () -> Bool) -> Bool {
    if let isAllowed, viewController === self.viewController { return isAllowed }
    let isAllowed = find()
    self.viewController = viewController
    self.isAllowed = isAllowed
    // UIKit asks within one turn.
    frames.wait(isWatching: true) { [weak self] in
      self?.isAllowed = nil
      return true
    }
    return isAllowed
  }
}
