import InterruptibleTransitions

/// A grid of photos, each of which opens, and which fingers carry back.
///
/// A drag in any direction takes the photo off its page, and two fingers also scale and rotate it.
/// When they lift, the photo continues at their velocity, and lands in the grid or on its page.
/// It can be caught in the air.
package final class PhotoCarryViewController: UIViewController {
  package let reading = InterruptibleTransition(
    .elements, timing: .spring(dampingRatio: 1, duration: 0.5))
  package let grid: UICollectionView
  private let titleLabel = UILabel()
  private let photos = Photo.journey

  package init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 174, height: 174)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 120, left: 16, bottom: 40, right: 16)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    reading.configuration.settling = .spring(dampingRatio: 0.9, response: 0.32)
    reading.configuration.settlingWhenLeaving = .spring(dampingRatio: 0.75, response: 0.42)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    grid.backgroundColor = .clear
    grid.dataSource = self
    grid.delegate = self
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(PhotoTile.self, forCellWithReuseIdentifier: PhotoTile.reuseIdentifier)
    titleLabel.text = "Journey"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.frame = CGRect(x: 16, y: 66, width: 300, height: 42)
    grid.addSubview(titleLabel)
    view.addSubview(grid)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
  }

  /// Opens a photo.
  private func open(_ photo: Photo) {
    let page = CarriedPhotoViewController(photo)
    reading.interactions = [
      .carry(on: page.view) { [weak page, weak reading] in
        if let reading { page?.dismiss(with: reading) }
      }
    ]
    page.onClose = { [weak page, weak reading] in
      if let reading { page?.dismiss(with: reading) }
    }
    present(page, with: reading)
  }
}

extension PhotoCarryViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  package func collectionView(
    _: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoTile.reuseIdentifier, for: indexPath)
    (cell as? PhotoTile)?.photo = photos[indexPath.item]
    return cell
  }

  package func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(photos[indexPath.item])
  }
}

/// The page of one photo: the photo over a dark background, with its title.
package final class CarriedPhotoViewController: UIViewController {
  private let photo: Photo
  private let photoView = PhotoView(frame: .zero)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  var onClose: () -> Void = {}

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.05, alpha: 1)
    photoView.photo = photo
    photoView.elementID = ElementID(photo.title)
    titleLabel.text = photo.title
    titleLabel.textColor = .white
    titleLabel.font = .systemFont(ofSize: 24, weight: .semibold)
    detailLabel.text = "On the way"
    detailLabel.textColor = UIColor(white: 0.7, alpha: 1)
    detailLabel.font = .systemFont(ofSize: 15)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor(white: 1, alpha: 0.2)
    closeButton.layer.cornerRadius = 18
    closeButton.addAction(
      UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    for subview in [photoView, titleLabel, detailLabel, closeButton] { view.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let middle = view.bounds.midY
    photoView.frame = CGRect(x: 0, y: middle - width / 2 - 30, width: width, height: width)
    titleLabel.frame = CGRect(x: 20, y: photoView.frame.maxY + 22, width: width - 40, height: 30)
    detailLabel.frame = CGRect(x: 20, y: titleLabel.frame.maxY + 4, width: width - 40, height: 20)
    closeButton.frame = CGRect(x: width - 52, y: 62, width: 36, height: 36)
  }
}
