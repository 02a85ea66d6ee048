import Foundation

extension UIView {
  /// The gesture recognizers of the view, or nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers.all }
    set {
      let wanted = newValue ?? []
      for old in recognizers where !wanted.contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for new in wanted { addGestureRecognizer(new) }
    }
  }

  /// Adds a gesture recognizer, which receives the touches of the view and its subviews.
  ///
  /// The gesture recognizer is removed from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer. A gesture in progress is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    _ = recognizers.remove(gestureRecognizer)
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
  }

  /// The number of views above this one in the hierarchy.
  var depth: Int {
    var count = 0
    var outer = superview
    while let view = outer {
      count += 1
      outer = view.superview
    }
    return count
  }
}
