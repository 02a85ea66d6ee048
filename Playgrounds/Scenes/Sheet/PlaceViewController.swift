import InterruptibleTransitions

/// Information about a place, on a sheet.
package final class PlaceViewController: UIViewController {
  private let grabber = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let buttons = [("Directions", "map"), ("Call", "bell"), ("Save", "heart")].map {
    ActionView($0.0, $0.1)
  }
  private let pictures = [0.52, 0.58, 0.08, 0.42].map { PictureView(hue: CGFloat($0)) }
  private let rows = [
    RowView("clock", "Open until 21:00"), RowView("star", "4.7, from 312 reviews"),
    RowView("person", "Quieter than usual"),
  ]

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grabber.backgroundColor = UIColor(white: 0.8, alpha: 1)
    grabber.layer.cornerRadius = 2.5
    titleLabel.text = "Harbor Baths"
    titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
    subtitleLabel.text = "Swimming in the river, 12 minutes on foot"
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .secondaryLabel
    for subview in [grabber, titleLabel, subtitleLabel] + buttons + pictures + rows {
      view.addSubview(subview)
    }
    buttons.first?.isProminent = true
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    grabber.frame = CGRect(x: width / 2 - 20, y: 8, width: 40, height: 5)
    titleLabel.frame = CGRect(x: 20, y: 26, width: width - 40, height: 32)
    subtitleLabel.frame = CGRect(x: 20, y: 60, width: width - 40, height: 20)
    let side = (width - 64) / 3
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 20 + CGFloat(index) * (side + 12), y: 96, width: side, height: 60)
    }
    for (index, picture) in pictures.enumerated() {
      picture.frame = CGRect(x: 20 + CGFloat(index) * 128, y: 174, width: 118, height: 106)
    }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 20, y: 296 + CGFloat(index) * 40, width: width - 40, height: 36)
    }
  }
}

/// An action for a place.
private final class ActionView: UIView {
  private static let tint = UIColor(red: 0.04, green: 0.45, blue: 0.85, alpha: 1)
  private let symbol: UIImageView
  private let label = UILabel()

  var isProminent = false {
    didSet { show() }
  }

  init(_ title: String, _ symbolName: String) {
    symbol = UIImageView(image: UIImage(systemName: symbolName))
    super.init(frame: .zero)
    layer.cornerRadius = 14
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textAlignment = .center
    for view in [symbol, label] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show() {
    backgroundColor =
      isProminent ? Self.tint : UIColor(red: 0.92, green: 0.95, blue: 0.98, alpha: 1)
    label.textColor = isProminent ? .white : Self.tint
    symbol.tintColor = isProminent ? .white : Self.tint
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: bounds.midX - 11, y: 9, width: 22, height: 22)
    label.frame = CGRect(x: 4, y: 34, width: bounds.width - 8, height: 18)
  }
}

/// A picture of water under a sky.
private final class PictureView: UIView {
  private let sun = UIView()
  private let waves: [UIView]

  init(hue: CGFloat) {
    waves = (0..<3).map { index in
      let wave = UIView()
      wave.backgroundColor = UIColor(
        hue: hue, saturation: 0.5 + CGFloat(index) * 0.12,
        brightness: 0.78 - CGFloat(index) * 0.12, alpha: 1)
      return wave
    }
    super.init(frame: .zero)
    backgroundColor = UIColor(hue: hue, saturation: 0.18, brightness: 0.97, alpha: 1)
    layer.cornerRadius = 12
    clipsToBounds = true
    sun.backgroundColor = UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1)
    addSubview(sun)
    for wave in waves { addSubview(wave) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sun.frame = CGRect(x: bounds.width - 48, y: 16, width: 26, height: 26)
    sun.layer.cornerRadius = 13
    for (index, wave) in waves.enumerated() {
      wave.frame = CGRect(
        x: CGFloat(index) * 34 - 60, y: 52 + CGFloat(index) * 18, width: 190, height: 110)
      wave.layer.cornerRadius = 46
    }
  }
}

/// A row with information about a place.
private final class RowView: UIView {
  private let symbol: UIImageView
  private let label = UILabel()

  init(_ symbolName: String, _ text: String) {
    symbol = UIImageView(image: UIImage(systemName: symbolName))
    super.init(frame: .zero)
    symbol.tintColor = .secondaryLabel
    label.text = text
    label.font = .systemFont(ofSize: 16)
    for view in [symbol, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 0, y: 7, width: 22, height: 22)
    label.frame = CGRect(x: 36, y: 7, width: bounds.width - 36, height: 22)
  }
}
