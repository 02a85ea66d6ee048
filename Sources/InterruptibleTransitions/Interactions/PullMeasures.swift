/// Tells a finger's pull of a scroll view's content from movements of the content that come from
/// the scroll view's new size, or from its new insets.
///
/// The rubber band depends on the size: after a change UIKit shows the same pull at another place,
/// and need not do so before the finger moves again.
struct PullMeasures {
  private let edge: PulledEdge
  private var length: CGFloat
  private var place: CGFloat
  /// The finger's distance when the measures last changed; nil once it has moved since.
  private var restingFinger: CGFloat?

  init(_ edge: PulledEdge, of scrollView: UIScrollView) {
    self.edge = edge
    (length, place) = (edge.length(of: scrollView), edge.place(in: scrollView))
  }

  /// Notes the scroll view's measures, once per frame.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: Whether the content's movement since the last frame may not be the finger's alone.
  mutating func haveChanged(in scrollView: UIScrollView) -> Bool {
    let (length, place) = (edge.length(of: scrollView), edge.place(in: scrollView))
    let finger = edge.finger(on: scrollView)
    if abs(length - self.length) > PulledEdge.tolerance
      || abs(place - self.place) > PulledEdge.tolerance
    {
      (self.length, self.place) = (length, place)
      restingFinger = finger
      return true
    }
    guard let restingFinger else { return false }
    if finger != restingFinger { self.restingFinger = nil }
    return true
  }
}
