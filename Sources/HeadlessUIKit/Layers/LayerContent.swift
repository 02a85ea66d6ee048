import Foundation

/// What a layer draws beyond its box, as far as a recorder needs it to show the layer again.
package enum LayerContent: Hashable, Sendable {
  case none
  case text(TextContent)
  case image(ImageContent)
  case picture(LayerPicture)
}

/// A line or lines of text in a layer.
package struct TextContent: Hashable, Sendable {
  package enum Alignment: String, Sendable { case left, center, right }

  package var string: String
  /// In points.
  package var fontSize: Double
  /// As in CSS: 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var color: ColorComponents
  package var alignment: Alignment
  package var numberOfLines: Int
}

/// An image, by the name of a symbol or as a fill.
package enum ImageContent: Hashable, Sendable {
  case symbol(String, tint: ColorComponents)
  case fill(ColorComponents)
}
