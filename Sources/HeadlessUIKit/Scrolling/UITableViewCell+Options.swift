import Foundation

extension UITableViewCell {
  /// The styles of a cell, which determine its labels.
  public enum CellStyle: Int, Sendable {
    /// The cell has one label.
    case `default` = 0
    /// The cell has one label at the left and one at the right.
    case value1 = 1
    /// The cell has two labels at the left, side by side.
    case value2 = 2
    /// The cell has two labels at the left, one below the other.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell does not look different.
    case none = 0
    /// The appearance is that of `default`.
    case blue = 1
    /// The appearance is that of `default`.
    case gray = 2
    /// A selected cell has a gray background.
    case `default` = 3
  }

  /// The styles of the lines between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// There is no line.
    case none = 0
    /// The line is thin.
    case singleLine = 1
  }
}

/// The layout of a cell's image and labels, in points.
struct CellLayout {
  /// The margin between the cell's edges and its content.
  static let margin: CGFloat = 16

  var image = CGRect.zero
  var text = CGRect.zero
  var detail = CGRect.zero

  init(
    style: UITableViewCell.CellStyle, size: CGSize, image imageSize: CGSize?, text textSize: CGSize,
    detail detailSize: CGSize
  ) {
    var left = Self.margin
    if let imageSize {
      image = CGRect(
        origin: CGPoint(x: left, y: (size.height - imageSize.height) / 2), size: imageSize)
      left = image.maxX + Self.margin
    }
    let width = max(size.width - left - Self.margin, 0)
    switch style {
    case .default:
      text = CGRect(x: left, y: 0, width: width, height: size.height)
    case .value1, .value2:
      let textWidth = min(textSize.width, width)
      text = CGRect(x: left, y: 0, width: textWidth, height: size.height)
      let gap: CGFloat = 6
      let rest = min(detailSize.width, max(width - textWidth - gap, 0))
      let start = style == .value1 ? left + width - rest : text.maxX + gap
      detail = CGRect(x: start, y: 0, width: rest, height: size.height)
    case .subtitle:
      let top = (size.height - textSize.height - detailSize.height) / 2
      text = CGRect(x: left, y: top, width: width, height: textSize.height)
      detail = CGRect(x: left, y: text.maxY, width: width, height: detailSize.height)
    }
  }
}
