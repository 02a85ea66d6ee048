extension SceneEntry {
  package static let declared = SceneEntry(
    "declared", "One definition", .elements, symbol: "house",
    "Tap a cabin. A dictionary of identifiers describes the morph.",
    DeclaredViewController.init, transition: \.reading)
}
