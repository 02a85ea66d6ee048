import Foundation

extension UIView {
  /// The transform of space about the anchor point. Animatable.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      needsSafeAreaPass = true
    }
  }

  /// The point that `center` places, and that transforms are about, as a fraction of the bounds.
  /// Animatable. The default is (0.5, 0.5).
  ///
  /// UIKit has it from iOS 16 on.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      needsSafeAreaPass = true
    }
  }

  /// The view whose opaque parts let this one be seen; nil shows the whole. It lies in this view's
  /// coordinates, and gets no touches.
  ///
  /// - Precondition: it is no subview or mask of another view.
  public var mask: UIView? {
    get { layer.extras?.maskView as? UIView }
    set {
      precondition(newValue?.parentView == nil, "A view that is a mask must not have a superview")
      layer.mask = newValue?.layer
      layer.setExtra(\.maskView, to: newValue)
    }
  }

  /// The rectangle in the superview without the transform, in points.
  var place: CGRect {
    let (size, anchor) = (bounds.size, layer.values.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
