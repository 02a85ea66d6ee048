import InterruptibleTransitions
import Scenes

/// The list of all scenes, with the settings above them.
final class SceneListViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let tints: [SceneEntry.Group: UIColor] = [
    .zoom: .systemIndigo, .grab: .systemOrange, .presenting: .systemTeal, .containers: .systemGreen,
    .elements: .systemPink, .animations: .systemPurple,
  ]

  /// The closure that is called with the chosen scene.
  var onSelect: (SceneEntry) -> Void = { _ in }
  /// The closure that shows the probe; nil hides its button.
  var onProbe: (() -> Void)?
  let settingsCard = SettingsCard()
  let scrollView = UIScrollView()
  private(set) var rows: [SceneRow] = []
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let probeButton = UIButton(type: .system)
  private var groups: [(header: UILabel, card: UIView, rows: [SceneRow])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    titleLabel.text = "Transitions"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    subtitleLabel.text = "Touch a transition while it moves."
    subtitleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.textColor = .secondaryLabel
    probeButton.setTitle("Probe this device", for: .normal)
    probeButton.isHidden = onProbe == nil
    probeButton.addAction(UIAction { [weak self] _ in self?.onProbe?() }, for: .touchUpInside)
    for subview in [titleLabel, subtitleLabel, settingsCard, probeButton] {
      scrollView.addSubview(subview)
    }
    for group in SceneEntry.Group.allCases { add(group) }
  }

  private func add(_ group: SceneEntry.Group) {
    let header = UILabel()
    header.text = group.rawValue
    header.font = .systemFont(ofSize: 20, weight: .bold)
    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    let entries = SceneEntry.all.filter { $0.group == group }
    let rows = entries.enumerated().map { index, entry in
      SceneRow(
        entry, tint: Self.tints[group] ?? .systemBlue, isLast: index == entries.count - 1)
    }
    for row in rows {
      row.addAction(
        UIAction { [weak self, weak row] _ in
          if let row { self?.onSelect(row.entry) }
        }, for: .touchUpInside)
      card.addSubview(row)
    }
    scrollView.addSubview(header)
    scrollView.addSubview(card)
    self.rows += rows
    groups.append((header, card, rows))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let left = Self.margin + view.safeAreaInsets.left
    let width = view.bounds.width - left - Self.margin - view.safeAreaInsets.right
    var y: CGFloat = 12
    func place(_ subview: UIView, height: CGFloat, gap: CGFloat) {
      subview.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    place(titleLabel, height: 42, gap: 0)
    place(subtitleLabel, height: 24, gap: 16)
    place(settingsCard, height: settingsCard.sizeThatFits(view.bounds.size).height, gap: 20)
    for group in groups {
      place(group.header, height: 28, gap: 6)
      place(group.card, height: CGFloat(group.rows.count) * SceneRow.height, gap: 20)
      for (index, row) in group.rows.enumerated() {
        row.frame = CGRect(
          x: 0, y: CGFloat(index) * SceneRow.height, width: width, height: SceneRow.height)
      }
    }
    if !probeButton.isHidden { place(probeButton, height: 50, gap: 20) }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
    alignTexts()
  }

  private func alignTexts() {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [titleLabel, subtitleLabel] + groups.map(\.header) {
      label.textAlignment = isMirrored ? .right : .left
    }
  }
}
