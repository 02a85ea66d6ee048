/// An invisible view that tells when a container changes its size: at once, and in each frame of an
/// animated change, such as a rotation of the device.
///
/// What an animation sets by itself, and not in a block, it sets anew then: in the middle of the
/// change views are elsewhere than where they are set.
final class ContainerWatch: UIView {
  private var tell: (() -> Void)?
  private var clock: FrameClock?

  /// Makes the view in a container, behind all others.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - tell: Called without animations, until the view is removed.
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

  /// Removes the view from its container.
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
