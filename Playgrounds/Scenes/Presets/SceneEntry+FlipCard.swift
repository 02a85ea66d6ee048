extension SceneEntry {
  package static let flipCard = SceneEntry(
    "flip-card", "Flip a card", .animations, symbol: "arrow.left.and.right.circle",
    "Tap the card, and swipe it back from the left edge.",
    FlipCardViewController.init, transition: \.flip)
}
