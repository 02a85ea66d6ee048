import Foundation

/// What a layer draws beyond its box, as far as a recorder needs it to show the layer again.
package enum LayerContent: Hashable, Sendable {
  case none
  case text(TextContent)
  case image(ImageContent)
  case picture(LayerPicture)

  /// Returns the content with the part of its picture that a layer's `contentsRect` lets be seen.
  func showing(_ rect: CGRect) -> LayerContent {
    guard case .picture(let picture) = self, rect != LayerContent.whole else { return self }
    return .picture(picture.part(rect))
  }

  /// All of a picture, in parts of its size.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
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
