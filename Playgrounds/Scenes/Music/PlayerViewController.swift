import InterruptibleTransitions

/// A player in a sheet, over the dimmed records.
package final class PlayerViewController: UIViewController, SlidingPanelController {
  /// The distance of the sheet from the screen's top, in points.
  private static let top: CGFloat = 60

  package let panel = UIView()
  let dimming = UIView()
  private let grabber = UIView()
  private let cover = CoverView(Record.shelf[0])
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private let track = UIView()
  private let elapsed = UIView()
  private let knob = UIView()
  private let symbols = ["chevron.left", "heart", "chevron.right"].map {
    UIImageView(image: UIImage(systemName: $0))
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    panel.backgroundColor = UIColor(red: 0.14, green: 0.12, blue: 0.2, alpha: 1)
    panel.layer.cornerRadius = 32
    view.addSubview(dimming)
    view.addSubview(panel)

    titleLabel.text = Record.shelf[0].title
    titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
    titleLabel.textColor = .white
    artistLabel.text = Record.shelf[0].artist
    artistLabel.textColor = UIColor(white: 1, alpha: 0.65)
    grabber.backgroundColor = UIColor(white: 1, alpha: 0.4)
    track.backgroundColor = UIColor(white: 1, alpha: 0.2)
    for view in [elapsed, knob] { view.backgroundColor = .white }
    grabber.layer.cornerRadius = 2.5
    for view in [track, elapsed] { view.layer.cornerRadius = 3 }
    knob.layer.cornerRadius = 8
    for symbol in symbols { symbol.tintColor = .white }
    for subview in [grabber, cover, titleLabel, artistLabel, track, elapsed, knob] + symbols {
      panel.addSubview(subview)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    dimming.frame = bounds
    // The panel extends below the screen, so that no gap opens under it.
    panel.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    panel.center = CGPoint(x: bounds.midX, y: bounds.midY + Self.top)
    let width = bounds.width
    let side = width - 96
    grabber.frame = CGRect(x: width / 2 - 20, y: 12, width: 40, height: 5)
    cover.frame = CGRect(x: 48, y: 70, width: side, height: side)
    titleLabel.frame = CGRect(x: 48, y: side + 112, width: side, height: 34)
    artistLabel.frame = CGRect(x: 48, y: side + 148, width: side, height: 24)
    track.frame = CGRect(x: 48, y: side + 206, width: side, height: 6)
    elapsed.frame = CGRect(x: 48, y: side + 206, width: side * 0.36, height: 6)
    knob.frame = CGRect(x: 40 + side * 0.36, y: side + 201, width: 16, height: 16)
    for (index, symbol) in symbols.enumerated() {
      symbol.frame = CGRect(
        x: width / 2 + CGFloat(index - 1) * 92 - 18, y: side + 262, width: 36, height: 36)
    }
  }

  /// The distance that the sheet moves to leave the screen, in points.
  var way: CGFloat { view.bounds.height - Self.top }

  var outside: CGVector { CGVector(dx: 0, dy: way) }
}
