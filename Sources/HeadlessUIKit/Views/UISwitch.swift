import Foundation

/// A control that is either on or off.
@MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let knob = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))

  /// Whether the switch is on. The default is false.
  open var isOn = false {
    didSet { place() }
  }

  /// Creates a switch at the origin of a frame. The size of the frame is ignored (fact 4.55).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    layer.cornerRadius = Self.size.height / 2
    knob.backgroundColor = .white
    knob.layer.cornerRadius = knob.bounds.height / 2
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    place()
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Turns the switch on or off. The method sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated, window != nil else {
      isOn = on
      return
    }
    UIView.animate(withDuration: 0.25) { self.isOn = on }
  }

  /// Returns the size of every switch, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size of every switch, in points.
  open override var intrinsicContentSize: CGSize { Self.size }

  override func touchUpInside() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  private func place() {
    let isRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    knob.center.x = isRight ? Self.size.width - 15.5 : 15.5
    backgroundColor = isOn ? .systemGreen : .lightGray
  }
}
