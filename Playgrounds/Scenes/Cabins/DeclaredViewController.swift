import InterruptibleTransitions

/// Two screens and one definition: a card turns into its larger self, the tabs leave below, the
/// search text fades, and the text of the page comes from below.
package final class DeclaredViewController: BarlessNavigationController {
  package let reading = InterruptibleTransition(.elements(Cabin.definition))
  private let cabins = CabinsViewController()

  package init() {
    super.init(nibName: nil, bundle: nil)
    reading.interactions = [.hold(scrubbing: .left, over: .fraction(1))]
    viewControllers = [cabins]
    cabins.open = { [weak self] cabin in
      guard let self else { return }
      push(CabinViewController(cabin), with: reading)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
