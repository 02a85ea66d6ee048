extension SceneEntry {
  package static let customPass = SceneEntry(
    "custom-pass", "Custom passes", .elements, symbol: "theatermasks",
    "Open a poster: the rows part around it, and the titles stay with their screens.",
    CustomPassViewController.init, transition: \.reading)
}
