import InterruptibleTransitions

/// The player over the whole screen, with the chapters of the episode.
package final class FullPlayerViewController: UIViewController {
  package let panel = PlayerPanel()
  package let chapters = UITableView(frame: .zero, style: .plain)
  /// The bar from which the panel grows.
  weak var bar: PlayerPanel?
  private let track = UIView()
  private let elapsed = UIView()
  private let times = [UILabel(), UILabel()]
  private let skipButtons = ["backward", "forward"].map { name in
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = .white
    return button
  }

  /// Shows the panel in the frame and form of the bar, or over the whole screen.
  func show(asBar: Bool) {
    panel.isBar = asBar
    panel.frame = panel.frame(in: view.bounds)
    panel.layoutIfNeeded()
    layOutParts()
    // The bar has none of these views.
    for part in [track, chapters] + times + skipButtons { part.alpha = asBar ? 0 : 1 }
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    track.backgroundColor = UIColor(white: 1, alpha: 0.2)
    elapsed.backgroundColor = .white
    for line in [track, elapsed] { line.layer.cornerRadius = 2 }
    track.addSubview(elapsed)
    track.isUserInteractionEnabled = false
    for (label, time) in zip(times, ["12:20", "-39:40"]) {
      label.text = time
      label.font = .systemFont(ofSize: 13)
      label.textColor = UIColor(white: 1, alpha: 0.6)
    }
    times[1].textAlignment = .right
    for part in [track] + times + skipButtons { panel.header.insertSubview(part, at: 0) }
    chapters.backgroundColor = UIColor(white: 1, alpha: 0.07)
    chapters.separatorColor = UIColor(white: 1, alpha: 0.12)
    chapters.rowHeight = ChapterCell.height
    chapters.contentInsetAdjustmentBehavior = .never
    chapters.register(ChapterCell.self, forCellReuseIdentifier: ChapterCell.reuseIdentifier)
    chapters.dataSource = self
    panel.addSubview(chapters)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    panel.frame = panel.frame(in: bounds)
    layOutParts()
    chapters.frame = CGRect(
      x: 0, y: PlayerPanel.headerHeight, width: bounds.width,
      height: bounds.height - PlayerPanel.headerHeight)
  }

  /// Lays out the parts that the bar does not have, in the width of the panel.
  private func layOutParts() {
    let width = panel.bounds.width
    track.frame = CGRect(x: 24, y: 256, width: width - 48, height: 4)
    elapsed.frame = CGRect(x: 0, y: 0, width: track.bounds.width * 0.24, height: 4)
    times[0].frame = CGRect(x: 24, y: 266, width: 80, height: 18)
    times[1].frame = CGRect(x: width - 104, y: 266, width: 80, height: 18)
    for (button, side) in zip(skipButtons, [-1, 1] as [CGFloat]) {
      button.frame = CGRect(x: width / 2 + 96 * side - 24, y: 306, width: 48, height: 48)
    }
  }
}

extension FullPlayerViewController: TransitionInteractionProvider {
  /// Returns the pans that drag the player down by its header, or pull the chapters past their top.
  package func interactions(
    for transition: InterruptibleTransition
  ) -> [any TransitionInteraction] {
    let travel = TransitionDistance.fraction(PlayerPanel.barTop)
    let close: () -> Void = { [weak self] in self?.dismiss(animated: true) }
    return [
      .pan(.down, over: travel, on: panel.header, begin: close),
      .scrollPullToDismiss(chapters, over: travel, begin: close),
    ]
  }
}

extension FullPlayerViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Episode.playing.chapters.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ChapterCell.reuseIdentifier, for: indexPath)
    (cell as? ChapterCell)?.show(indexPath.row)
    return cell
  }
}
