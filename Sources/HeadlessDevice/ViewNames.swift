import Foundation
import HeadlessUIKit

extension UIView {
  /// The identifier or the title of the view in quotation marks; nil if the view has none.
  var label: String? {
    let title = (self as? UIButton)?.currentTitle ?? (next as? UIViewController)?.title
    return [accessibilityIdentifier, title].compactMap { $0 }.first { !$0.isEmpty }
      .map(\.quotedForLine)
  }

  /// The state of a control or a cell, which can change the appearance at once.
  var controlState: UIControl.State {
    switch self {
    case let control as UIControl: control.state
    case let cell as UITableViewCell:
      UIControl.State(isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
    case let cell as UICollectionViewCell:
      UIControl.State(isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
    default: .normal
    }
  }
}

extension UIControl.State {
  fileprivate init(isSelected: Bool, isHighlighted: Bool) {
    self = isSelected ? .selected : .normal
    if isHighlighted { insert(.highlighted) }
  }
}

extension UIViewController {
  /// The views in the stored properties of the app's classes, with the names of the properties.
  ///
  /// A property that is an `unowned` reference must refer to an existing object. This is so in a
  /// view controller that has just appeared.
  var viewsInProperties: [(name: String, view: UIView)] {
    var views: [(name: String, view: UIView)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror,
      !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.")
    {
      for (label, value) in current.children {
        guard let label, let view = value as? UIView else { continue }
        // The label of a lazy property is `$__lazy_storage_$_name`.
        views.append((String((label.split(separator: "$").last ?? "").drop { $0 == "_" }), view))
      }
      mirror = current.superclassMirror
    }
    return views
  }
}
