import InterruptibleTransitions

extension SceneEntry {
  package static let cells = SceneEntry(
    "cells", "Out of a cell", .elements, symbol: "square.grid.3x3",
    "Open a stamp, and come back: the list scrolls to it.",
    { CellsViewController(isTable: false) }, transition: \.look)
}
