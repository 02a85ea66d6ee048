extension SceneEntry {
  package static let tabs = SceneEntry(
    "tabs", "Tabs", .containers, symbol: "clock",
    "Tap a tab and catch the pages, or drag them from side to side.",
    TabsViewController.init, transition: \.slide)
}
