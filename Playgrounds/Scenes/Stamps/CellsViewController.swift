import InterruptibleTransitions

/// Stamps that grow out of their cells and return to them, even if the cells have moved.
package final class CellsViewController: BarlessNavigationController {
  package let look = InterruptibleTransition(.elements, timing: .easeInOut(0.5))
  private let album: AlbumViewController

  package init(isTable: Bool) {
    album = AlbumViewController(isTable: isTable)
    super.init(nibName: nil, bundle: nil)
    look.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    viewControllers = [album]
    album.open = { [weak self] stamp in
      guard let self else { return }
      pushViewController(StampViewController(stamp), with: look)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The list of all stamps.
  package var list: UIScrollView { album.list }

  /// Changes the stamps of the list.
  package func change(_ change: (inout [Stamp]) -> Void) {
    album.change(change)
  }

  /// Returns the view of a stamp in the list; nil if it is not in the list.
  package func cell(_ number: Int) -> UIView? { album.view(for: ElementID(number)) }
}

/// The page of one stamp.
final class StampViewController: UIViewController {
  private let stampView = StampView()

  init(_ stamp: Stamp) {
    stampView.stamp = stamp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    view.addSubview(stampView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 60
    stampView.frame = CGRect(x: 30, y: 180, width: width, height: width * 1.14)
  }
}
