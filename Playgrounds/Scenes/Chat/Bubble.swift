import InterruptibleTransitions

/// A message of a chat.
final class Bubble: UIView {
  private let label = UILabel()
  private let isOwn: Bool

  init(_ text: String, isOwn: Bool) {
    self.isOwn = isOwn
    super.init(frame: .zero)
    backgroundColor =
      isOwn ? UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 1) : UIColor(white: 0.91, alpha: 1)
    layer.cornerRadius = 20
    label.text = text
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 17, weight: .regular)
    label.textColor = isOwn ? .white : .label
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Lays out the message below the previous message.
  ///
  /// - Parameters:
  ///   - top: The upper edge, in points.
  ///   - width: The width of the chat, in points.
  /// - Returns: The lower edge, in points.
  func layOut(at top: CGFloat, in width: CGFloat) -> CGFloat {
    let length = CGFloat(label.text?.count ?? 0)
    let isLong = length > 30
    let size = CGSize(width: isLong ? 268 : length * 8.6 + 36, height: isLong ? 66 : 44)
    frame = CGRect(
      x: isOwn ? width - size.width - 16 : 16, y: top, width: size.width, height: size.height)
    label.frame = CGRect(x: 16, y: 10, width: size.width - 28, height: size.height - 20)
    return frame.maxY
  }
}

/// A round button with a plus that rotates into a cross.
package final class PlusButton: UIButton {
  private let bars = [UIView(), UIView()]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 1)
    layer.cornerRadius = 24
    for (bar, size) in zip(bars, [CGSize(width: 20, height: 3), CGSize(width: 3, height: 20)]) {
      bar.backgroundColor = .white
      bar.isUserInteractionEnabled = false
      bar.bounds = CGRect(origin: .zero, size: size)
      bar.center = CGPoint(x: 24, y: 24)
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a cross, or a plus.
  func turn(isOpen: Bool) {
    transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
  }
}
