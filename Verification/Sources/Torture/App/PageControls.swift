import InterruptibleTransitions

/// The controls of a page: two that track touches, a refresh control, and an app's recognizer.
final class PageControls {
  /// The insets of the scroll view, in points. They are not whole pixels.
  static let inset = UIEdgeInsets(top: 10.3, left: 0, bottom: 7.7, right: 0)

  let refreshControl = UIRefreshControl()
  /// The recognizer that the page provides to transitions.
  let pan = UIPanGestureRecognizer()
  /// The pull interactions on the page's scroll view.
  private var pulls: [Pull] = []

  private struct Pull {
    weak var interaction: ScrollPullInteraction?
  }

  /// Adds the controls to a page's view and scroll view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scrollView: The scroll view.
  ///   - endsRefreshing: Whether a refresh ends as soon as it begins.
  ///   - fail: A closure that is called if a pull both refreshes and moves a transition.
  init(
    in view: UIView, _ scrollView: UIScrollView, endsRefreshing: Bool,
    failing fail: @escaping () -> Void
  ) {
    view.addSubview(Knob(frame: CGRect(x: 160, y: 140, width: 60, height: 48)))
    view.addSubview(UISlider(frame: CGRect(x: 240, y: 144, width: 120, height: 40)))
    view.addGestureRecognizer(pan)
    scrollView.contentInset = Self.inset
    scrollView.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [unowned self] _ in
        if pulls.contains(where: { $0.interaction?.location(in: nil) != nil }) { fail() }
        if endsRefreshing { refreshControl.endRefreshing() }
      }, for: .valueChanged)
  }

  /// Records a pull interaction on the scroll view.
  func record(_ pull: ScrollPullInteraction) {
    pulls.append(Pull(interaction: pull))
  }
}

/// A control of an app that follows a finger.
private final class Knob: UIControl {
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    transform = CGAffineTransform(rotationAngle: touch.location(in: superview).x / 100)
    return true
  }
}
