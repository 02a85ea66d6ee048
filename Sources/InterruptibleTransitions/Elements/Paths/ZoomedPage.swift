/// The page of a zoom, which one of its elements plays: a value that changes how it morphs.
///
/// The page lies behind the source, which fades out above it, and is opaque from the start if the
/// source is. Both are aligned at all times.
nonisolated struct ZoomedPage: Equatable, Sendable {
  let screen: Screen
  /// The part of the page that is the source, in points of the page; nil is its top.
  var alignment: CGRect?
  /// The radius of the corners of a page that fills the screen, in points.
  var cornerRadius: CGFloat = 0
  /// The farthest swing past the source, as a part of its shorter side.
  var bounce: CGFloat = 0.1

  /// The progress from the source at which the source has faded out.
  private static let dissolve: CGFloat = 0.55
  /// The progress, from either end, over which the shadow appears.
  private static let shadowRange: CGFloat = 0.1
  private static let shadow = ElementShadow(
    opacity: 0.24, radius: 30, offset: CGSize(width: 0, height: 4))

  /// Gives the page's place the corners of the screen.
  func shape(_ place: inout ElementPlace) {
    if cornerRadius > place.cornerRadius {
      place.cornerRadius = cornerRadius
      place.corners = ElementCorners(curve: .continuous)
    }
    place.clips = true
  }

  /// Returns the progress from the source to the page, for a progress of the flight.
  private func growth(at time: CGFloat) -> CGFloat { screen == .incoming ? time : 1 - time }

  /// Returns the opacities, of which at least one is 1, at a time of 0…1.
  func opacities(at time: CGFloat, isOpaque: Bool) -> ScreenPair<CGFloat> {
    let part = min(growth(at: time) / Self.dissolve, 1)
    return pair(
      source: isOpaque ? 1 - part : min(1, 2 - 2 * part), page: isOpaque ? 1 : min(1, 2 * part))
  }

  func shadow(from first: ElementShadow, to last: ElementShadow, at time: CGFloat) -> ElementShadow
  {
    let range = Self.shadowRange
    if time < range {
      return first.matching(Self.shadow).interpolated(to: Self.shadow, at: time / range)
    }
    if time > 1 - range {
      return last.matching(Self.shadow).interpolated(to: Self.shadow, at: (1 - time) / range)
    }
    return Self.shadow
  }

  /// Returns the progress to show past an end; `beyond` is negative past the start. The speed at
  /// the end stays the same. Past the source, neither a side nor the center goes further than the
  /// bounce.
  func swing(_ beyond: CGFloat, from first: ElementPlace, to last: ElementPlace) -> CGFloat {
    guard beyond != 0, (beyond < 0) == (screen == .incoming) else { return beyond }
    let source = screen == .incoming ? first.size : last.size
    let changes = [
      last.size.width - first.size.width, last.size.height - first.size.height,
      last.center.x - first.center.x, last.center.y - first.center.y,
    ]
    let farthest = changes.map(abs).max() ?? 0
    guard farthest > 0 else { return beyond }
    let limit = bounce * min(source.width, source.height) / farthest
    guard limit > 0 else { return 0 }
    return beyond * limit / (limit + abs(beyond))
  }

  /// Returns the scale of the page at the source, and the offset of the source's center from that
  /// of the page, in points of the page.
  func fit(_ page: CGSize, to source: CGSize) -> (scale: CGFloat, offset: CGPoint) {
    let bounds = CGRect(origin: .zero, size: page)
    let top = CGRect(
      x: 0, y: 0, width: page.width,
      height: min(page.height, page.width * source.height / max(source.width, 1e-6)))
    var rect = alignment.map { $0.isUsable ? $0.intersection(bounds) : top } ?? top
    if !rect.isUsable { rect = top }
    let scale = max(source.width / rect.width, source.height / rect.height)
    return (scale, CGPoint(x: rect.midX - bounds.midX, y: rect.midY - bounds.midY))
  }

  /// Returns the rectangles of the snapshots at both ends, each about the center of the element.
  func rects(from first: ElementMorph.End, to last: ElementMorph.End) -> ElementMorph.SnapshotRects
  {
    let (source, page) = screen == .incoming ? (first, last) : (last, first)
    let fit = fit(page.place.size, to: source.place.size)
    let whole = page.contents.rect(in: page.place.size)
    let shown = source.contents.rect(in: source.place.size)
    let aligned = whole.scaled(by: fit.scale)
      .offsetBy(dx: -fit.offset.x * fit.scale, dy: -fit.offset.y * fit.scale)
    let grown = shown.scaled(by: 1 / fit.scale).offsetBy(dx: fit.offset.x, dy: fit.offset.y)
    let atSource = pair(source: shown, page: aligned)
    let atPage = pair(source: grown, page: whole)
    return screen == .incoming ? (atSource, atPage) : (atPage, atSource)
  }

  private func pair<Value>(source: Value, page: Value) -> ScreenPair<Value> {
    screen == .incoming ? ScreenPair(source, page) : ScreenPair(page, source)
  }
}

nonisolated extension CGRect {
  /// Returns the rectangle scaled about the origin.
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
