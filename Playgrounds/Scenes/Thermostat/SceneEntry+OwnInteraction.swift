extension SceneEntry {
  package static let ownInteraction = SceneEntry(
    "own-interaction", "A dial", .grab, symbol: "dial.min",
    "Turn the dial to move the week down. The scene has a custom interaction.",
    OwnInteractionViewController.init, transition: \.reveal)
}
