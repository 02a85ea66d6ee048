import InterruptibleTransitions

/// A chapter in the list of a player.
final class ChapterCell: UITableViewCell {
  static let reuseIdentifier = "Chapter"
  /// The height of a chapter, in points.
  static let height: CGFloat = 54

  private let timeLabel = UILabel()
  private let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    contentView.backgroundColor = .clear
    timeLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    timeLabel.textAlignment = .right
    titleLabel.font = .systemFont(ofSize: 17)
    for label in [timeLabel, titleLabel] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a chapter by its index; the third chapter is being played.
  func show(_ index: Int) {
    let chapter = Episode.playing.chapters[index]
    timeLabel.text = chapter.time
    titleLabel.text = chapter.title
    let accent = UIColor(red: 0.45, green: 0.85, blue: 0.9, alpha: 1)
    timeLabel.textColor = index == 2 ? accent : UIColor(white: 1, alpha: 0.5)
    titleLabel.textColor = index == 2 ? accent : .white
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    timeLabel.frame = CGRect(x: 16, y: 16, width: 48, height: 22)
    titleLabel.frame = CGRect(x: 80, y: 16, width: contentView.bounds.width - 100, height: 22)
  }
}
