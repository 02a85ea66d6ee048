import InterruptibleTransitions

/// Records, and a player at the bottom of the screen.
///
/// A tap or a finger that moves up opens the player. Any finger catches it in flight, any number of
/// times.
package final class CatchAgainViewController: UIViewController {
  package let reveal = InterruptibleTransition(
    .slidingPanel(of: PlayerViewController.self), timing: .easeInOut(0.7))
  package let player = PlayerViewController()
  package let bar = UIControl()
  private let titleLabel = UILabel()
  private let records = Record.shelf.map { RecordView($0) }
  private let cover = CoverView(Record.shelf[0])
  private let barTitle = UILabel()
  private let barSymbol = UIImageView(image: UIImage(systemName: "chevron.up"))

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Records"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    view.addSubview(titleLabel)
    for record in records { view.addSubview(record) }

    bar.backgroundColor = UIColor(white: 0.95, alpha: 1)
    bar.layer.cornerRadius = 18
    bar.layer.shadowOpacity = 0.18
    bar.layer.shadowRadius = 14
    bar.layer.shadowOffset = CGSize(width: 0, height: 4)
    bar.addAction(UIAction { [weak self] _ in self?.openPlayer() }, for: .touchUpInside)
    barTitle.text = Record.shelf[0].title
    barTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    barSymbol.tintColor = .secondaryLabel
    for subview in [cover, barTitle, barSymbol] { bar.addSubview(subview) }
    cover.isUserInteractionEnabled = false
    view.addSubview(bar)

    player.loadViewIfNeeded()
    reveal.interactions = [
      .pan(.up, over: 792, on: bar) { [weak self] in self?.openPlayer() },
      .pan(.down, over: 792, on: player.view) { [weak player] in player?.dismiss(animated: true) },
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    titleLabel.frame = CGRect(x: 20, y: 76, width: 250, height: 42)
    let side = (bounds.width - 60) / 2
    for (index, record) in records.enumerated() {
      record.frame = CGRect(
        x: 20 + CGFloat(index % 2) * (side + 20), y: 136 + CGFloat(index / 2) * (side + 58),
        width: side, height: side + 44)
    }
    bar.frame = CGRect(x: 12, y: bounds.height - 108, width: bounds.width - 24, height: 68)
    cover.frame = CGRect(x: 10, y: 10, width: 48, height: 48)
    barTitle.frame = CGRect(x: 72, y: 21, width: 220, height: 26)
    barSymbol.frame = CGRect(x: bar.bounds.width - 44, y: 22, width: 24, height: 24)
  }

  package func openPlayer() {
    present(player, with: reveal)
  }
}
