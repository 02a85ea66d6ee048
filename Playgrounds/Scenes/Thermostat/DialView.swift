import InterruptibleTransitions

/// A round dial with a mark; only the knob turns.
package final class DialView: UIView {
  /// The part that turns.
  package let knob = UIView()
  private let mark = UIView()
  private let ticks = (0..<25).map { _ in UIView() }

  override package init(frame: CGRect) {
    super.init(frame: frame)
    for (index, tick) in ticks.enumerated() {
      let fraction = CGFloat(index) / CGFloat(ticks.count - 1)
      tick.backgroundColor = UIColor(
        hue: 0.58 - 0.56 * fraction, saturation: 0.7, brightness: 0.95, alpha: 1)
      addSubview(tick)
    }
    knob.backgroundColor = UIColor(white: 0.97, alpha: 1)
    knob.layer.shadowOpacity = 0.5
    knob.layer.shadowRadius = 18
    knob.layer.shadowOffset = CGSize(width: 0, height: 8)
    mark.backgroundColor = .systemOrange
    mark.layer.cornerRadius = 4
    knob.addSubview(mark)
    addSubview(knob)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.width / 2
    let middle = CGPoint(x: radius, y: radius)
    for (index, tick) in ticks.enumerated() {
      // The ticks go from the lower left over the top to the lower right.
      let angle = CGFloat.pi * (0.75 + 1.5 * CGFloat(index) / CGFloat(ticks.count - 1))
      tick.bounds = CGRect(x: 0, y: 0, width: 16, height: 5)
      tick.layer.cornerRadius = 2.5
      tick.center = CGPoint(
        x: middle.x + (radius - 10) * cos(angle), y: middle.y + (radius - 10) * sin(angle))
      tick.transform = CGAffineTransform(rotationAngle: angle)
    }
    let size = bounds.width - 72
    knob.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    knob.center = middle
    knob.layer.cornerRadius = size / 2
    mark.frame = CGRect(x: 16, y: size / 2 - 4, width: 34, height: 8)
  }
}
