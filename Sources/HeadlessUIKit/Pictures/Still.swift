import Foundation

/// A picture in the form of an immutable layer tree, which can be shared.
///
/// The tree does not change after the initializer, so that any thread may read it.
package final class Still: @unchecked Sendable {
  /// The outermost layer. Its own coordinates are the picture's.
  package let root: CALayer

  /// Creates a picture from a copy of a layer. The copy's position, transform and opacity are
  /// ignored.
  ///
  /// - Parameters:
  ///   - root: The copy, which must not be used elsewhere.
  ///   - opacity: The opacity of the picture, 0…1.
  /// - Complexity: O(n) in the number of layers.
  init(_ root: CALayer, opacity: Float = 1) {
    let bounds = root.values.bounds
    root.values.transform = CATransform3DIdentity
    root.values.opacity = opacity
    root.values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    root.values.position = CGPoint(x: bounds.midX, y: bounds.midY)
    root.freeze()
    self.root = root
  }

  /// The rectangle of the picture in points, in the picture's coordinates.
  package var bounds: CGRect { root.values.bounds }

  /// Returns whether two pictures show the same content.
  ///
  /// - Complexity: O(n) in the number of layers.
  func looks(like other: Still) -> Bool {
    root.looks(like: other.root)
  }
}

extension CALayer {
  /// Removes the marks for the next frame from the layer and its descendants, because they will not
  /// change.
  ///
  /// Frames do not update them, and a recorder reads them only once.
  func freeze() {
    forSubtree { layer in
      layer.hasChanged = false
      layer.needsCommit = false
      layer.firstToCommit = nil
      layer.nextToCommit = nil
      layer.previousToCommit = nil
    }
  }

  fileprivate func looks(like other: CALayer) -> Bool {
    let own = childLayers
    let others = other.childLayers
    return isHidden == other.isHidden && content == other.content
      && masksToBounds == other.masksToBounds && own.count == others.count
      && LayerKey.allCases.allSatisfy { values[$0] == other.values[$0] }
      && zip(own, others).allSatisfy { $0.looks(like: $1) }
  }
}
