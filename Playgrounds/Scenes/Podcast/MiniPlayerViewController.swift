import InterruptibleTransitions

/// Podcasts and a bar that shows the current episode.
///
/// A tap on the bar, or a finger that drags it up, grows it into the full player. A finger drags
/// the player down by its header or by its list.
package final class MiniPlayerViewController: UIViewController {
  package let reveal = InterruptibleTransition(
    .player, timing: .spring(dampingRatio: 1, duration: 0.55))
  package let player = FullPlayerViewController()
  package let bar = PlayerPanel()
  /// Whether the episode is being played.
  package private(set) var isPlaying = true {
    didSet { for panel in [bar, player.panel] { panel.playButton.isPlaying = isPlaying } }
  }

  private let content = UIView()
  private let titleLabel = UILabel()
  private let headingLabel = UILabel()
  private let shelf = ([.playing] + Episode.new.dropLast(2)).map { ArtworkView($0) }
  private let rows = Episode.new.map { EpisodeRow($0) }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = PlayerPanel.ground
    content.layer.cornerRadius = 44
    content.backgroundColor = UIColor(red: 0.97, green: 0.97, blue: 0.95, alpha: 1)
    titleLabel.text = "Listen"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    headingLabel.text = "New episodes"
    headingLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    view.addSubview(content)
    for subview in [titleLabel, headingLabel] + shelf + rows { content.addSubview(subview) }
    view.addSubview(bar)

    player.bar = bar
    for panel in [bar, player.panel] {
      panel.playButton.addAction(
        UIAction { [weak self] _ in self?.isPlaying.toggle() }, for: .touchUpInside)
    }
    bar.header.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    reveal.addAuxiliaryAnimations { [content] flight in
      content.transform =
        flight.isPresenting ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
      content.alpha = flight.isPresenting ? 0.3 : 1
    }
    reveal.interactions = [
      .pan(.up, over: .fraction(PlayerPanel.barTop), on: bar) { [weak self] in self?.open() }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    content.bounds = bounds
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    titleLabel.frame = CGRect(x: 20, y: 76, width: 250, height: 42)
    let side = (bounds.width - 64) / 3
    for (index, artwork) in shelf.enumerated() {
      artwork.frame = CGRect(
        x: 20 + CGFloat(index) * (side + 12), y: 136, width: side, height: side)
    }
    headingLabel.frame = CGRect(x: 20, y: side + 166, width: 250, height: 26)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 20, y: side + 206 + CGFloat(index) * 92, width: bounds.width - 40, height: 76)
    }
    bar.frame = bar.frame(in: bounds)
  }

  private func open() {
    present(player, with: reveal)
  }
}
