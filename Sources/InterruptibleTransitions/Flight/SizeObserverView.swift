/// An invisible view in the container of a flight that reports a new size of the container.
///
/// A sheet that a full-screen flight covers or uncovers is in the container of the flight. Its
/// presentation controller may place the sheet only in its own container.
final class SizeObserverView: UIView {
  private var onChange: () -> Void = {}
  /// The size at the last report, in points.
  private var size = CGSize.zero

  /// Adds the view to a container, behind the other views.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - onChange: Called in each layout with a new size, within the animation of the change.
  convenience init(over container: UIView, onChange: @escaping () -> Void) {
    self.init(frame: container.bounds)
    self.onChange = onChange
    size = container.bounds.size
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(self, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != size else { return }
    size = bounds.size
    onChange()
  }
}
