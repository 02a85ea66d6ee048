extension SceneEntry {
  package static let badges = SceneEntry(
    "badges", "Badges", .elements, symbol: "app.badge",
    "Open a board: its badge grows, and the other badges shrink one after another.",
    BadgesViewController.init, transition: \.reading)
}
