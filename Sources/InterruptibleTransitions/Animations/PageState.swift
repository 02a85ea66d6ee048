/// The original values of the properties that an animation changes of a page's view.
struct PageState {
  /// The 3D transform. An app can have transformed the page.
  let space: CATransform3D
  /// The radius of the corners as they are shown, in points.
  private(set) var cornerRadius: CGFloat
  private(set) var layerRadius: CGFloat
  let clips: Bool
  private let zPosition: CGFloat
  private let isDoubleSided: Bool

  init(of view: UIView) {
    let layer = view.layer
    cornerRadius = view.shownCornerRadius
    layerRadius = layer.cornerRadius
    clips = view.clipsToBounds
    space = layer.transform
    zPosition = layer.zPosition
    isDoubleSided = layer.isDoubleSided
  }

  mutating func recordRadius(of view: UIView) {
    cornerRadius = view.shownCornerRadius
    layerRadius = view.layer.cornerRadius
  }

  func move(_ view: UIView, by transform: CGAffineTransform) {
    // Sets the view's property instead of the layer's, so that UIKit updates the safe area.
    view.transform3D = CATransform3DConcat(space, CATransform3DMakeAffineTransform(transform))
  }

  /// Restores the transform, and the corners unless the app has set them in flight.
  func restore(_ view: UIView, withCorners: Bool = false) {
    view.transform3D = space
    if withCorners {
      view.layer.cornerRadius = layerRadius
      view.clipsToBounds = clips
    }
  }

  func isSpace(of view: UIView) -> Bool {
    CATransform3DEqualToTransform(view.transform3D, space)
  }

  /// Restores a view that has been rotated in 3D.
  func restoreSpace(of view: UIView, withCorners: Bool = false) {
    restore(view, withCorners: withCorners)
    view.layer.zPosition = zPosition
    view.layer.isDoubleSided = isDoubleSided
  }
}
