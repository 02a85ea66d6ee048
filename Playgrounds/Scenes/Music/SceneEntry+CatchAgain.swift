extension SceneEntry {
  package static let catchAgain = SceneEntry(
    "catch-again", "Catch it again", .grab, symbol: "music.note",
    "Open the player, catch it, throw it, and catch it again.",
    CatchAgainViewController.init, transition: \.reveal)
}
