/// An invisible view that reports a new size of its container.
final class SizeObserverView: UIView {
  private var onChange: (() -> Void)?
  private var size = CGSize.zero
  /// Reports each frame of an animated change; nil if the first report is enough.
  private var frames: FrameLoop?

  /// Adds the view behind the others. It reports a new size within the animation of the change.
  /// Following the frames, it reports without animations, and again in each frame of the change.
  convenience init(
    in container: UIView, followingFrames followsFrames: Bool = false,
    onChange: @escaping () -> Void
  ) {
    self.init(frame: container.bounds)
    self.onChange = onChange
    size = container.bounds.size
    frames = followsFrames ? FrameLoop() : nil
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(self, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != size, let onChange else { return }
    size = bounds.size
    guard let frames else { return onChange() }
    UnanimatedCall.perform(onChange)
    frames.wait { [weak self] in
      onChange()
      return self?.layer.animationKeys()?.isEmpty != false
    }
  }

  func remove() {
    frames?.stop()
    onChange = nil
    removeFromSuperview()
  }
}
