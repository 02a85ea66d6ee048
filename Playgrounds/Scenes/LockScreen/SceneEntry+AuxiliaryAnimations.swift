extension SceneEntry {
  package static let auxiliaryAnimations = SceneEntry(
    "auxiliary-animations", "Auxiliary animations", .grab, symbol: "square.stack.3d.down.right",
    "Tap Edit. The blur of the lock screen follows the same progress.",
    AuxiliaryAnimationsViewController.init, transition: \.reveal)
}
