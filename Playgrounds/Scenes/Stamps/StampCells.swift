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
  let stampView = StampView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if stampView.superview == nil { contentView.addSubview(stampView) }
    stampView.frame = CGRect(x: 20, y: 10, width: 60, height: bounds.height - 20)
  }
}
