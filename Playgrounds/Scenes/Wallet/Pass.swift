import InterruptibleTransitions

/// A ticket for a journey.
package struct Pass {
  let line: String
  let from: String
  let to: String
  /// The labels and texts, in reading order.
  let details: [(label: String, text: String)]
  let tint: UIColor

  /// The passes in the wallet.
  static let all = [
    Pass(
      line: "Night Express", from: "ZRH", to: "BER",
      details: [("DEPARTS", "21:44"), ("COACH", "12"), ("BERTH", "34")],
      tint: UIColor(red: 0.16, green: 0.2, blue: 0.45, alpha: 1)),
    Pass(
      line: "Island Ferry", from: "LIS", to: "FNC",
      details: [("DEPARTS", "09:15"), ("DECK", "4"), ("SEAT", "17 C")],
      tint: UIColor(red: 0.05, green: 0.45, blue: 0.47, alpha: 1)),
    Pass(
      line: "Mountain Railway", from: "INT", to: "JUN",
      details: [("DEPARTS", "07:05"), ("COACH", "2"), ("SEAT", "8 A")],
      tint: UIColor(red: 0.72, green: 0.3, blue: 0.22, alpha: 1)),
  ]
}

/// A pass, in the wallet or opened.
package final class PassView: UIControl {
  package let pass: Pass
  private let lineLabel = UILabel()
  private let placeLabels: [UILabel]
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
  private let details: [(label: UILabel, text: UILabel)]
  private let code = CodeView(frame: .zero)

  init(_ pass: Pass) {
    self.pass = pass
    placeLabels = [pass.from, pass.to].map { place in
      let label = UILabel()
      label.text = place
      label.font = .systemFont(ofSize: 46, weight: .bold)
      return label
    }
    details = pass.details.map { detail in
      let label = UILabel()
      let text = UILabel()
      label.text = detail.label
      text.text = detail.text
      label.font = .systemFont(ofSize: 12, weight: .semibold)
      label.alpha = 0.7
      text.font = .systemFont(ofSize: 22, weight: .semibold)
      return (label, text)
    }
    super.init(frame: .zero)
    backgroundColor = pass.tint
    layer.cornerRadius = 22
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    lineLabel.text = pass.line
    lineLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    placeLabels[1].textAlignment = .right
    arrow.tintColor = .white
    for label in [lineLabel] + placeLabels + details.flatMap({ [$0.label, $0.text] }) {
      label.textColor = .white
      addSubview(label)
    }
    addSubview(arrow)
    addSubview(code)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    lineLabel.frame = CGRect(x: 24, y: 20, width: width - 48, height: 24)
    placeLabels[0].frame = CGRect(x: 24, y: 66, width: 130, height: 54)
    placeLabels[1].frame = CGRect(x: width - 154, y: 66, width: 130, height: 54)
    arrow.frame = CGRect(x: width / 2 - 14, y: 79, width: 28, height: 28)
    for (index, detail) in details.enumerated() {
      let x = 24 + CGFloat(index) * (width - 48) / 3
      detail.label.frame = CGRect(x: x, y: 146, width: 100, height: 18)
      detail.text.frame = CGRect(x: x, y: 164, width: 110, height: 30)
    }
    code.frame = CGRect(x: width / 2 - 90, y: 220, width: 180, height: 180)
  }
}

/// A square pattern that looks like a code.
private final class CodeView: UIView {
  private static let side = 11
  private var dots: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 14
    isUserInteractionEnabled = false
    for index in 0..<Self.side * Self.side where Self.isDark(index) {
      let dot = UIView()
      dot.tag = index
      dot.backgroundColor = UIColor(white: 0.08, alpha: 1)
      dot.layer.cornerRadius = 2
      dots.append(dot)
      addSubview(dot)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = (bounds.width - 28) / CGFloat(Self.side)
    for dot in dots {
      let (row, column) = dot.tag.quotientAndRemainder(dividingBy: Self.side)
      dot.frame = CGRect(
        x: 14 + CGFloat(column) * size, y: 14 + CGFloat(row) * size, width: size, height: size)
    }
  }

  private static func isDark(_ index: Int) -> Bool {
    (index * index * 7 + index * 13) % 17 < 8
  }
}
