import Foundation

/// The content that a layer draws, in the detail that a recorder needs to show the layer again.
package enum LayerContent: Hashable, Sendable {
  case none
  case text(TextContent)
  case image(ImageContent)
  case picture(LayerPicture)

  /// Returns the content with only the part of its picture that a unit rectangle selects.
  ///
  /// The rectangle has the form of a layer's `contentsRect`.
  func showing(_ rect: CGRect) -> LayerContent {
    guard case .picture(let picture) = self, rect != LayerContent.whole else { return self }
    return .picture(picture.part(rect))
  }

  /// The unit rectangle of a whole picture.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// One or more lines of text in a layer.
package struct TextContent: Hashable, Sendable {
  package enum Alignment: String, Sendable { case left, center, right }

  package var string: String
  /// The font size in points.
  package var fontSize: Double
  /// The weight as in CSS: 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var color: ColorComponents
  package var alignment: Alignment
  package var numberOfLines: Int
}

/// An image: a symbol with its name, or a fill.
package enum ImageContent: Hashable, Sendable {
  case symbol(String, tint: ColorComponents)
  case fill(ColorComponents)
}
