extension SceneEntry {
  package static let photoCarry = SceneEntry(
    "photo-carry", "Carry a photo", .zoom, symbol: "hand.draw",
    "Drag an open photo in any direction, or pinch and rotate it with two fingers.",
    PhotoCarryViewController.init, transition: \.reading)
}
