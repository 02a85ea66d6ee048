extension UIView {
  /// Returns the contents as far as they determine the change in size, in sizes at the scale.
  func elementContents(at scale: CGFloat) -> ElementContents {
    switch self {
    case is UIVisualEffectView: return .effect
    case let label as UILabel where label.subviews.isEmpty && label.isSeeThrough:
      return .text(pointSize: label.font.pointSize * scale, anchor: label.lineAnchor)
    case let imageView as UIImageView where imageView.subviews.isEmpty && imageView.isSeeThrough:
      guard let image = imageView.shownImage, image.size.width > 0, image.size.height > 0 else {
        break
      }
      if imageView.isLaidOutBySize { return .live }
      let rect = imageView.contentMode.rect(of: image.size, in: bounds.size)
      return .image(rect.applying(CGAffineTransform(scaleX: scale, y: scale)))
    default: break
    }
    return .snapshot(isOpaque: !isSeeThrough && alpha == 1 && HidingMask.mask(of: self) == nil)
  }

  /// Whether the views behind this one are visible between the contents.
  private var isSeeThrough: Bool { (layer.backgroundColor?.alpha ?? 0) < 1 }
}

extension UILabel {
  /// The position at which lines begin: 0 at the left, 0.5 in the middle, 1 at the right.
  fileprivate var lineAnchor: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

nonisolated extension UIView.ContentMode {
  /// Returns the rectangle of an image, about the center of a view.
  fileprivate func rect(of image: CGSize, in view: CGSize) -> CGRect {
    let across = view.width / image.width
    let down = view.height / image.height
    func scaled(by scale: CGFloat) -> CGRect {
      CGRect(image * scale)
    }
    let free = CGSize(width: view.width - image.width, height: view.height - image.height)
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(image, at: CGPoint(x: x * free.width / 2, y: y * free.height / 2))
    }
    switch self {
    case .scaleAspectFit: return scaled(by: min(across, down))
    case .scaleAspectFill: return scaled(by: max(across, down))
    case .center: return placed(0, 0)
    case .top: return placed(0, -1)
    case .bottom: return placed(0, 1)
    case .left: return placed(-1, 0)
    case .right: return placed(1, 0)
    case .topLeft: return placed(-1, -1)
    case .topRight: return placed(1, -1)
    case .bottomLeft: return placed(-1, 1)
    case .bottomRight: return placed(1, 1)
    default: return CGRect(view)
    }
  }
}
