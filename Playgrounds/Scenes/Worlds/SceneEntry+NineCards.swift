import InterruptibleTransitions

extension SceneEntry {
  package static let nineCards = SceneEntry(
    "nine-cards", "Nine worlds", .zoom, symbol: "globe",
    "Open a card and catch it in the air. Carry it, and throw it back."
  ) { record in
    let board = NineCardsViewController()
    board.loadViewIfNeeded()
    for zoom in board.zooms { record(zoom) }
    return BarlessNavigationController(rootViewController: board)
  }
}
