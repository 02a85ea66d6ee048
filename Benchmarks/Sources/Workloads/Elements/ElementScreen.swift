import InterruptibleTransitions

/// A view controller whose view has a tree of subviews, some of which are elements.
///
/// Each view has up to eight subviews. They do not overlap, so that all of them are visible.
final class ElementScreen: UIViewController {
  /// The largest number of subviews of a view.
  private static let fanOut = 8
  /// The number of views for each element: one view in ten is an element.
  static let share = 10

  private let count: Int
  private let shift: CGFloat

  /// - Parameters:
  ///   - count: The number of views.
  ///   - shift: The offset of the views from those of a screen without a shift, in points.
  init(_ count: Int, shift: CGFloat = 0) {
    self.count = count
    self.shift = shift
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The number of elements.
  var elementCount: Int { count / ElementScreen.share }

  /// The number of the last view that is an element. No element is in it.
  var lastElement: Int { elementCount * ElementScreen.share - 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    var views = [UIView(frame: CGRect(x: 20 + shift, y: 40 + shift, width: 320, height: 560))]
    view.addSubview(views[0])
    for index in 1..<count {
      let parent = views[(index - 1) / ElementScreen.fanOut]
      let slot = CGFloat((index - 1) % ElementScreen.fanOut)
      let size = CGSize(width: parent.bounds.width - 10, height: parent.bounds.height - 10)
      let child = UIView(frame: CGRect(origin: CGPoint(x: slot, y: slot), size: size))
      // The last of ten views is an element, so that the outermost view is none.
      if index % ElementScreen.share == ElementScreen.share - 1 {
        child.elementID = ElementID(index)
      }
      parent.addSubview(child)
      views.append(child)
    }
  }
}
