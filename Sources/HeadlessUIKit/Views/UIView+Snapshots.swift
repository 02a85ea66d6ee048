import Foundation

extension UIView {
  /// Returns a still picture of the view; the copy does not change with the view.
  ///
  /// The picture of the screen has the values that the last frame showed; a view removed since then
  /// is missing from it.
  ///
  /// - Parameter afterUpdates: true copies the model values, after layout; false copies the screen.
  /// - Returns: a plain view of the same size; nil if the screen was requested and the view was
  ///   never on it (facts 5.1, 5.2).
  /// - Complexity: O(n) in the number of views.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard let copy = layer.stillCopy(asShown: !afterUpdates) else { return nil }
    let size = copy.bounds.size
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    picture.layer.name = "Snapshot"
    picture.layer.masksToBounds = true
    copy.settle(in: size)
    picture.layer.addSublayer(copy)
    if afterUpdates {
      Runtime.current.noteSnapshot { PassEndSnapshot(picture, of: self) }
    }
    return picture
  }
}
