/// The answers of a delegate to taps on a tab bar, one for each tap.
///
/// For one tap UIKit may ask for the tab and for its view controller. The second question would ask
/// the app again, and begin a second change.
final class TabTaps {
  private weak var viewController: UIViewController?
  private var isAllowed: Bool?
  private let frames = FrameLoop()

  /// Returns the answer for the view controller of a tapped tab.
  ///
  /// - Parameters:
  ///   - viewController: The view controller.
  ///   - find: Finds the answer. It is called for the first question of a tap.
  /// - Returns: Whether UIKit selects the tab.
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
