extension SceneEntry {
  package static let sheet = SceneEntry(
    "sheet", "A sheet over a map", .presenting, symbol: "map",
    "Open a place, drag the sheet down, and catch it while it comes back.",
    SheetViewController.init, transition: \.reveal)
}
