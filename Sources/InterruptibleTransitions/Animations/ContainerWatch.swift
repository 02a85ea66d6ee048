/// An invisible view that reports size changes of its container.
///
/// The view reports a change at once, and again in each frame while the change is animated, such as
/// during a rotation of the device.
///
/// Animations that set views frame by frame use the report to set the views again. During an
/// animated size change, views appear at other positions than their model values say.
final class ContainerWatch: UIView {
  private var tell: (() -> Void)?
  private var clock: FrameClock?

  /// Creates the view and inserts it into a container, behind all other views.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - tell: The closure that receives the reports. It is called without animations, until the
  ///     view is removed.
  convenience init(in container: UIView, _ tell: @escaping () -> Void) {
    self.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    self.tell = tell
    container.insertSubview(self, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let tell else { return }
    StillCall.perform(tell)
    let clock = FrameClock { [weak self] _ in
      guard let self else { return }
      tell()
      if layer.animationKeys()?.isEmpty != false { stop() }
    }
    clock.start()
    self.clock = clock
  }

  /// Stops reporting and removes the view from its container.
  func remove() {
    stop()
    tell = nil
    removeFromSuperview()
  }

  private func stop() {
    clock?.stop()
    clock = nil
  }
}
