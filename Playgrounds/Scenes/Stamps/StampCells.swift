import InterruptibleTransitions

/// A cell of the album.
final class StampItem: UICollectionViewCell {
  static let reuseIdentifier = "stamp"
  let stampView = StampView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if stampView.superview == nil { contentView.addSubview(stampView) }
    stampView.frame = contentView.bounds
  }
}

/// A row of the list.
final class StampRow: UITableViewCell {
  static let reuseIdentifier = "stamp"
  private static let titles = ["Harbor", "Lighthouse", "Ferry", "Cliffs", "Dunes", "Regatta"]

  let stampView = StampView()
  private let title = UILabel()
  private let year = UILabel()

  /// Shows a stamp with its title and its year.
  func show(_ stamp: Stamp) {
    stampView.stamp = stamp
    title.text = Self.titles[stamp.number % Self.titles.count]
    title.font = .systemFont(ofSize: 18, weight: .semibold)
    year.text = "\(1921 + stamp.number)"
    year.font = .systemFont(ofSize: 15)
    year.textColor = .secondaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if stampView.superview == nil {
      for subview in [stampView, title, year] { contentView.addSubview(subview) }
    }
    stampView.frame = CGRect(x: 20, y: 10, width: 60, height: bounds.height - 20)
    title.frame = CGRect(x: 96, y: bounds.midY - 24, width: bounds.width - 116, height: 24)
    year.frame = CGRect(x: 96, y: bounds.midY + 2, width: bounds.width - 116, height: 20)
  }
}
