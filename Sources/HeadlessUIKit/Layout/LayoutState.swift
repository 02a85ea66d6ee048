import Foundation

/// The state of a view for Auto Layout, from the first use on.
@MainActor final class LayoutState {
  /// The priorities of a view's own size in both directions.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The margins as the app has set them.
  enum Margins {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of the app.
  var guides: [UILayoutGuide] = []
  /// The guides that the view has by itself, which are created when they are requested.
  var ownGuides: [UILayoutGuide] = []
  var translatesMask = true
  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The margins that the app has set; nil for those of the system.
  var margins: Margins?
  /// Whether the margins begin at the safe area.
  var startsAtSafeArea = true
  /// Whether the margins are at least those of the superview that reach into the view.
  var keepsOuterMargins = false
  var needsUpdate = true
  /// The width for which the layout requests the height of a text; nil for any width.
  var textWidth: CGFloat?
  /// Whether the layout of the tree has variables for the view.
  var isInLayout = false
  /// The layout of the tree below a topmost view.
  var engine: LayoutEngine?
}
