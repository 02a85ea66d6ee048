import Foundation

/// A picture: a layer tree that does not change any more, and that whatever shows it shares.
///
/// Nobody changes the tree once it is here, so it may be read anywhere.
package final class Still: @unchecked Sendable {
  /// The outermost layer. It lies so that its own coordinates are the picture's.
  package let root: CALayer

  /// Makes a picture of a copy of a layer. Where the layer was, its transform and its opacity do
  /// not matter.
  ///
  /// - Parameters:
  ///   - root: The copy, which nothing else uses.
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

  /// The rectangle of the picture, in points of its own coordinates.
  package var bounds: CGRect { root.values.bounds }

  /// Whether two pictures show the same.
  ///
  /// - Complexity: O(n) in the number of layers.
  func looks(like other: Still) -> Bool {
    root.looks(like: other.root)
  }
}

extension CALayer {
  /// Notes that the layer and all below it are as they will stay: no frame has to look at them, and
  /// a recorder does so once.
  func freeze() {
    forSubtree { layer in
      (layer.hasChanged, layer.needsCommit) = (false, false)
      (layer.firstToCommit, layer.nextToCommit, layer.previousToCommit) = (nil, nil, nil)
    }
  }

  fileprivate func looks(like other: CALayer) -> Bool {
    let (own, others) = (childLayers, other.childLayers)
    return isHidden == other.isHidden && content == other.content
      && masksToBounds == other.masksToBounds && own.count == others.count
      && LayerKey.allCases.allSatisfy { values[$0] == other.values[$0] }
      && zip(own, others).allSatisfy { $0.looks(like: $1) }
  }
}
