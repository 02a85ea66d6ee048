import InterruptibleTransitions

/// An episode in a list.
final class EpisodeRow: UIView {
  private let artwork: ArtworkView
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ episode: Episode) {
    artwork = ArtworkView(episode)
    super.init(frame: .zero)
    titleLabel.text = episode.title
    titleLabel.font = .systemFont(ofSize: 18, weight: .semibold)
    detailLabel.text = "\(episode.show), \(episode.length)"
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = .secondaryLabel
    for view in [artwork, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    artwork.frame = CGRect(x: 0, y: 0, width: 76, height: 76)
    titleLabel.frame = CGRect(x: 92, y: 14, width: bounds.width - 92, height: 24)
    detailLabel.frame = CGRect(x: 92, y: 40, width: bounds.width - 92, height: 20)
  }
}
