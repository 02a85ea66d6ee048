import InterruptibleTransitions

/// A cell with a photo.
final class PhotoTile: UICollectionViewCell {
  static let reuseIdentifier = "photo"
  private let photoView = PhotoView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.layer.cornerRadius = 14
    contentView.addSubview(photoView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var photo: Photo? {
    didSet {
      photoView.photo = photo
      photoView.elementID = photo?.elementID
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = contentView.bounds
  }
}

extension Photo {
  /// The identifier of the photo's element.
  var elementID: ElementID { ElementID(title) }
}
