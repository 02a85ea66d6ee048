/// Starts a transition when a scroll view's content is pulled past its top, and moves it with the pull.
///
/// It takes nothing over: the scroll view keeps its delegate, its recognizer and its bounce.
public final class ScrollPullInteraction: HoldingInteraction {
  private enum Pull {
    /// No finger, or one whose pull has been used up.
    case none
    /// A finger that has not pulled far enough yet.
    case tracking
    /// A finger that has hold of the transition.
    case engaged
  }

  private weak var transition: InterruptibleTransition?
  private weak var scrollView: UIScrollView?
  private let mapping: ProgressMapping
  private let begin: () -> Void
  private var observer: GestureObserver?
  private var pull = Pull.none
  /// Looks at the content once per frame while a finger drags it: UIKit does not say whether the
  /// recognizer's targets run before or after the content has moved.
  private var clock: FrameClock?

  /// Makes the interaction; ``TransitionInteraction/pull(_:past:over:begin:)`` reads better.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - activation: How far, in points, the content shows past its top when the transition begins.
  ///   - distance: The points from there to the transition's end.
  ///   - begin: Starts the transition, as with a tap: presents what is to be presented.
  public init(
    _ scrollView: UIScrollView, past activation: CGFloat, over distance: CGFloat,
    begin: @escaping () -> Void
  ) {
    self.scrollView = scrollView
    self.begin = begin
    mapping = ProgressMapping(activation: activation, distance: distance)
  }

  var hasHold: Bool { pull == .engaged }

  func loseHold() {
    stopFollowing()
  }

  /// Starts observing the scroll view.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    guard let scrollView else { return }
    observer = GestureObserver(scrollView.panGestureRecognizer) { [weak self] recognizer in
      self?.panned(recognizer)
    }
  }

  /// Stops observing the scroll view.
  public func detach() {
    observer?.invalidate()
    observer = nil
    stopFollowing()
    transition = nil
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let transition, let scrollView else { return }
    switch recognizer.state {
    case .began:
      pull = .tracking
      clock = FrameClock { [weak self] _ in self?.follow() }
    case .ended:
      guard stopFollowing() == .engaged, transition.isInHand else { break }
      transition.release(velocity: velocity(of: recognizer, in: scrollView))
    case .cancelled, .failed:
      guard stopFollowing() == .engaged, transition.isInHand else { break }
      transition.cancel()
    default:
      break
    }
  }

  /// Looks away from the content.
  ///
  /// - Returns: What the finger had come to.
  @discardableResult private func stopFollowing() -> Pull {
    clock?.stop()
    clock = nil
    defer { pull = .none }
    return pull
  }

  private func follow() {
    guard let scrollView, let transition else { return }
    let travel = pulled(scrollView)
    if pull == .tracking, travel > mapping.origin, transition.isAtRest {
      pull = .engaged
      transition.pause()
      begin()
    }
    guard pull == .engaged else { return }
    transition.update(CGFloat(mapping.progress(at: travel)))
  }

  /// How far the content shows past its top, in points.
  private func pulled(_ scrollView: UIScrollView) -> CGFloat {
    -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
  }

  /// The velocity of the content, in progress per second: the finger's, less what the rubber band
  /// takes.
  private func velocity(
    of recognizer: UIPanGestureRecognizer, in scrollView: UIScrollView
  ) -> Double {
    let band = RubberBand(dimension: Double(scrollView.bounds.height))
    let slope = band.slope(atDisplayed: Double(pulled(scrollView)))
    return mapping.velocity(for: recognizer.velocity(in: scrollView).y * CGFloat(slope))
  }
}

extension TransitionInteraction where Self == ScrollPullInteraction {
  /// Pull to present: starts the transition when a scroll view's content is pulled past its top, and
  /// moves it with the pull.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - activation: How far, in points, the content shows past its top when the transition begins.
  ///   - distance: The points from there to the transition's end.
  ///   - begin: Starts the transition, as with a tap: presents what is to be presented.
  /// - Returns: The interaction.
  public static func pull(
    _ scrollView: UIScrollView, past activation: CGFloat, over distance: CGFloat,
    begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(scrollView, past: activation, over: distance, begin: begin)
  }
}
