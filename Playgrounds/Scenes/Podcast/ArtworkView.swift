import InterruptibleTransitions

/// The artwork of an episode, of any size: a moon over waves.
package final class ArtworkView: UIView {
  private let moon = UIView()
  private let waves: [UIView]

  init(_ episode: Episode) {
    waves = (0..<4).map { index in
      let wave = UIView()
      wave.backgroundColor = UIColor(
        hue: episode.hue, saturation: 0.45 + 0.12 * CGFloat(index),
        brightness: 0.85 - 0.19 * CGFloat(index), alpha: 1)
      return wave
    }
    super.init(frame: .zero)
    backgroundColor = UIColor(hue: episode.hue, saturation: 0.22, brightness: 0.96, alpha: 1)
    moon.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.88, alpha: 1)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for part in [moon] + waves { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    layer.cornerRadius = side * 0.12
    moon.frame = CGRect(x: side * 0.56, y: side * 0.14, width: side * 0.26, height: side * 0.26)
    moon.layer.cornerRadius = side * 0.13
    for (index, wave) in waves.enumerated() {
      let step = CGFloat(index)
      wave.frame = CGRect(
        x: side * (index % 2 == 0 ? -0.5 : 0.05), y: side * (0.42 + 0.14 * step),
        width: side * 1.4, height: side)
      wave.layer.cornerRadius = side * 0.42
    }
  }
}
