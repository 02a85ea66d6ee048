import InterruptibleTransitions

/// A screen with many views in rows of ten, laid out by three constraints for each view.
///
/// The height of a view is that of its content.
final class ConstraintScreen: UIViewController {
  private let count: Int
  /// The constraint of the first view's width, which is the width of all views.
  private(set) var width: NSLayoutConstraint?

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tiles = (0..<count).map { _ in Tile() }
    for tile in tiles { view.addSubview(tile) }
    let width = tiles[0].widthAnchor.constraint(equalToConstant: 28)
    self.width = width
    NSLayoutConstraint.activate(
      tiles.indices.flatMap { index in
        let tile = tiles[index]
        let isFirstOfRow = index.isMultiple(of: 10)
        let leading =
          isFirstOfRow
          ? tile.leadingAnchor.constraint(equalTo: view.leadingAnchor)
          : tile.leadingAnchor.constraint(equalTo: tiles[index - 1].trailingAnchor, constant: 2)
        let top =
          index < 10
          ? tile.topAnchor.constraint(equalTo: view.topAnchor)
          : tile.topAnchor.constraint(equalTo: tiles[index - 10].bottomAnchor, constant: 2)
        let ownWidth =
          index == 0 ? width : tile.widthAnchor.constraint(equalTo: tiles[0].widthAnchor)
        return [leading, top, ownWidth]
      })
  }
}

/// A view with the size of its content.
private final class Tile: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 8)
  }
}
