import Foundation

extension LayerSnapshot {
  /// A color in sRGB. Components are unitless, from 0 to 1; values outside are clamped when drawn.
  ///
  /// ```swift
  /// layer.backgroundColor = LayerSnapshot.RGBA(red: 1, green: 0.8, blue: 0)
  /// ```
  public struct RGBA: Sendable, Hashable {
    /// The red component, from 0 to 1.
    public var red: Double
    /// The green component, from 0 to 1.
    public var green: Double
    /// The blue component, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Creates a color from three components and an opacity, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// A layer's shadow.
  ///
  /// ```swift
  /// layer.shadow = LayerSnapshot.Shadow(
  ///   opacity: 0.3, offset: CGSize(width: 0, height: 2), radius: 8,
  ///   color: LayerSnapshot.RGBA(red: 0, green: 0, blue: 0))
  /// ```
  public struct Shadow: Sendable, Equatable {
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: Double
    /// The offset of the shadow, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// The color of the shadow.
    public var color: RGBA
    /// The rectangle that casts the shadow, in points from the corner of the bounds.
    ///
    /// If the value is nil, the visible content of the layer casts the shadow. The page keeps the
    /// rectangle's middle and the mean of its sides.
    public var path: CGRect?
    /// The radius of the rectangle's corners, in points.
    public var pathRadius: Double

    /// Creates a shadow with an opacity from 0 to 1. The offset and the radius are in points.
    public init(
      opacity: Double, offset: CGSize, radius: Double, color: RGBA, path: CGRect? = nil,
      pathRadius: Double = 0
    ) {
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.color = color
      self.path = path
      self.pathRadius = pathRadius
    }
  }

  /// A part of a layer that its mask lets through, which is a rectangle with rounded corners.
  ///
  /// ```swift
  /// layer.mask = [
  ///   LayerSnapshot.MaskBox(
  ///     size: CGSize(width: 80, height: 80), cornerRadius: 40, transform: LayerSnapshot.identity)
  /// ]
  /// ```
  public struct MaskBox: Sendable, Equatable {
    /// The rectangle's size, in points.
    public var size: CGSize
    /// The radius of the four corners, in points.
    public var cornerRadius: Double
    /// The transform from the rectangle to the layer: a, b, c, d, x and y.
    ///
    /// The rectangle's corner is at zero. The layer's coordinates begin at the corner of its
    /// bounds.
    public var transform: [Double]
    /// The opacity of the layer in the rectangle, from 0 to 1.
    public var opacity: Double

    /// Creates a part of a mask.
    ///
    /// - Parameters:
    ///   - size: The rectangle's size, in points.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - transform: The transform to the layer: a, b, c, d, x and y.
    ///   - opacity: The opacity of the layer in the rectangle, from 0 to 1.
    /// - Precondition: The transform has six numbers.
    public init(
      size: CGSize, cornerRadius: Double = 0, transform: [Double], opacity: Double = 1
    ) {
      precondition(transform.count == 6, "A transform in the plane has 6 numbers")
      self.size = size
      self.cornerRadius = cornerRadius
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// The content that a layer draws.
  ///
  /// ```swift
  /// if case .text(let text) = layer.content { print(text.string) }
  /// ```
  public enum Content: Sendable, Equatable {
    /// A text, centered vertically in the bounds.
    case text(Text)
    /// The blurred content behind the layer, below a tint.
    ///
    /// `radius` is the standard deviation of the blur, in points.
    case blur(radius: Double, tint: RGBA?)
    /// An image that fills the bounds.
    case image(Image)
  }

  /// A text as a label shows it.
  ///
  /// ```swift
  /// layer.content = .text(
  ///   LayerSnapshot.Text("Inbox", fontSize: 17, weight: 600, color: black, alignment: .center))
  /// ```
  public struct Text: Sendable, Equatable {
    /// The alignment of lines.
    ///
    /// ```swift
    /// let time = LayerSnapshot.Text("9:41", fontSize: 12, color: black, alignment: .right)
    /// ```
    public enum Alignment: String, Sendable {
      /// Lines begin at the left edge.
      case left
      /// Lines are centered.
      case center
      /// Lines end at the right edge.
      case right
    }

    /// The characters.
    public var string: String
    /// The size of the font, in points.
    public var fontSize: Double
    /// The weight of the font from 100 (thin) to 900 (black); 400 is regular, 700 bold.
    public var weight: Int
    /// The color of the characters.
    public var color: RGBA
    /// The alignment of lines.
    public var alignment: Alignment
    /// The largest number of lines; 0 means no limit.
    public var numberOfLines: Int

    /// Creates a text in the system font.
    ///
    /// The font size is in points, the weight is from 100 to 900, and 0 lines means no limit.
    public init(
      _ string: String,
      fontSize: Double,
      weight: Int = 400,
      color: RGBA,
      alignment: Alignment = .left,
      numberOfLines: Int = 1
    ) {
      self.string = string
      self.fontSize = fontSize
      self.weight = weight
      self.color = color
      self.alignment = alignment
      self.numberOfLines = numberOfLines
    }
  }

  /// An image that needs no file.
  ///
  /// ```swift
  /// layer.content = .image(.symbol("star", black))
  /// ```
  public enum Image: Sendable, Equatable {
    /// One color.
    case solid(RGBA)
    /// Colors at equal distances between two points, in units of the bounds.
    case gradient([RGBA], start: CGPoint, end: CGPoint)
    /// A symbol by its name, fitted into the bounds.
    ///
    /// The page supports a few symbols, and draws a rounded square for all others.
    case symbol(String, RGBA)
  }
}
