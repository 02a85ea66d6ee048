extension SceneEntry {
  package static let cascade = SceneEntry(
    "cascade", "Cascade", .elements, symbol: "list.bullet.indent",
    "Tap a direction, and hold the berths while they arrive one after another.",
    CascadeViewController.init, transition: \.arrival)
}
