import InterruptibleTransitions

/// A stamp grows out of its cell, and goes back into it: wherever that is by then.
package final class CellsViewController: BarlessNavigationController {
  package let look = InterruptibleTransition(.elements, timing: .easeInOut(0.5))
  private let album: AlbumViewController

  package init(isTable: Bool) {
    album = AlbumViewController(isTable: isTable)
    super.init(nibName: nil, bundle: nil)
    look.interactions = [.hold(scrubbing: .left, over: .fraction(1))]
    viewControllers = [album]
    album.open = { [weak self] stamp in
      guard let self else { return }
      push(StampViewController(stamp), with: look)
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

  /// The view of a stamp in the list, if it is there.
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
