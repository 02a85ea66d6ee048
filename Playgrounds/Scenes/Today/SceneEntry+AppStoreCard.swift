extension SceneEntry {
  package static let appStoreCard = SceneEntry(
    "app-store-card", "A card becomes a page", .elements, symbol: "rectangle.portrait",
    "Tap a card. Drag its page down until it is a card again.",
    TodayViewController.init, transition: \.reading)
}
