import InterruptibleTransitions

/// The content of a photo: a sky, a sun and two hills.
package struct Photo {
  package let title: String
  let sky: UIColor
  let sun: UIColor
  let hill: UIColor
  /// The position of the sun, as fractions of the photo's size.
  let sunPlace: CGPoint

  /// Fifteen photos of one journey.
  static let journey: [Photo] = {
    let titles = [
      "First light", "The bay", "Noon", "Dunes", "A rest", "The pass", "Rain ahead", "Clearing",
      "Vineyards", "The lake", "Going home", "The last hour", "Dusk", "Harbor lights", "Night",
    ]
    return titles.enumerated().map { index, title in
      let fraction = CGFloat(index) / CGFloat(titles.count - 1)
      return Photo(
        title: title,
        sky: UIColor(
          hue: 0.53 + 0.25 * fraction, saturation: 0.42, brightness: 0.95 - 0.4 * fraction),
        sun: UIColor(hue: 0.13 - 0.09 * fraction, saturation: 0.55, brightness: 1),
        hill: UIColor(
          hue: 0.36 + 0.32 * fraction, saturation: 0.38, brightness: 0.62 - 0.3 * fraction),
        sunPlace: CGPoint(x: 0.12 + 0.76 * fraction, y: 0.62 - 1.5 * fraction * (1 - fraction)))
    }
  }()
}

extension UIColor {
  fileprivate convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }
}

/// A view that draws a photo of any size.
package final class PhotoView: UIView {
  var photo: Photo? {
    didSet { show() }
  }

  private let sun = UIView()
  private let farHill = UIView()
  private let nearHill = UIView()

  override package init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    farHill.alpha = 0.55
    for view in [sun, farHill, nearHill] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    let place = photo?.sunPlace ?? CGPoint(x: 0.5, y: 0.5)
    let circles: [(UIView, CGRect)] = [
      (sun, CGRect(x: place.x - 0.11, y: place.y - 0.11, width: 0.22, height: 0.22)),
      (farHill, CGRect(x: 0.28, y: 0.52, width: 1.1, height: 1.1)),
      (nearHill, CGRect(x: -0.42, y: 0.66, width: 1.3, height: 1.3)),
    ]
    for (view, fraction) in circles {
      view.frame = CGRect(
        x: fraction.minX * width, y: fraction.minY * height, width: fraction.width * width,
        height: fraction.height * height)
      view.layer.cornerRadius = view.bounds.width / 2
    }
  }

  private func show() {
    backgroundColor = photo?.sky
    sun.backgroundColor = photo?.sun
    farHill.backgroundColor = photo?.hill
    nearHill.backgroundColor = photo?.hill
    setNeedsLayout()
  }
}
