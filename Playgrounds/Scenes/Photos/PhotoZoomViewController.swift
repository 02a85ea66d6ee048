import InterruptibleTransitions

/// An album. A photo grows into a viewer, and the viewer returns to the photo that it shows then.
package final class PhotoZoomViewController: UIViewController {
  package let grid: UICollectionView
  /// The transition of the viewer that was opened last.
  package private(set) var zoom = InterruptibleTransition(.unanimated)
  /// Called when a photo opens, before the push.
  package var onOpen: (InterruptibleTransition) -> Void = { _ in }
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let photos = Photo.journey

  package init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 176, height: 176)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 144, left: 16, bottom: 50, right: 16)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    grid.backgroundColor = .clear
    grid.dataSource = self
    grid.delegate = self
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(PhotoTile.self, forCellWithReuseIdentifier: PhotoTile.reuseIdentifier)
    titleLabel.text = "Journey"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    detailLabel.text = "\(photos.count) photos, one day"
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = UIColor(white: 0.5, alpha: 1)
    titleLabel.frame = CGRect(x: 16, y: 72, width: 360, height: 41)
    detailLabel.frame = CGRect(x: 16, y: 113, width: 360, height: 20)
    for label in [titleLabel, detailLabel] { grid.addSubview(label) }
    view.addSubview(grid)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
  }

  private func open(_ index: Int) {
    let viewer = PhotoPagerViewController(photos, at: index)
    var options = ElementZoomOptions()
    options.alignmentRect = { ($0.zoomedViewController as? PhotoPagerViewController)?.photoFrame }
    // The photo that is shown at the start of each flight.
    zoom = .zoom(options: options) { [weak viewer] _ in viewer?.photo.elementID }
    onOpen(zoom)
    navigationController?.pushViewController(viewer, with: zoom)
  }
}

extension PhotoZoomViewController: ElementListSource {
  package var elementScrollView: UIScrollView { grid }

  package func indexPath(for id: ElementID) -> IndexPath? {
    photos.firstIndex { $0.elementID == id }.map { IndexPath(item: $0, section: 0) }
  }
}

extension PhotoZoomViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  package func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoTile.reuseIdentifier, for: indexPath)
    (cell as? PhotoTile)?.photo = photos[indexPath.item]
    return cell
  }

  package func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(indexPath.item)
  }
}
