import InterruptibleTransitions

/// A town at a river, in plain shapes.
package final class MapView: UIView {
  static let ground = UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
  private static let water = UIColor(red: 0.67, green: 0.83, blue: 0.93, alpha: 1)
  private static let park = UIColor(red: 0.77, green: 0.89, blue: 0.72, alpha: 1)
  private static let house = UIColor(red: 0.89, green: 0.87, blue: 0.83, alpha: 1)

  init() {
    super.init(frame: .zero)
    backgroundColor = Self.ground
    clipsToBounds = true
    addHouses()
    add(Self.park, CGRect(x: 18, y: 148, width: 132, height: 148), radius: 28)
    add(Self.park, CGRect(x: 262, y: 640, width: 150, height: 190), radius: 34)
    add(Self.water, CGRect(x: 40, y: 186, width: 54, height: 30), radius: 15)
    // The river and its arm to the harbor.
    add(Self.water, CGRect(x: -160, y: 466, width: 760, height: 92), radius: 46, angle: -0.36)
    add(Self.water, CGRect(x: 176, y: 428, width: 130, height: 74), radius: 22, angle: -0.36)
    addRoads()
    for (text, x, y) in [("Old Town", 40, 352), ("Harbor", 262, 372), ("Southbank", 62, 706)] {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 110, height: 18))
      label.text = text
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = UIColor(white: 0.45, alpha: 1)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func addHouses() {
    for row in 0..<15 {
      for column in 0..<6 {
        let wide = CGFloat((row * 7 + column * 3) % 4) * 6
        add(
          Self.house,
          CGRect(
            x: CGFloat(column) * 72 - 14 + CGFloat(row % 3) * 7, y: CGFloat(row) * 68 + 10,
            width: 36 + wide, height: 30 + CGFloat((row + column) % 3) * 8), radius: 4,
          angle: -0.12)
      }
    }
  }

  private func addRoads() {
    let streets: [(CGFloat, CGFloat, CGFloat)] = [
      (150, 11, -0.12), (316, 15, -0.12), (402, 8, -0.12), (628, 13, -0.12), (764, 9, -0.12),
      (892, 11, -0.12),
    ]
    for (y, width, angle) in streets {
      add(.white, CGRect(x: -60, y: y, width: 540, height: width), radius: 0, angle: angle)
    }
    for (x, width) in [(36, 9), (164, 15), (252, 9), (352, 11)] as [(CGFloat, CGFloat)] {
      add(
        .white, CGRect(x: x, y: -40, width: width, height: 1100), radius: 0,
        angle: x == 164 ? -0.06 : -0.12)
    }
  }

  private func add(_ color: UIColor, _ frame: CGRect, radius: CGFloat, angle: CGFloat = 0) {
    let shape = UIView(frame: frame)
    shape.backgroundColor = color
    shape.layer.cornerRadius = radius
    shape.transform = CGAffineTransform(rotationAngle: angle)
    shape.isUserInteractionEnabled = false
    addSubview(shape)
  }
}

/// A pin whose tip is at its center.
package final class PinView: UIControl {
  init(_ color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 88))
    let tip = UIView(frame: CGRect(x: 14, y: 22, width: 16, height: 16))
    tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let head = UIView(frame: CGRect(x: 6, y: 0, width: 32, height: 32))
    let dot = UIView(frame: CGRect(x: 16, y: 10, width: 12, height: 12))
    for part in [tip, head] { part.backgroundColor = color }
    dot.backgroundColor = .white
    head.layer.cornerRadius = 16
    tip.layer.cornerRadius = 3
    dot.layer.cornerRadius = 6
    head.layer.shadowOpacity = 0.3
    head.layer.shadowRadius = 4
    head.layer.shadowOffset = CGSize(width: 0, height: 3)
    for part in [head, tip, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
