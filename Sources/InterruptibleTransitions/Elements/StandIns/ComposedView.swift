/// A view composed of snapshots and of a live view, whose places are fractions of its size.
final class ComposedView: UIView {
  private struct Part {
    let view: UIView
    let center: CGPoint
    let size: CGSize
  }

  /// Whether the composition also shows the other end of a morph, because the live view covers it.
  let coversElement: Bool
  private let size: CGSize
  private var parts: [Part] = []

  init(like view: UIView, coversElement: Bool) {
    size = view.bounds.size
    self.coversElement = coversElement
    super.init(frame: .zero)
    bounds = view.bounds
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds a part in front of the others, in the place of the original.
  func add(_ view: UIView, like original: UIView) {
    add(Part(view: view, center: original.center, size: original.bounds.size))
  }

  func addWhole(_ view: UIView) {
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: bounds.minX + anchor.x * size.width, y: bounds.minY + anchor.y * size.height)
    add(Part(view: view, center: center, size: size))
  }

  private func add(_ part: Part) {
    parts.append(part)
    addSubview(part.view)
    setNeedsLayout()
  }

  /// Adds a live view again, in its former place.
  func restore(_ view: UIView) {
    guard let index = parts.firstIndex(where: { $0.view === view }) else { return }
    insertSubview(view, at: min(index, subviews.count))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard size.width > 0, size.height > 0 else { return }
    let x = bounds.width / size.width
    let y = bounds.height / size.height
    for part in parts where part.view.superview === self {
      part.view.center = CGPoint(
        x: bounds.minX + (part.center.x - bounds.minX) * x,
        y: bounds.minY + (part.center.y - bounds.minY) * y)
      let isTurned = part.view.transform.isTurned
      part.view.bounds.size = CGSize(
        width: part.size.width * (isTurned ? y : x),
        height: part.size.height * (isTurned ? x : y))
    }
  }
}
