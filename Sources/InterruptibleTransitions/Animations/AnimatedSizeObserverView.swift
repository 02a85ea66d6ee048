/// An invisible view that reports size changes of its container.
///
/// The view reports a change at once, and again in each frame while the change is animated, such as
/// during a rotation of the device.
///
/// Animations that set views frame by frame use the report to set the views again. During an
/// animated size change, views appear at other positions than their model values say.
final class AnimatedSizeObserverView: UIView {
  private var onChange: (() -> Void)?
  private var clock: FrameClock?

  /// Creates the view and inserts it into a container, behind all other views.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - onChange: The closure that receives the reports. It is called without animations, until
  ///     the view is removed.
  convenience init(in container: UIView, _ onChange: @escaping () -> Void) {
    self.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    self.onChange = onChange
    container.insertSubview(self, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let onChange else { return }
    UnanimatedCall.perform(onChange)
    let clock = FrameClock { [weak self] _ in
      guard let self else { return }
      onChange()
      if layer.animationKeys()?.isEmpty != false { stop() }
    }
    clock.start()
    self.clock = clock
  }

  /// Stops reporting and removes the view from its container.
  func remove() {
    stop()
    onChange = nil
    removeFromSuperview()
  }

  private func stop() {
    clock?.stop()
    clock = nil
  }
}
