import InterruptibleTransitions

/// A round button that plays and pauses.
package final class PlayButton: UIButton {
  var isPlaying = true {
    didSet { show() }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    tintColor = PlayerPanel.ground
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    imageView?.frame = bounds.insetBy(dx: bounds.width * 0.26, dy: bounds.height * 0.26)
  }

  private func show() {
    setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
  }
}
