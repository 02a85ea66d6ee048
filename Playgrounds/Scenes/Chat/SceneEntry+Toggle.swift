extension SceneEntry {
  package static let toggle = SceneEntry(
    "toggle", "Change your mind", .grab, symbol: "plus.circle",
    "Tap the plus button as fast as you can. The menu reverses each time.",
    ToggleViewController.init, transition: \.fan)
}
