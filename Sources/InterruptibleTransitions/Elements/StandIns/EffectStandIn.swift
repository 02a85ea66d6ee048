/// A snapshot of an effect view, which stays opaque, because an opacity would remove the effect.
/// Instead, the effect fades in, fades out, or morphs into another effect.
///
/// UIKit shows a part of an effect only in a paused animator, which exists until ``end()``, or
/// until the snapshot is released. Glass has no parts: it changes in the middle.
final class EffectStandIn: UIVisualEffectView {
  /// An effect at one end, with its contents.
  private struct End {
    var effect: UIVisualEffect?
    var contents: [Content] = []
  }

  /// A snapshot inside an effect, and its place.
  private struct Content {
    let view: UIView
    /// The frame, in fractions of the size of the effect's content view.
    let place: CGRect

    init(_ view: UIView, in place: CGRect, of bounds: CGRect) {
      self.view = view
      let width = max(bounds.width, 1e-3)
      let height = max(bounds.height, 1e-3)
      self.place = CGRect(
        x: (place.minX - bounds.minX) / width, y: (place.minY - bounds.minY) / height,
        width: place.width / width, height: place.height / height)
    }

    func show(_ part: CGFloat) {
      if let effect = view as? EffectStandIn { effect.show(part) } else { view.alpha = part }
    }

    func layOut(in bounds: CGRect) {
      view.frame = CGRect(
        x: place.minX * bounds.width, y: place.minY * bounds.height,
        width: place.width * bounds.width, height: place.height * bounds.height)
    }
  }

  /// Whether the effect morphs from another effect, rather than fades in or out.
  let morphs: Bool
  private let first: End
  private let last: End
  private let isGlass: Bool
  private let scrubber = EffectScrubber()

  /// Creates a snapshot that changes from the former view, or from no effect if that is nil.
  init(
    of view: UIVisualEffectView, from former: UIVisualEffectView?, draw: (UIView) -> UIView
  ) {
    let glass = GlassEffects()
    func end(_ view: UIVisualEffectView) -> End {
      let content = view.contentView
      if content.subviews.isEmpty { return End(effect: view.effect) }
      guard glass.isContainer(view.effect) else {
        let whole = Content(draw(content), in: content.bounds, of: content.bounds)
        return End(effect: view.effect, contents: [whole])
      }
      let contents = content.subviews.filter { !$0.isHidden }.map { subview in
        let snapshot =
          (subview as? UIVisualEffectView).map { Self($0, draw: draw) } ?? draw(subview)
        return Content(snapshot, in: subview.frame, of: content.bounds)
      }
      return End(effect: view.effect, contents: contents)
    }
    morphs = former != nil
    first = former.map(end) ?? End()
    last = end(view)
    isGlass = glass.contains(first.effect) || glass.contains(last.effect)
    super.init(effect: morphs ? first.effect : last.effect)
    bounds.size = (former ?? view).bounds.size
    for content in first.contents + last.contents { contentView.addSubview(content.view) }
    showContents(morphs ? 0 : 1)
  }

  private convenience init(_ view: UIVisualEffectView, draw: (UIView) -> UIView) {
    self.init(of: view, from: nil, draw: draw)
    adoptShape(of: view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for content in first.contents + last.contents { content.layOut(in: bounds) }
  }

  /// Shows a part of the change, from 0 at the start to 1 at the end.
  func show(_ part: CGFloat) {
    showContents(part)
    if isGlass {
      let shown = part < 0.5 ? first.effect : last.effect
      if effect !== shown { effect = shown }
      return
    }
    if !scrubber.isInUse, part == (morphs ? 0 : 1) { return }
    scrubber.scrub(to: part) { [weak self] in
      guard let self else { return {} }
      effect = first.effect
      return { [weak self, last] in self?.effect = last.effect }
    }
  }

  /// Shows an end, or the middle, in an app's animation. The effect changes during the animation to
  /// the end.
  func showAnimated(_ part: CGFloat) {
    showContents(part)
    effect = part < 1 ? first.effect : last.effect
  }

  private func showContents(_ part: CGFloat) {
    for content in first.contents { content.show(min(1, 2 - 2 * part)) }
    for content in last.contents { content.show(morphs ? min(1, 2 * part) : part) }
  }

  /// Ends the animator, which must not be released while it is paused.
  func end() {
    scrubber.end()
    for content in first.contents + last.contents { (content.view as? EffectStandIn)?.end() }
  }
}
