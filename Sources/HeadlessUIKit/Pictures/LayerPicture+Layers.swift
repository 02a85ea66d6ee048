import Foundation

extension LayerPicture {
  /// Creates layers that show the parts of the picture, for a recorder.
  ///
  /// Each layer is clipped to one part and contains a copy of the picture. The positions of the
  /// layers depend on the bounds of the layer that shows the picture, so `Part.motion` has them.
  ///
  /// - Returns: The layers, in the order of ``parts(in:)``.
  /// - Complexity: O(n) in the number of the picture's layers.
  package func makeLayers() -> [CALayer] {
    parts(in: .zero).map { part in
      let clip = CALayer()
      clip.owner = "Picture"
      clip.masksToBounds = true
      clip.values.bounds = part.source
      if let copy = still.root.stillCopy(asShown: false) { clip.addSublayer(copy) }
      clip.freeze()
      return clip
    }
  }
}

extension LayerPicture.Part {
  /// The values of the layer that shows the part; nil if the part has no space.
  package var motion: LayerMotion? {
    guard target.width > 0, target.height > 0, source.width > 0, source.height > 0 else {
      return nil
    }
    var values = LayerProperties()
    values.bounds = source
    values.position = CGPoint(x: target.midX, y: target.midY)
    values.transform = CATransform3DMakeScale(
      target.width / source.width, target.height / source.height, 1)
    return LayerMotion(values)
  }
}
