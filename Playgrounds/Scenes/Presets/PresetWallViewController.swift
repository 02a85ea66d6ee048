import InterruptibleTransitions

/// A wall of all presets. A tap starts all of them, in both directions. A finger that moves across
/// the wall holds and moves all of them at once.
package final class PresetWallViewController: UIViewController {
  package let tiles: [PresetTile]
  private let labels: [UILabel]
  private var observers: [TransitionGestureObserver] = []
  private var starts: [Double] = []

  /// - Parameters:
  ///   - edge: The side from which pages move in.
  ///   - isMirrored: Whether the tiles are laid out from right to left.
  package init(from edge: TransitionEdge = .right, isMirrored: Bool = false) {
    var presets = PresetEntry.all.map { preset in
      (name: preset.name, animation: { card in preset.animation(edge, card) })
    }
    // An animation that an app makes as the presets are made.
    presets.append(
      (
        "pages",
        { _ in .pages(presented: TransitionPageAppearance(offset: CGVector(dx: 0.7, dy: 1))) }
      ))
    tiles = presets.enumerated().map { index, preset in
      PresetTile(preset.name, tint: Self.tint(index), preset.animation)
    }
    labels = presets.map { preset in
      let label = UILabel()
      label.text = preset.name
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .center
      return label
    }
    super.init(nibName: nil, bundle: nil)
    if isMirrored {
      for tile in tiles { tile.view.semanticContentAttribute = .forceRightToLeft }
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func tint(_ index: Int) -> UIColor {
    let tints: [(CGFloat, CGFloat, CGFloat)] = [
      (0.36, 0.55, 0.92), (0.93, 0.58, 0.33), (0.42, 0.74, 0.52), (0.83, 0.42, 0.56),
      (0.60, 0.52, 0.86),
    ]
    let tint = tints[(index + index / 4) % tints.count]
    return UIColor(red: tint.0, green: tint.1, blue: tint.2, alpha: 1)
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    for (tile, label) in zip(tiles, labels) {
      addChild(tile)
      view.addSubview(tile.view)
      tile.didMove(toParent: self)
      view.addSubview(label)
    }
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    for recognizer in [tap, pan] { view.addGestureRecognizer(recognizer) }
    observers = [
      TransitionGestureObserver(tap) { [weak self] _ in self?.go() },
      TransitionGestureObserver(pan) { [weak self] pan in self?.move(pan) },
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let columns: CGFloat = 4
    let gap: CGFloat = 10
    let rows = (CGFloat(tiles.count) / columns).rounded(.up)
    let cell = CGSize(width: (area.width - gap) / columns, height: area.height / rows)
    for (index, tile) in tiles.enumerated() {
      let row = CGFloat(index / 4)
      let column = CGFloat(index % 4)
      let corner = CGPoint(
        x: area.minX + gap + column * cell.width, y: area.minY + row * cell.height)
      let size = CGSize(width: cell.width - gap, height: cell.height - 26)
      tile.view.frame = CGRect(origin: corner, size: size)
      labels[index].frame = CGRect(
        x: corner.x, y: corner.y + size.height + 3, width: size.width, height: 14)
    }
  }

  private func go() {
    for tile in tiles { if tile.viewControllers.count > 1 { tile.close() } else { tile.open() } }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    let width = Double(view.bounds.width)
    let travel = Double(pan.translation(in: view).x) / width
    switch pan.state {
    case .began:
      for tile in tiles where tile.transition.flight != nil { tile.transition.pause() }
      starts = tiles.map { $0.transition.progress - travel }
    case .changed:
      for (tile, start) in zip(tiles, starts) { tile.transition.update(CGFloat(start + travel)) }
    default:
      let velocity = Double(pan.velocity(in: view).x) / width
      for tile in tiles { tile.transition.release(velocity: velocity) }
    }
  }
}
