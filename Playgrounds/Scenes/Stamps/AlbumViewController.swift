import InterruptibleTransitions

/// All stamps, in an album or as a list.
final class AlbumViewController: UIViewController {
  var open: (Stamp) -> Void = { _ in }
  private(set) var stamps = (0..<80).map { Stamp(number: $0) }
  private let isTable: Bool
  private let table = UITableView(frame: .zero, style: .plain)
  private let collection: UICollectionView

  init(isTable: Bool) {
    self.isTable = isTable
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 105, height: 120)
    layout.minimumLineSpacing = 14
    layout.sectionInset = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var list: UIScrollView { isTable ? table : collection }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.9, blue: 0.85, alpha: 1)
    list.backgroundColor = .clear
    list.clipsToBounds = true
    table.rowHeight = 90
    table.register(StampRow.self, forCellReuseIdentifier: StampRow.reuseIdentifier)
    collection.register(StampItem.self, forCellWithReuseIdentifier: StampItem.reuseIdentifier)
    table.dataSource = self
    collection.dataSource = self
    table.delegate = self
    collection.delegate = self
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: 70, left: 0, bottom: 40, right: 0))
  }

  /// Changes the stamps and reloads the list.
  func change(_ change: (inout [Stamp]) -> Void) {
    change(&stamps)
    if isTable { table.reloadData() } else { collection.reloadData() }
  }
}

extension AlbumViewController: ElementSource {
  func view(for id: ElementID) -> UIView? {
    let cells = isTable ? table.visibleCells as [UIView] : collection.visibleCells
    let views = cells.compactMap { ($0 as? StampRow)?.stampView ?? ($0 as? StampItem)?.stampView }
    return views.first { $0.elementID == id }
  }

  func reveal(_ id: ElementID) {
    guard let index = stamps.firstIndex(where: { $0.id == id }) else { return }
    let path = IndexPath(item: index, section: 0)
    if isTable { table.revealElementCell(at: path) } else { collection.revealElementCell(at: path) }
  }
}

extension AlbumViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stamps.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: StampItem.reuseIdentifier, for: indexPath)
    (cell as? StampItem)?.stampView.stamp = stamps[indexPath.item]
    return cell
  }

  func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(stamps[indexPath.item])
  }
}

extension AlbumViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stamps.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: StampRow.reuseIdentifier, for: indexPath)
    (cell as? StampRow)?.show(stamps[indexPath.row])
    cell.backgroundColor = .clear
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(stamps[indexPath.row])
  }
}
