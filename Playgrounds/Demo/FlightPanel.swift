import InterruptibleTransitions

/// A panel above a scene, with the state and the events of its flights.
///
/// The collapsed panel fits between the buttons of a navigation bar.
final class FlightPanel: UIView {
  private static let collapsed = CGSize(width: 176, height: 36)
  private static let openWidth: CGFloat = 290
  private static let buttonWidth: CGFloat = 38
  private static let eventHeight: CGFloat = 17
  /// The number of events that the open panel shows.
  private static let shownEvents = 8

  /// The closure that is called when a person taps the Back button.
  var onClose: () -> Void = {}
  /// The closure that is called when a person taps the Share button.
  var onShare: () -> Void = {}
  let closeButton = UIButton(type: .system)
  let shareButton = UIButton(type: .system)
  let phaseLabel = UILabel()
  let eventsLabel = UILabel()
  /// The part of the panel that opens and closes the list of events.
  let middle = UIControl()
  private let track = UIView()
  private let bar = UIView()
  private(set) var isOpen = false
  private var progress = 0.0
  private var phase = TransitionPhase.idle

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.11, alpha: 0.92)
    layer.cornerRadius = 18
    clipsToBounds = true
    for (button, symbol, label) in [
      (closeButton, "chevron.left", "Back to the list"),
      (shareButton, "square.and.arrow.up", "Share the log"),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.tintColor = .white
      button.accessibilityLabel = label
    }
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    shareButton.addAction(UIAction { [weak self] _ in self?.onShare() }, for: .touchUpInside)
    middle.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    middle.isAccessibilityElement = true
    middle.accessibilityTraits = .button
    phaseLabel.font = .systemFont(ofSize: 12, weight: .medium)
    phaseLabel.textColor = .white
    phaseLabel.textAlignment = .center
    eventsLabel.font = .systemFont(ofSize: 12)
    eventsLabel.textColor = UIColor(white: 1, alpha: 0.8)
    eventsLabel.numberOfLines = Self.shownEvents
    track.backgroundColor = UIColor(white: 1, alpha: 0.2)
    track.layer.cornerRadius = 1.5
    bar.backgroundColor = .systemGreen
    bar.layer.cornerRadius = 1.5
    for subview in [phaseLabel, track, bar] {
      subview.isUserInteractionEnabled = false
      middle.addSubview(subview)
    }
    for subview in [middle, closeButton, shareButton, eventsLabel] { addSubview(subview) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the state of a log.
  func show(_ log: FlightLog) {
    phase = log.phase
    progress = log.progress
    showPhase()
    eventsLabel.text = log.lines.suffix(Self.shownEvents).reversed().joined(separator: "\n")
    placeEvents()
    placeBar()
  }

  /// Shows the whole phase in the open panel, and one word of it in the collapsed panel.
  private func showPhase() {
    let percentage = "\(Int((progress * 100).rounded())) %"
    let text = "\(phase) · \(percentage)"
    let word = phase.description.prefix { $0 != " " }
    phaseLabel.text = isOpen ? text : "\(word) · \(percentage)"
    middle.accessibilityLabel = text
  }

  private func toggle() {
    isOpen.toggle()
    showPhase()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let events = isOpen ? CGFloat(Self.shownEvents) * Self.eventHeight + 12 : 0
    let width = isOpen ? Self.openWidth : Self.collapsed.width
    return CGSize(
      width: min(width, size.width - 24), height: Self.collapsed.height + events)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.collapsed.height
    let side = Self.buttonWidth
    closeButton.frame = CGRect(x: 0, y: 0, width: side, height: height)
    shareButton.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: height)
    middle.frame = CGRect(x: side, y: 0, width: bounds.width - 2 * side, height: height)
    phaseLabel.frame = CGRect(x: 0, y: 5, width: middle.bounds.width, height: 17)
    track.frame = CGRect(x: 4, y: 26, width: middle.bounds.width - 8, height: 3)
    eventsLabel.isHidden = !isOpen
    placeEvents()
    placeBar()
  }

  /// Places the text at the top of its part of the panel.
  private func placeEvents() {
    let width = bounds.width - 40
    let free = max(bounds.height - Self.collapsed.height - 12, 0)
    let text = eventsLabel.sizeThatFits(CGSize(width: width, height: free))
    eventsLabel.frame = CGRect(
      x: 20, y: Self.collapsed.height, width: width, height: min(text.height, free))
  }

  private func placeBar() {
    var frame = track.frame
    frame.size.width *= CGFloat(min(max(progress, 0), 1))
    bar.frame = frame
  }
}
