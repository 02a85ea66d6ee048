import InterruptibleTransitions

/// Two screens and one definition.
///
/// A card morphs into a larger card. The tabs exit at the bottom, the search text fades, and the
/// text of the page enters from the bottom.
package final class DeclaredViewController: BarlessNavigationController {
  package let reading = InterruptibleTransition(.elements(Cabin.definition))
  private let cabins = CabinsViewController()

  package init() {
    super.init(nibName: nil, bundle: nil)
    reading.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    viewControllers = [cabins]
    cabins.open = { [weak self] cabin in
      guard let self else { return }
      pushViewController(CabinViewController(cabin), with: reading)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
