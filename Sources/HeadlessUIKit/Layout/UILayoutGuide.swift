import Foundation

/// A rectangle in a layout that shows nothing.
@MainActor open class UILayoutGuide: NSObject {
  /// The relation of a guide to its view.
  enum Kind {
    /// The guide has the constraints that the app gives it.
    case free
    /// The guide is the safe area of the view.
    case safeArea
    /// The guide is the area in the margins of the view.
    case margins
    /// The guide is the visible part of a scroll view.
    case frame
    /// The guide is the content of a scroll view, whose size it determines.
    case content
  }

  final let kind: Kind
  /// The rectangle of the last layout, in the view's coordinates.
  final var solvedFrame = CGRect.zero
  /// A text that names the guide in messages. The default is empty.
  open var identifier = ""
  /// The view to which the guide belongs.
  open weak var owningView: UIView?

  /// Creates a guide without a view.
  public override convenience init() {
    self.init(.free)
  }

  init(_ kind: Kind, of view: UIView? = nil) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// The rectangle of the guide in the view's coordinates, in points.
  ///
  /// It is valid after a layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .free: return solvedFrame
    case .content:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .safeArea, .margins, .frame: return owningView.bounds.inset(by: insets(in: owningView))
    }
  }

  /// The distances of the guide's sides from the view's sides.
  final func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .free, .frame, .content: .zero
    }
  }

  /// The leading side.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing side.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A view or a layout guide, as a constraint knows it.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view of the guide.
  var layoutView: UIView? { get }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}
