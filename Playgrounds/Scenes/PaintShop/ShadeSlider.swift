import InterruptibleTransitions

/// A slider over the shades of a paint.
///
/// As with UIKit's slider, the thumb moves with the finger, and a value that the app sets sends no
/// event.
package final class ShadeSlider: UIControl {
  /// The value, from 0 at the left to 1 at the right.
  package var value = 0.0 {
    didSet { setNeedsLayout() }
  }
  var paint = Paint.all[0] {
    didSet { show() }
  }

  private static let thumbSize: CGFloat = 40
  private let track = UIView()
  private let shades = Paint.shadeNames.map { _ in UIView() }
  private let thumb = UIView()
  /// The value and the finger's position at the touch.
  private var startValue = 0.0
  private var startX: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.clipsToBounds = true
    track.layer.cornerRadius = 8
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.3
    thumb.layer.shadowRadius = 5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for shade in shades { track.addSubview(shade) }
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The distance that the thumb moves between the ends, in points.
  private var travel: CGFloat { max(bounds.width - Self.thumbSize, 1) }

  override package func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(x: 0, y: bounds.midY - 8, width: bounds.width, height: 16)
    let width = bounds.width / CGFloat(shades.count)
    for (index, shade) in shades.enumerated() {
      shade.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width + 0.5, height: 16)
    }
    thumb.frame = CGRect(
      x: travel * CGFloat(value), y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize,
      height: Self.thumbSize)
  }

  override package func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startValue = value
    startX = touch.location(in: self).x
    return true
  }

  override package func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = Double((touch.location(in: self).x - startX) / travel)
    value = min(max(startValue + moved, 0), 1)
    sendActions(for: .valueChanged)
    return true
  }

  private func show() {
    for (index, shade) in shades.enumerated() { shade.backgroundColor = paint.shade(index) }
  }
}
