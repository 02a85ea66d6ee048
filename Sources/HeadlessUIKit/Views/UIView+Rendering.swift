import Foundation

extension UIView {
  /// The three-dimensional transform about the anchor point. Animatable.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      needsSafeAreaPass = true
    }
  }

  /// The point of the view that `center` positions, as a fraction of the bounds. Animatable.
  ///
  /// Transforms are about this point. The default is (0.5, 0.5). UIKit has this property in iOS 16
  /// and later.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      needsSafeAreaPass = true
    }
  }

  /// The view whose opaque parts make this view visible, or nil to show the whole view.
  ///
  /// The mask is in this view's coordinates and receives no touches.
  ///
  /// - Precondition: The mask is not a subview, and is not the mask of another view.
  public var mask: UIView? {
    get { layer.extras?.maskView as? UIView }
    set {
      precondition(newValue?.parentView == nil, "A view that is a mask must not have a superview")
      layer.mask = newValue?.layer
      layer.setExtra(\.maskView, to: newValue)
    }
  }

  /// The frame of the view in its superview without the transform, in points.
  var place: CGRect {
    let size = bounds.size
    let anchor = layer.values.anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
