import Foundation

extension UITableViewCell {
  /// The labels of a cell.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// One label at the left, and one at the right.
    case value1 = 1
    /// Two labels at the left, beside each other.
    case value2 = 2
    /// Two labels at the left, one below the other.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The lines between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}

/// The measures of a cell's layout, in points.
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
