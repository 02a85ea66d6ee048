extension SceneEntry {
  package static let tapToPause = SceneEntry(
    "tap-to-pause", "Touch to pause", .grab, symbol: "pause.circle",
    "Tap Edit, and touch the screen at once. Move down to finish, up to cancel.",
    TapToPauseViewController.init, transition: \.reveal)
}
