import InterruptibleTransitions

/// A record on the shelf.
struct Record {
  let title: String
  let artist: String
  let ground: UIColor
  let figure: UIColor

  static let shelf = [
    Record(
      title: "Slow Tides", artist: "The Harbor Lamps",
      ground: UIColor(red: 0.1, green: 0.35, blue: 0.5, alpha: 1),
      figure: UIColor(red: 0.98, green: 0.8, blue: 0.5, alpha: 1)),
    Record(
      title: "Attic Songs", artist: "Nora Lind",
      ground: UIColor(red: 0.85, green: 0.42, blue: 0.32, alpha: 1),
      figure: UIColor(red: 0.99, green: 0.9, blue: 0.8, alpha: 1)),
    Record(
      title: "Field Notes", artist: "Quartet for Oaks",
      ground: UIColor(red: 0.28, green: 0.45, blue: 0.3, alpha: 1),
      figure: UIColor(red: 0.85, green: 0.9, blue: 0.6, alpha: 1)),
    Record(
      title: "Night Bus", artist: "Low Battery",
      ground: UIColor(red: 0.2, green: 0.16, blue: 0.36, alpha: 1),
      figure: UIColor(red: 0.75, green: 0.55, blue: 0.95, alpha: 1)),
  ]
}

/// A record's cover: rings of any size.
final class CoverView: UIView {
  private let rings: [UIView]

  init(_ record: Record) {
    rings = (0..<4).map { index in
      let ring = UIView()
      ring.backgroundColor = index % 2 == 0 ? record.figure : record.ground
      return ring
    }
    super.init(frame: .zero)
    backgroundColor = record.ground
    clipsToBounds = true
    for ring in rings { addSubview(ring) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.07
    for (ring, fraction) in zip(rings, [1.16, 0.84, 0.52, 0.2] as [CGFloat]) {
      let size = bounds.width * fraction
      ring.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      ring.center = CGPoint(x: bounds.width * 0.38, y: bounds.height * 0.6)
      ring.layer.cornerRadius = size / 2
    }
  }
}

/// A record with its name.
final class RecordView: UIView {
  private let cover: CoverView
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()

  init(_ record: Record) {
    cover = CoverView(record)
    super.init(frame: .zero)
    titleLabel.text = record.title
    titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
    artistLabel.text = record.artist
    artistLabel.font = .systemFont(ofSize: 14)
    artistLabel.textColor = .secondaryLabel
    for view in [cover, titleLabel, artistLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    titleLabel.frame = CGRect(x: 0, y: bounds.width + 6, width: bounds.width, height: 20)
    artistLabel.frame = CGRect(x: 0, y: bounds.width + 26, width: bounds.width, height: 18)
  }
}
