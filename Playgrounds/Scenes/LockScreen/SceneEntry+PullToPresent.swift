extension SceneEntry {
  package static let pullToPresent = SceneEntry(
    "pull-to-present", "Pull to present", .grab, symbol: "arrow.down.to.line",
    "Pull the widgets down, and hold them halfway. The blur follows your finger.",
    PullToPresentViewController.init, transition: \.reveal)
}
