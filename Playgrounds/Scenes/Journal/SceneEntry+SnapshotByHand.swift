import InterruptibleTransitions

extension SceneEntry {
  package static let snapshotByHand = SceneEntry(
    "snapshot-by-hand", "Snapshots by hand", .animations, symbol: "scissors",
    "The journal with UIKit's animations, for comparison. You can't catch it."
  ) { _ in SnapshotByHandViewController() }
}
