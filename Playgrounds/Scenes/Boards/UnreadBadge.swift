import InterruptibleTransitions

/// A badge with the number of messages that are not read.
///
/// If the card around the badge opens, the badge grows and fades, as its messages are read then.
/// The badges of all other cards shrink.
final class UnreadBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.91, green: 0.2, blue: 0.22, alpha: 1)
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14, weight: .bold)
    addSubview(label)
    elementModifiers = [
      .when({ $0.matchedAncestor != nil }, [.fade, .scale(2.4), .duration(0.35)]),
      .when(
        { $0.matchedAncestor == nil },
        // On the way back, the page covers the badges until it is small.
        [.fade, .scale(0.1), .duration(0.25), .whenAppearing([.delay(0.3)])]),
    ]
  }

  required init?(coder: NSCoder) {
    nil
  }

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
