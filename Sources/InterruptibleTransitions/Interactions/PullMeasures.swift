/// The measures of a scroll view that affect the position of its content during a pull.
///
/// They distinguish a finger's pull from content movements that a new size or new insets of the
/// scroll view cause. The rubber band depends on the size, so after a change UIKit shows the same
/// pull at another position. UIKit may show it there only when the finger moves again.
struct PullMeasures {
  private let edge: PulledEdge
  private var length: CGFloat
  private var place: CGFloat
  /// The finger's distance when the measures last changed, or nil if the finger has moved since
  /// then.
  private var restingFinger: CGFloat?

  init(_ edge: PulledEdge, of scrollView: UIScrollView) {
    self.edge = edge
    (length, place) = (edge.length(of: scrollView), edge.place(in: scrollView))
  }

  /// Updates the measures once per frame, and returns whether they affect the content's movement.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: Whether something other than the finger may have moved the content since the last
  ///   frame.
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
