import InterruptibleTransitions

/// A view that draws the picture of a story, in any size.
final class StoryPicture: UIView {
  /// A shape of a picture, in widths of the picture.
  ///
  /// The vertical place is a fraction of the height, so that the picture can also be tall.
  struct Shape {
    let color: UIColor
    /// The center of the shape, as fractions of the picture's size.
    let place: CGPoint
    /// The distance of the shape below its place, in widths of the picture.
    var drop: CGFloat = 0
    let size: CGSize
    /// The corner radius, as a fraction of the shorter side.
    var roundness: CGFloat = 0
    var angle: CGFloat = 0
  }

  private let shapes: [Shape]
  private let views: [UIView]

  init(_ story: Story) {
    shapes = story.shapes
    views = shapes.map { shape in
      let view = UIView()
      view.backgroundColor = shape.color
      view.transform = CGAffineTransform(rotationAngle: shape.angle)
      return view
    }
    super.init(frame: .zero)
    backgroundColor = story.sky
    clipsToBounds = true
    isUserInteractionEnabled = false
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    for (view, shape) in zip(views, shapes) {
      let size = CGSize(width: shape.size.width * width, height: shape.size.height * width)
      view.bounds = CGRect(origin: .zero, size: size)
      view.center = CGPoint(
        x: shape.place.x * width, y: shape.place.y * height + shape.drop * width)
      view.layer.cornerRadius = shape.roundness * min(size.width, size.height)
    }
  }
}

extension StoryPicture.Shape {
  /// Returns a circle.
  static func circle(
    _ color: UIColor, _ x: CGFloat, _ y: CGFloat, drop: CGFloat = 0, _ diameter: CGFloat
  ) -> Self {
    Self(
      color: color, place: CGPoint(x: x, y: y), drop: drop,
      size: CGSize(width: diameter, height: diameter), roundness: 0.5)
  }

  /// Returns a rectangle or a square that may be rotated.
  static func block(
    _ color: UIColor, _ x: CGFloat, _ y: CGFloat, drop: CGFloat = 0, _ width: CGFloat,
    _ height: CGFloat, roundness: CGFloat = 0, angle: CGFloat = 0
  ) -> Self {
    Self(
      color: color, place: CGPoint(x: x, y: y), drop: drop,
      size: CGSize(width: width, height: height), roundness: roundness, angle: angle)
  }

  /// Returns the ground below a height.
  static func ground(_ color: UIColor, _ y: CGFloat) -> Self {
    block(color, 0.5, y, drop: 1, 1.4, 2)
  }
}
