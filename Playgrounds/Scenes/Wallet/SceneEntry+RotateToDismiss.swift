extension SceneEntry {
  package static let rotateToDismiss = SceneEntry(
    "rotate-to-dismiss", "Rotate it away", .grab, symbol: "rotate.right",
    "Open a pass, and rotate it with two fingers.",
    RotateToDismissViewController.init, transition: \.reveal)
}
