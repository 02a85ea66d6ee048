import Foundation

extension LayerSnapshot {
  /// A colour in sRGB. Components are unitless, from 0 to 1; values outside are clamped when drawn.
  public struct RGBA: Sendable, Hashable {
    /// The red component, from 0 to 1.
    public var red: Double
    /// The green component, from 0 to 1.
    public var green: Double
    /// The blue component, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Makes a colour of three components and an opacity, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// A layer's shadow.
  public struct Shadow: Sendable, Equatable {
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: Double
    /// The offset of the shadow, in points.
    public var offset: CGSize
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// The shadow's colour.
    public var color: RGBA

    /// Makes a shadow of an opacity from 0 to 1, moved and blurred by points.
    public init(opacity: Double, offset: CGSize, radius: Double, color: RGBA) {
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.color = color
    }
  }

  /// The content that a layer draws.
  public enum Content: Sendable, Equatable {
    /// Text, centred vertically in the bounds.
    case text(Text)
    /// The content behind the layer, blurred, below a tint.
    ///
    /// `radius` is the standard deviation of the blur, in points.
    case blur(radius: Double, tint: RGBA?)
    /// A picture that fills the bounds.
    case image(Image)
  }

  /// Text as a label shows it.
  public struct Text: Sendable, Equatable {
    /// The alignment of lines.
    public enum Alignment: String, Sendable {
      /// Lines begin at the left edge.
      case left
      /// Lines are centred.
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
    /// The colour of the characters.
    public var color: RGBA
    /// The alignment of lines.
    public var alignment: Alignment
    /// The largest number of lines; 0 means no limit.
    public var numberOfLines: Int

    /// Makes text in the system's font: its size in points, its weight from 100 to 900, and 0 lines
    /// for no limit.
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
  public enum Image: Sendable, Equatable {
    /// One colour.
    case solid(RGBA)
    /// Colours at equal distances between two points, in units of the bounds.
    case gradient([RGBA], start: CGPoint, end: CGPoint)
    /// A symbol by its name, fitted into the bounds. The page knows a few and draws a rounded
    /// square for the others.
    case symbol(String, RGBA)
  }
}
