import InterruptibleTransitions

/// All boards of a neighborhood, in a grid.
final class BoardsViewController: UIViewController {
  var open: (Board) -> Void = { _ in }
  private(set) var boards = Board.all
  private let titleLabel = UILabel()
  private let grid: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 169, height: 150)
    layout.minimumLineSpacing = 15
    layout.minimumInteritemSpacing = 15
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 20, right: 20)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.96, alpha: 1)
    titleLabel.text = "Our street"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    grid.backgroundColor = .clear
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(BoardCell.self, forCellWithReuseIdentifier: BoardCell.reuseIdentifier)
    grid.dataSource = self
    grid.delegate = self
    for view in [titleLabel, grid] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    titleLabel.frame = CGRect(x: 20, y: 76, width: bounds.width - 40, height: 42)
    grid.frame = CGRect(x: 0, y: 124, width: bounds.width, height: bounds.height - 124)
  }

  /// Shows a board as read.
  func markAsRead(_ name: String) {
    guard let index = boards.firstIndex(where: { $0.name == name }) else { return }
    boards[index].unread = 0
    grid.reloadData()
  }
}

extension BoardsViewController: ElementListSource {
  var elementScrollView: UIScrollView { grid }

  func indexPath(for id: ElementID) -> IndexPath? {
    let parts: [Board.Part] = [.card, .icon, .name]
    return boards.firstIndex { board in parts.contains { board.element($0) == id } }
      .map { IndexPath(item: $0, section: 0) }
  }
}

extension BoardsViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    boards.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BoardCell.reuseIdentifier, for: indexPath)
    (cell as? BoardCell)?.board = boards[indexPath.item]
    return cell
  }

  func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let cell = grid.cellForItem(at: indexPath), !grid.bounds.isEmpty {
      let place = grid.convert(cell.center, to: view)
      // The badges near the card begin first.
      let center = CGPoint(
        x: (place.x - grid.frame.minX) / grid.bounds.width,
        y: (place.y - grid.frame.minY) / grid.bounds.height)
      grid.elementModifiers = [.cascade(.radial(from: center), step: 0.03)]
    }
    open(boards[indexPath.item])
  }
}
