extension SceneEntry {
  package static let modalStack = SceneEntry(
    "modal-stack", "Cards on cards", .presenting, symbol: "rectangle.stack",
    "Choose seats, then pay. Pull each card away; the card below moves forward.",
    ModalStackViewController.init, transition: \.seating)
}
