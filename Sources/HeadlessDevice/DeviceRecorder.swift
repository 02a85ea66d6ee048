import Foundation
import HeadlessUIKit

/// A recorder that collects the frames and tracks of a recording.
@MainActor final class Recorder {
  private(set) var frames: [Recording.Frame] = []
  var tracks: [Recording.Track] = []
  private var known = KnownLayers()

  /// Names the views in the properties of a view controller, once for each view controller.
  ///
  /// A problem of a rehearsal contains such a name.
  func nameViews(of controller: UIViewController) {
    known.nameViews(of: controller)
  }

  /// Adds a frame.
  ///
  /// - Complexity: O(n) in the number of layers that have changed since the last frame or move, of
  ///   the layers above them, and of the sublayers of all these.
  func capture(_ root: CALayer, fingers: [Recording.FingerSample], at time: TimeInterval) {
    let snapshot = known.snapshot(of: root)
    CALayer.countRecordedFrame()
    frames.append(Recording.Frame(time: time, root: snapshot, fingers: fingers))
  }
}
