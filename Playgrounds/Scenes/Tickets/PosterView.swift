import InterruptibleTransitions

/// A poster: a moon over the sea.
final class PosterView: UIView {
  static let night = UIColor(red: 0.11, green: 0.15, blue: 0.34, alpha: 1)

  private let glow = UIView()
  private let moon = UIView()
  private let waves = [0.5, 0.65, 0.85].map { fraction in
    let wave = UIView()
    wave.backgroundColor = UIColor(
      red: 0.13 * fraction, green: 0.42 * fraction, blue: 0.62 * fraction, alpha: 1)
    return wave
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.night
    clipsToBounds = true
    glow.backgroundColor = UIColor(red: 0.98, green: 0.82, blue: 0.55, alpha: 0.2)
    moon.backgroundColor = UIColor(red: 0.98, green: 0.86, blue: 0.66, alpha: 1)
    for view in [glow, moon] + waves { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    for (view, side) in [(glow, 250), (moon, 170)] as [(UIView, CGFloat)] {
      view.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      view.center = CGPoint(x: width * 0.62, y: height * 0.42)
      view.layer.cornerRadius = side / 2
    }
    for (index, wave) in waves.enumerated() {
      let place = CGFloat(index)
      wave.bounds = CGRect(x: 0, y: 0, width: width * 1.6, height: height)
      wave.center = CGPoint(x: width / 2, y: height * (1.08 + 0.12 * place))
      wave.transform = CGAffineTransform(rotationAngle: index % 2 == 0 ? -0.07 : 0.05)
    }
  }
}
