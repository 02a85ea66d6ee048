import InterruptibleTransitions

extension [StoryPicture.Shape] {
  /// A train on its way below the moon.
  static let nightTrain: Self = {
    let night = UIColor(hex: 0x35326E)
    let cream = UIColor(hex: 0xE9DCC3)
    var shapes: Self = [
      .circle(night, 0.78, 0.2, 0.36), .circle(UIColor(hex: 0xF6E7BF), 0.78, 0.2, 0.2),
      .circle(.white, 0.12, 0.12, 0.01), .circle(.white, 0.3, 0.26, 0.014),
      .circle(.white, 0.46, 0.1, 0.01), .circle(.white, 0.56, 0.3, 0.01),
      .circle(UIColor(hex: 0x1D1B47), 0.16, 0.5, drop: 0.2, 0.8),
      .circle(UIColor(hex: 0x29265F), 0.82, 0.5, drop: 0.3, 0.9),
      .block(UIColor(hex: 0xC8503C), 0.84, 0.5, drop: -0.075, 0.34, 0.11, roundness: 0.3),
      .block(cream, 0.42, 0.5, drop: -0.075, 0.46, 0.11, roundness: 0.12),
      .block(cream, -0.06, 0.5, drop: -0.075, 0.46, 0.11, roundness: 0.12),
    ]
    let window = UIColor(hex: 0xFFC94D)
    for x in [0.05, 0.26, 0.37, 0.48, 0.59, 0.94] as [CGFloat] {
      shapes.append(.block(window, x, 0.5, drop: -0.085, 0.06, 0.045, roundness: 0.2))
    }
    for x in [0.04, 0.12, 0.26, 0.56, 0.74, 0.92] as [CGFloat] {
      shapes.append(.circle(UIColor(hex: 0x0B0A22), x, 0.5, drop: -0.012, 0.04))
    }
    shapes.append(.ground(UIColor(hex: 0x13122F), 0.5))
    shapes.append(.block(UIColor(hex: 0x6E6AA8), 0.5, 0.5, 1.2, 0.008))
    return shapes
  }()

  /// Hills of salt at the sea.
  static let saltAndStone: Self = {
    let sea = UIColor(hex: 0x5FB3B8)
    let foam = UIColor(hex: 0x8CCDCE)
    var shapes: Self = [
      .circle(UIColor(hex: 0xFFF1C9), 0.24, 0.2, 0.26),
      .circle(UIColor(hex: 0xFFD978), 0.24, 0.2, 0.16),
      .block(UIColor(hex: 0x6F7F86), 0.97, 0.37, 0.3, 0.3, roundness: 0.2, angle: 0.3),
      .block(sea, 0.5, 0.37, drop: 0.4, 1.4, 0.8),
      .block(foam, 0.3, 0.37, drop: 0.03, 0.5, 0.012, roundness: 0.5),
      .block(foam, 0.12, 0.37, drop: 0.06, 0.3, 0.012, roundness: 0.5),
    ]
    let salt = UIColor(hex: 0xFFFFFF)
    let shade = UIColor(hex: 0xD6E6EA)
    for (x, side) in [(0.78, 0.16), (0.28, 0.2), (0.53, 0.28)] as [(CGFloat, CGFloat)] {
      shapes.append(.block(salt, x, 0.51, side, side, roundness: 0.12, angle: .pi / 4))
      shapes.append(
        .block(
          shade, x + side * 0.21, 0.51, drop: side * 0.21, side * 0.58, side, angle: -.pi / 4))
    }
    shapes.append(.ground(UIColor(hex: 0x12525C), 0.51))
    return shapes
  }()

  /// Hives and bees in a garden.
  static let yearOfBees: Self = {
    var shapes: Self = [
      .circle(UIColor(hex: 0xFFF3D6), 0.76, 0.26, 0.34),
      .circle(UIColor(hex: 0xA9B665), 0.9, 0.51, drop: 0.2, 0.7),
      .circle(UIColor(hex: 0xC2C77C), 0.3, 0.51, drop: 0.4, 1),
    ]
    let hives: [(CGFloat, UInt32)] = [(0.24, 0xE8973A), (0.48, 0xF4B942), (0.72, 0xD97A2B)]
    for (x, hex) in hives {
      let color = UIColor(hex: hex)
      shapes += [
        .block(UIColor(hex: 0x6B4A2B), x, 0.51, drop: -0.01, 0.15, 0.03),
        .block(color, x, 0.51, drop: -0.07, 0.18, 0.1, roundness: 0.08),
        .block(color, x, 0.51, drop: -0.165, 0.18, 0.085, roundness: 0.08),
        .block(UIColor(hex: 0x7A5836), x, 0.51, drop: -0.215, 0.21, 0.025, roundness: 0.3),
        .block(UIColor(hex: 0x4A3018), x, 0.51, drop: -0.04, 0.08, 0.014, roundness: 0.5),
      ]
    }
    for (x, y) in [(0.14, 0.2), (0.37, 0.1), (0.6, 0.16), (0.87, 0.14)] as [(CGFloat, CGFloat)] {
      shapes += [
        .block(.white, x, y, drop: -0.02, 0.024, 0.034, roundness: 0.5, angle: 0.5),
        .block(UIColor(hex: 0xF2A81D), x, y, 0.05, 0.034, roundness: 0.5),
        .block(UIColor(hex: 0x3B2A17), x, y, 0.009, 0.032),
      ]
    }
    shapes.append(.ground(UIColor(hex: 0x5A3B16), 0.51))
    return shapes
  }()
}
