import Foundation

// The position of the bar over the content.
extension UINavigationController {
  /// Positions the bar below the safe area's top edge.
  func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = view.safeAreaInsets.top + UINavigationBar.contentHeight
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
  }

  /// Sets the height of each child that the bar covers.
  func updateInsets() {
    let top = isBarHidden ? 0 : UINavigationBar.contentHeight
    for child in childControllers where child.barInsets.top != top {
      if top > 0, !heldBars.isEmpty, Runtime.current.reads(.keepsInsetsUntilLayout) { continue }
      if childSwitch.transition != nil { newlyInset.append(child) }
      child.barInsets.top = top
      child.viewIfLoaded?.updateSafeArea()
    }
  }

  /// Pops the top view controller when the user taps the bar's button.
  func goBack() {
    guard !childSwitch.isUnderWay else { return }
    popViewController(animated: true)
  }
}

// The bars during a transition.
extension UINavigationController {
  /// Blocks touches for the bars around the content while an app's animator runs (fact 2.135).
  func holdBars() {
    heldBars = [bar] + [tabBarController?.tabBar].compactMap { $0 }
    for bar in heldBars { bar.isHeldByTransition = true }
    // Under fact 7.90, the bar that a page shows when it is about to appear does not count yet.
    for child in newlyInset where child.barInsets.top > 0 {
      guard Runtime.current.reads(.keepsInsetsUntilLayout) else { break }
      child.barInsets.top = 0
      child.viewIfLoaded?.updateSafeArea()
    }
  }

  func releaseBars() {
    for bar in heldBars { bar.isHeldByTransition = false }
    heldBars = []
    newlyInset = []
  }
}
