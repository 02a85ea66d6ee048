/// An invisible view that reports a new size of a flight's container. A sheet may be in that
/// container, and its presentation controller may place it only in its own.
final class SizeObserverView: UIView {
  private var onChange: () -> Void = {}
  private var size = CGSize.zero

  /// Adds the view behind the others. It reports a new size within the animation of the change.
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
