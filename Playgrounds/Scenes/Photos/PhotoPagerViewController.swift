import InterruptibleTransitions

/// A viewer of photos: one photo over a dark background, and a strip of all photos.
package final class PhotoPagerViewController: UIViewController {
  private let photos: [Photo]
  package private(set) var index: Int
  private let photoView = PhotoView(frame: .zero)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let countLabel = UILabel()
  private let backButton = UIButton(type: .custom)
  private let strip: [StripButton]

  /// The photo that is shown.
  var photo: Photo { photos[index] }
  /// The place of the photo, in points of the page.
  var photoFrame: CGRect { photoView.frame }

  init(_ photos: [Photo], at index: Int) {
    self.photos = photos
    self.index = index
    strip = photos.map { StripButton($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.04, alpha: 1)
    let gray = UIColor(white: 0.62, alpha: 1)
    let fonts: [(UILabel, UIFont, UIColor)] = [
      (titleLabel, .systemFont(ofSize: 22, weight: .bold), .white),
      (detailLabel, .systemFont(ofSize: 15), gray),
      (countLabel, .systemFont(ofSize: 15, weight: .semibold), gray),
    ]
    for (label, font, color) in fonts {
      label.font = font
      label.textColor = color
    }
    countLabel.textAlignment = .center
    backButton.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    backButton.tintColor = .white
    backButton.backgroundColor = UIColor(white: 1, alpha: 0.14)
    backButton.layer.cornerRadius = 16
    backButton.addAction(
      UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside)
    for (index, button) in strip.enumerated() {
      button.addAction(
        UIAction { [weak self] _ in
          self?.show(index)
          UIView.animate(withDuration: 0.25) { self?.view.layoutIfNeeded() }
        }, for: .touchUpInside)
    }
    let parts = [photoView, titleLabel, detailLabel, countLabel, backButton] + strip
    for view in parts { self.view.addSubview(view) }
    show(index)
  }

  private func show(_ index: Int) {
    self.index = index
    photoView.photo = photo
    titleLabel.text = photo.title
    detailLabel.text = "October 3, \(6 + index):\(index % 2 == 0 ? "05" : "40")"
    countLabel.text = "\(index + 1) of \(photos.count)"
    for (other, button) in strip.enumerated() { button.isSelected = other == index }
    view.setNeedsLayout()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    backButton.frame = CGRect(x: 16, y: safeArea.top + 5, width: 32, height: 32)
    countLabel.frame = CGRect(x: 80, y: safeArea.top + 5, width: bounds.width - 160, height: 32)
    photoView.frame = CGRect(
      x: 0, y: safeArea.top + 85, width: bounds.width, height: bounds.width)
    let width = bounds.width - 32
    titleLabel.frame = CGRect(x: 16, y: photoView.frame.maxY + 24, width: width, height: 28)
    detailLabel.frame = CGRect(x: 16, y: titleLabel.frame.maxY + 4, width: width, height: 20)
    // The photo that is shown is wider, and in the middle.
    let thin: CGFloat = 32
    let wide: CGFloat = 56
    let top = bounds.height - safeArea.bottom - 16 - 56
    for (other, button) in strip.enumerated() {
      let offset = CGFloat(other - index) * (thin + 4)
      let aside: CGFloat = other == index ? 0 : (wide - thin) / 2 + 8
      let side = other == index ? wide : thin
      button.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      button.center = CGPoint(
        x: bounds.midX + offset + (other < index ? -aside : aside), y: top + wide / 2)
    }
  }
}

/// A small photo in the strip.
private final class StripButton: UIControl {
  private let photoView = PhotoView(frame: .zero)

  init(_ photo: Photo) {
    super.init(frame: .zero)
    photoView.photo = photo
    photoView.isUserInteractionEnabled = false
    photoView.layer.cornerRadius = 4
    addSubview(photoView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = bounds
    photoView.layer.cornerRadius = isSelected ? 8 : 4
  }
}
