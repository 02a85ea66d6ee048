extension SceneEntry {
  package static let snapshotMorph = SceneEntry(
    "snapshot-morph", "Journal", .elements, symbol: "figure.walk",
    "Tap a walk: its picture, its title and its card grow into the page.",
    SnapshotMorphViewController.init, transition: \.morph)
}
