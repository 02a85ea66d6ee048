extension SceneEntry {
  package static let pinchToOpen = SceneEntry(
    "pinch-to-open", "Pinch to open", .zoom, symbol: "arrow.up.left.and.arrow.down.right",
    "Move two fingers apart on a photo. Move them together to cancel.",
    PinchToOpenViewController.init, transition: \.reveal)
}
