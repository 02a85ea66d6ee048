extension SceneEntry {
  package static let miniPlayer = SceneEntry(
    "mini-player", "Mini player", .presenting, symbol: "play.rectangle",
    "Drag the bar up into the player. Drag the player down by its list.",
    MiniPlayerViewController.init, transition: \.reveal)
}
