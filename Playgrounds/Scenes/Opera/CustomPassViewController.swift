import InterruptibleTransitions

/// An opera house's season. A poster grows into its page, and two custom passes decide the rest:
/// titles in different languages stay with their screens, and the rows part around the opened one.
package final class CustomPassViewController: BarlessNavigationController {
  package let reading = InterruptibleTransition(
    .elements(lasting: 0.7, passes: [.keepsTranslatedTitles, .partsRows]))

  package init() {
    super.init(nibName: nil, bundle: nil)
    reading.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    let program = ProgramViewController()
    viewControllers = [program]
    program.open = { [weak self] opera in
      guard let self else { return }
      pushViewController(OperaViewController(opera), with: reading)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
