import InterruptibleTransitions

/// The current episode: as a bar at the bottom of the screen, or over the whole screen.
///
/// The parts keep their sizes. They are moved and scaled, so that a change of the form can be
/// animated.
package final class PlayerPanel: UIView {
  /// The top edge of the bar, as a fraction of the screen's height.
  package static let barTop: CGFloat = 0.87
  static let barHeight: CGFloat = 68
  static let headerHeight: CGFloat = 396
  /// The height of the full player below the screen. The growing panel soon covers the bottom edge.
  private static let overhang: CGFloat = 120
  static let ground = UIColor(red: 0.07, green: 0.17, blue: 0.22, alpha: 1)

  /// Whether the panel is the bar.
  var isBar = true {
    didSet { setNeedsLayout() }
  }
  /// The part with the artwork and the buttons. The bar has no other part.
  package let header = UIControl()
  package let artwork = ArtworkView(.playing)
  package let titleLabel = UILabel()
  package let playButton = PlayButton()
  private let showLabel = UILabel()
  private let grabber = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.ground
    clipsToBounds = true
    titleLabel.text = Episode.playing.title
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.textColor = .white
    showLabel.text = Episode.playing.show
    showLabel.font = .systemFont(ofSize: 16)
    showLabel.textColor = UIColor(white: 1, alpha: 0.65)
    grabber.backgroundColor = UIColor(white: 1, alpha: 0.35)
    grabber.layer.cornerRadius = 2.5
    addSubview(header)
    for part in [grabber, artwork, titleLabel, showLabel, playButton] { header.addSubview(part) }
    artwork.bounds.size = CGSize(width: 140, height: 140)
    titleLabel.bounds.size = CGSize(width: 200, height: 30)
    showLabel.bounds.size = CGSize(width: 200, height: 22)
    playButton.bounds.size = CGSize(width: 72, height: 72)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the frame of the panel in a view of the screen's size.
  func frame(in bounds: CGRect) -> CGRect {
    guard isBar else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + Self.overhang)
    }
    return CGRect(
      x: 10, y: bounds.height * Self.barTop, width: bounds.width - 20, height: Self.barHeight)
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    layer.cornerRadius = isBar ? 20 : 44
    grabber.frame = CGRect(x: width / 2 - 20, y: isBar ? -8 : 60, width: 40, height: 5)
    header.frame = CGRect(
      x: 0, y: 0, width: width, height: isBar ? Self.barHeight : Self.headerHeight)
    if isBar {
      place(artwork, at: CGPoint(x: 36, y: 34), scale: 0.34)
      place(titleLabel, at: CGPoint(x: 149, y: 24), scale: 0.78)
      place(showLabel, at: CGPoint(x: 156, y: 45), scale: 0.85)
      place(playButton, at: CGPoint(x: width - 36, y: 34), scale: 0.6)
    } else {
      place(artwork, at: CGPoint(x: 94, y: 162), scale: 1)
      place(titleLabel, at: CGPoint(x: 282, y: 150), scale: 1)
      place(showLabel, at: CGPoint(x: 282, y: 178), scale: 1)
      place(playButton, at: CGPoint(x: width / 2, y: 330), scale: 1)
    }
  }

  private func place(_ part: UIView, at center: CGPoint, scale: CGFloat) {
    part.center = center
    part.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
