import InterruptibleTransitions

extension SceneEntry {
  package static let presetWall = SceneEntry(
    "preset-wall", "All presets", .animations, symbol: "square.grid.4x3.fill",
    "Tap to start all presets, and drag across the wall to hold them."
  ) { record in
    let wall = PresetWallViewController()
    for tile in wall.tiles { record(tile.transition) }
    return wall
  }
}
