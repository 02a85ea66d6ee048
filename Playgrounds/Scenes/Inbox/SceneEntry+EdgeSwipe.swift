extension SceneEntry {
  package static let edgeSwipe = SceneEntry(
    "edge-swipe", "Side menu", .presenting, symbol: "sidebar.left",
    "Swipe from the left edge, and drag the menu back in flight.",
    EdgeSwipeViewController.init, transition: \.reveal)
}
