import Foundation

extension UIView {
  /// Returns a view with a picture of this one. The picture does not change with this view, and
  /// stretches with the new one's bounds.
  ///
  /// The picture of the screen has the values that the last frame showed; a view removed since then
  /// is missing from it.
  ///
  /// - Parameter afterUpdates: true takes the model values, after layout; false takes the screen.
  /// - Returns: a plain view of the same size; nil if the screen was requested and the view was
  ///   never on it (facts 5.1, 5.2).
  /// - Complexity: O(n) in the number of views.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: nil, caps: .zero, afterScreenUpdates: afterUpdates)
  }

  /// Returns a view with a picture of a part of this one, of which the edges do not stretch (fact
  /// 5.3).
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: true takes the model values, after layout; false takes the screen.
  ///   - capInsets: How wide the edges are, in points. Without any, the whole stretches.
  /// - Returns: a plain view of the part's size; nil if the screen was requested and the view was
  ///   never on it.
  /// - Complexity: O(n) in the number of views.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, caps: capInsets, afterScreenUpdates: afterUpdates)
  }

  /// Draws a picture of the view into the current graphics context, stretched to a rectangle.
  ///
  /// Within a layout pass UIKit cannot make updates, and draws the screen in any case (fact 5.17).
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the context.
  ///   - afterUpdates: true draws the model values, after layout; false draws the screen.
  /// - Returns: whether the picture is complete: false if the screen was requested and the view was
  ///   never on it, or if nothing can be drawn into.
  /// - Complexity: O(n) in the number of views.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let drawing = Drawing.current else { return false }
    let canUpdate = afterUpdates && !Runtime.current.isInPass
    if afterUpdates, !canUpdate {
      Runtime.current.console.append(
        "View (\(TypeName.of(type(of: self)))) drawing with afterScreenUpdates:YES inside "
          + "CoreAnimation commit is not supported.")
    }
    guard let still = still(afterScreenUpdates: canUpdate) else { return false }
    drawing.draw(still, in: rect)
    return true
  }

  private func snapshot(
    of rect: CGRect?, caps: UIEdgeInsets, afterScreenUpdates afterUpdates: Bool
  ) -> UIView? {
    guard let still = still(afterScreenUpdates: afterUpdates) else { return nil }
    let picture = LayerPicture(still, source: rect, caps: caps)
    let view = UIView(frame: CGRect(origin: .zero, size: picture.source.size))
    view.layer.owner = "Snapshot"
    view.layer.content = .picture(picture)
    if afterUpdates {
      Runtime.current.noteSnapshot { PassEndSnapshot(view, of: self, part: rect) }
    }
    return view
  }

  /// Returns what the view is or shows, as a picture in the view's coordinates.
  private func still(afterScreenUpdates afterUpdates: Bool) -> Still? {
    if afterUpdates {
      layoutIfNeeded()
      Runtime.current.showFrameForSnapshot()
    }
    return layer.stillCopy(asShown: !afterUpdates).map { Still($0) }
  }
}
