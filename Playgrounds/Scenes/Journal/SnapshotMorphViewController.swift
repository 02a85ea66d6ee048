import InterruptibleTransitions

/// A journal of walks. A card grows into its page: the picture, the title and the card are matched
/// elements.
package final class SnapshotMorphViewController: BarlessNavigationController {
  package let morph = InterruptibleTransition(.elements, timing: .easeInOut(0.5))
  private let journal = JournalViewController()

  package init() {
    super.init(nibName: nil, bundle: nil)
    morph.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    viewControllers = [journal]
    journal.open = { [weak self] card in
      guard let self else { return }
      pushViewController(WalkViewController(card.walk), with: morph)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The cards, from the top down.
  package var cards: [UIView] { journal.cards }
}
