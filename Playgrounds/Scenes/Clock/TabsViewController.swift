import InterruptibleTransitions

/// A clock with tabs, whose pages are side by side.
///
/// A finger pulls the neighboring page in from either side, or catches the pages after a tap has
/// started them. The mark in the bar moves alongside.
package final class TabsViewController: UITabBarController {
  package let slide = InterruptibleTransition(.pages(), timing: .easeInOut(0.45))
  /// The mark of the selected tab.
  package let mark = UIView()

  private lazy var transitions = TabBarTransitioningDelegate(slide)

  override package func viewDidLoad() {
    super.viewDidLoad()
    delegate = transitions
    tabBar.backgroundColor = UIColor(white: 0.07, alpha: 1)
    tabBar.tintColor = .systemOrange
    mark.backgroundColor = .systemOrange
    mark.isUserInteractionEnabled = false
    mark.bounds = CGRect(x: 0, y: 0, width: 64, height: 4)
    mark.layer.cornerRadius = 2
    tabBar.addSubview(mark)
    viewControllers = [WorldViewController(), AlarmsViewController(), TimerViewController()]
    slide.interactions = [
      .pan(along: .horizontal, over: .fraction(1), on: view) { [weak self] direction in
        self?.selectNeighbour(direction == .left ? 1 : -1)
      }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A flight animates the mark with the pages.
    if slide.flight == nil { mark.center = place(of: selectedViewController) }
  }

  private func selectNeighbour(_ offset: Int) {
    guard let pages = viewControllers, pages.indices.contains(selectedIndex + offset) else {
      return
    }
    selectedIndex += offset
  }

  /// Returns the position of the mark for a page, in points of the bar.
  private func place(of page: UIViewController?) -> CGPoint {
    let pages = viewControllers ?? []
    let index = page.flatMap { pages.firstIndex(of: $0) } ?? 0
    let width = tabBar.bounds.width / CGFloat(max(pages.count, 1))
    return CGPoint(x: (CGFloat(index) + 0.5) * width, y: 2)
  }
}

extension TabsViewController: TransitionParticipant {
  /// Moves the mark alongside the pages.
  package func animateAlongside(_ flight: TransitionFlight) {
    flight.addAnimations { [self] in mark.center = place(of: flight.toViewController) }
  }
}
