// The bars around a stack during its flights.
extension UINavigationController {
  var barsAroundPages: [UIView] { [navigationBar] + [tabBarController?.tabBar].compactMap { $0 } }

  func enableBars(during flight: TransitionFlight, except disabled: [UIView]) {
    // UIKit itself would pop the item of the bar in flight, and not the page.
    let bars = barsAroundPages.filter { $0 !== navigationBar || UINavigationItem.hasBackAction }
    for bar in bars where !disabled.contains(bar) { bar.isUserInteractionEnabled = true }
    guard let from = flight.fromViewController, let to = flight.toViewController else { return }
    // The bar fades from one item to the other, and either can receive the tap.
    let below = page(below: to)
    replaceBackAction(of: to, popsTo: below, during: flight)
    if !flight.isPresentation {
      replaceBackAction(of: from, popsTo: to, during: flight)
    } else if page(below: from) != nil {
      replaceBackAction(of: from, popsTo: below, during: flight)
    }
  }

  private func page(below page: UIViewController) -> UIViewController? {
    let stack = viewControllers
    guard let index = stack.firstIndex(of: page), index > 0 else { return nil }
    return stack[index - 1]
  }

  private func replaceBackAction(
    of page: UIViewController, popsTo below: UIViewController?, during flight: TransitionFlight
  ) {
    // An action would show a Back button where there is none.
    guard let below, showsWayBack(from: page) else { return }
    let restore = page.navigationItem.replaceBackAction { [weak self, weak below] in
      if let below { self?.goBack(to: below) }
    }
    if let restore { flight.addCompletion { _ in restore() } }
  }

  /// Pops to a page after a tap on Back. In flight, the toolkit pops: it reverses the flight, or
  /// waits for its end.
  private func goBack(to page: UIViewController) {
    guard let transition = pageFlight?.delegate as? InterruptibleTransition else {
      popViewController(animated: true)
      return
    }
    _ = StackChange(.popTo(page), in: self, with: transition, isTap: true).start()
  }

  /// Pops the page on top after the escape gesture, and returns whether there is one.
  func performEscape() -> Bool {
    guard let transition = pageFlight?.delegate as? InterruptibleTransition,
      transition.configuration.isBarInteractionEnabled,
      let below = topViewController.flatMap(page(below:))
    else { return popViewController(animated: true) != nil }
    goBack(to: below)
    return true
  }
}
