import Foundation

/// A snapshot after screen updates that was taken during a layout pass.
///
/// UIKit may render such a snapshot when the pass ends (fact 5.5).
@MainActor struct PassEndSnapshot {
  private weak var view: UIView?
  private weak var snapshot: UIView?
  private let part: CGRect?
  private let opacity: Float
  private let isHidden: Bool

  /// Records a snapshot of a view or of a part of it, at the time when the snapshot is taken.
  init(_ snapshot: UIView, of view: UIView, part: CGRect?) {
    self.snapshot = snapshot
    self.view = view
    self.part = part
    opacity = view.layer.values.opacity
    isHidden = view.layer.isHidden
  }

  /// Updates the snapshot to the state of the view at the end of the pass, if that state looks
  /// different.
  func retake() {
    guard let view, let snapshot, case .picture(let early) = snapshot.layer.content,
      let copy = view.snapshotLayer(asShown: false)
    else { return }
    // The snapshot contains the opacity of the view only if the opacity has changed since.
    let own = copy.values.opacity
    copy.hides = view.layer.isHidden != isHidden && view.layer.isHidden
    let late = Still(copy, opacity: own == opacity ? 1 : own)
    guard !late.looks(like: early.still), Runtime.current.reads(.snapshotsAtPassEnd) else { return }
    snapshot.layer.content = .picture(LayerPicture(late, source: part, caps: early.caps))
  }
}
