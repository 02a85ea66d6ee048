import Foundation

extension UIView {
  /// Returns a view with a snapshot of this view.
  ///
  /// The snapshot does not change when this view changes. It stretches with the bounds of the new
  /// view. A snapshot of the screen has the values of the last frame. It does not contain views
  /// that were removed since that frame.
  ///
  /// - Parameter afterUpdates: Whether the snapshot has the model values after a layout. Otherwise,
  ///   it has the values on the screen.
  /// - Returns: A plain view of the same size, or nil if the screen was requested and the view was
  ///   never on it (facts 5.1, 5.2).
  /// - Complexity: O(n) in the number of views.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: nil, caps: .zero, afterScreenUpdates: afterUpdates)
  }

  /// Returns a view with a snapshot of a part of this view, whose edges do not stretch (fact 5.3).
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether the snapshot has the model values after a layout. Otherwise, it has
  ///     the values on the screen.
  ///   - capInsets: The widths of the edges, in points. Without edges, the whole snapshot
  ///     stretches.
  /// - Returns: A plain view of the part's size, or nil if the screen was requested and the view
  ///   was never on it.
  /// - Complexity: O(n) in the number of views.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, caps: capInsets, afterScreenUpdates: afterUpdates)
  }

  /// Draws a snapshot of the view into the current graphics context, stretched to a rectangle.
  ///
  /// Within a layout pass, UIKit cannot make updates and always draws the values on the screen
  /// (fact 5.17).
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the context.
  ///   - afterUpdates: Whether the model values are drawn after a layout. Otherwise, the values on
  ///     the screen are drawn.
  /// - Returns: Whether the snapshot is complete. The result is false if the screen was requested
  ///   and the view was never on it, or if there is no graphics context.
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
    if canUpdate { updateScreen() }
    guard let copy = layer.stillCopy(asShown: !canUpdate) else { return false }
    drawing.draw(Still(copy), in: rect)
    return true
  }

  private func snapshot(
    of rect: CGRect?, caps: UIEdgeInsets, afterScreenUpdates afterUpdates: Bool
  ) -> UIView? {
    if afterUpdates { updateScreen() }
    guard let copy = snapshotLayer(asShown: !afterUpdates) else { return nil }
    let picture = LayerPicture(Still(copy), source: rect, caps: caps)
    let view = UIView(frame: CGRect(origin: .zero, size: picture.source.size))
    view.layer.owner = "Snapshot"
    view.layer.content = .picture(picture)
    if afterUpdates {
      Runtime.current.recordSnapshot { PassEndSnapshot(view, of: self, part: rect) }
    }
    return view
  }

  /// Makes the screen updates for which a snapshot waits.
  private func updateScreen() {
    layoutIfNeeded()
    Runtime.current.showFrameForSnapshot()
  }

  /// Returns a copy of the layers that a snapshot of the view shows.
  ///
  /// - Parameter asShown: Whether to copy the values of the last frame instead of the model values.
  /// - Returns: The copy; nil for a view that the last frame did not show.
  func snapshotLayer(asShown: Bool) -> CALayer? {
    guard let copy = layer.stillCopy(asShown: asShown) else { return nil }
    guard let bar = self as? any MaterialBar,
      bar.materialView != nil || copy.values.backgroundColor != nil,
      Runtime.current.reads(.snapshotsBarsWithoutMaterial)
    else { return copy }
    let items = layer.stillCopy(asShown: asShown, excluding: bar.materialView?.layer)
    items?.values.backgroundColor = nil
    return items
  }
}
