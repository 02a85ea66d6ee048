import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller cannot contain itself")
    guard child.parentController !== self else { return }
    if child.parentController != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    child.parentController = self
    childControllers.append(child)
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// The controller at the top of the containers around this one.
  var outermost: UIViewController { parentController?.outermost ?? self }
}
