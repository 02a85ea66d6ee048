import InterruptibleTransitions

/// The boards of a neighborhood, with the number of unread messages on each card.
///
/// A card grows into its page. The badge of that card grows and fades, and the badges of the other
/// cards shrink one after another. A board that was open has no badge.
package final class BadgesViewController: BarlessNavigationController {
  package let reading = InterruptibleTransition(.elements(lasting: 0.75))
  private let list = BoardsViewController()

  package init() {
    super.init(nibName: nil, bundle: nil)
    reading.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    viewControllers = [list]
    list.open = { [weak self] board in
      guard let self else { return }
      let page = BoardViewController(board)
      page.onRead = { [weak list] in list?.markAsRead(board.name) }
      pushViewController(page, with: reading)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The boards, in their order.
  package var boards: [Board] { list.boards }
}
