import HeadlessDevice

@testable import InterruptibleTransitions

/// A presented scroll view with a pull to dismiss at one of its edges.
final class PulledSheet {
  let fixture = FlightFixture()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let direction: TransitionDirection
  var begun = 0

  init(_ direction: TransitionDirection = .down, contentSize: CGFloat = 2000) {
    self.direction = direction
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: contentSize, height: contentSize)
    fixture.presented.loadViewIfNeeded()
    fixture.presented.view.addSubview(scrollView)
    fixture.transition.interactions = [
      .scrollPullToDismiss(scrollView, toward: direction, over: 400) { [unowned self] in
        begun += 1
        fixture.presented.dismiss(animated: true)
      }
    ]
    fixture.presenter.present(fixture.presented, with: fixture.transition)
    fixture.device.advanceUntilIdle()
    if direction == .up || direction == .left { scrollView.contentOffset = end }
    fixture.device.advance(by: 0.05)
  }

  /// The content offset at the bottom and right edges.
  private var end: CGPoint {
    CGPoint(
      x: direction == .left || direction == .leading ? scrollView.contentSize.width - 393 : 0,
      y: direction == .up ? scrollView.contentSize.height - 852 : 0)
  }

  /// The distance of the content from the pulled edge, which is negative past the edge.
  var rest: CGFloat {
    switch direction {
    case .down: scrollView.contentOffset.y
    case .right, .trailing: scrollView.contentOffset.x
    case .up: end.y - scrollView.contentOffset.y
    case .left, .leading: end.x - scrollView.contentOffset.x
    }
  }

  func press() -> Finger { fixture.device.press(at: CGPoint(x: 196, y: 426)) }

  /// Moves a finger in the direction of the pull.
  func move(_ finger: Finger, by points: CGFloat, over seconds: Double = 0.2) {
    finger.move(by: direction.vector(points), over: seconds)
  }
}
