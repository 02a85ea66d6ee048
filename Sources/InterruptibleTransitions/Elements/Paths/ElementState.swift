/// The state of an element at one progress of a flight.
nonisolated struct ElementState: Interpolatable, Equatable, Sendable {
  /// A snapshot of the element, about its center.
  struct Snapshot: Interpolatable, Equatable, Sendable {
    /// The center, in points from the element's center.
    var center = CGPoint.zero
    var size: CGSize
    /// The opacity, 0…1.
    var opacity: CGFloat = 1

    func moved(by part: CGFloat, from first: Snapshot, to last: Snapshot) -> Snapshot {
      Snapshot(
        center: center.moved(by: part, from: first.center, to: last.center),
        size: size.moved(by: part, from: first.size, to: last.size).limited,
        opacity: opacity.moved(by: part, from: first.opacity, to: last.opacity).limitedToUnit)
    }
  }

  /// A window that clips its contents.
  struct Window: Interpolatable, Equatable, Sendable {
    var corners: ElementCorners
    /// The radius of the corners, at most half of the shorter side.
    var radius: CGFloat

    func moved(by part: CGFloat, from first: Window, to last: Window) -> Window {
      Window(
        corners: corners,
        radius: max(radius.moved(by: part, from: first.radius, to: last.radius), 0))
    }
  }

  /// The border of the element on one of the screens.
  struct Border: Interpolatable, Equatable, Sendable {
    var width: CGFloat
    var form: Window
    /// The opacity, 0…1.
    var opacity: CGFloat
    /// The color; nil is the color of the view's border.
    var color: ElementColor?

    func moved(by part: CGFloat, from first: Border, to last: Border) -> Border {
      Border(
        width: max(width.moved(by: part, from: first.width, to: last.width), 0),
        form: form.moved(by: part, from: first.form, to: last.form),
        opacity: opacity.moved(by: part, from: first.opacity, to: last.opacity).limitedToUnit,
        color: color.moved(by: part, from: first.color, to: last.color))
    }
  }

  /// A color that covers the whole element.
  struct Overlay: Interpolatable, Equatable, Sendable {
    var color: ElementColor
    var opacity: CGFloat

    var transparent: Overlay { Overlay(color: color, opacity: 0) }

    func moved(by part: CGFloat, from first: Overlay, to last: Overlay) -> Overlay {
      Overlay(
        color: color.moved(by: part, from: first.color, to: last.color),
        opacity: opacity.moved(by: part, from: first.opacity, to: last.opacity))
    }
  }

  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The center, relative to the center of the enclosing element, or in the container.
  var center: CGPoint
  var scale: CGFloat = 1
  /// The rotation, in radians.
  var rotation: CGFloat
  /// The size before the rotation.
  var size: CGSize
  /// The opacity of the whole element, 0…1.
  var opacity: CGFloat
  /// The shadow, which no window clips.
  var shadow: ElementShadow
  /// The windows, each inside the one before.
  var windows: [Window]
  /// The windows' rectangle about the center; nil is the element, which an image may exceed.
  var shown: CGRect?
  var borders: ScreenPair<Border>
  var snapshots: ScreenPair<Snapshot>
  /// The clip of the elements inside, about the center, in addition to the windows.
  var inside = ElementClip.none
  /// The clip of the element in the container.
  var clip = ElementClip.none
  /// The transform of the whole element, after the scale and the rotation, about its center.
  var matrix = ElementMatrix.identity
  /// The part of the contents that is shown in the whole element, in the unit square.
  var contentsRect = ElementState.wholeContents
  /// The color in front of the snapshots; nil if there is none.
  var overlay: Overlay?
  /// The color behind the snapshots; nil if there is none.
  var ground: ElementColor?

  /// Returns the state with a part of the difference between two states added. The clips stay.
  func moved(by part: CGFloat, from first: ElementState, to last: ElementState) -> ElementState {
    var state = self
    state.center = center.moved(by: part, from: first.center, to: last.center)
    state.scale = scale.moved(by: part, from: first.scale, to: last.scale)
    state.rotation = rotation.moved(by: part, from: first.rotation, to: last.rotation)
    state.size = size.moved(by: part, from: first.size, to: last.size).limited
    state.opacity = opacity.moved(by: part, from: first.opacity, to: last.opacity)
    state.shadow = shadow.moved(by: part, from: first.shadow, to: last.shadow)
    for index in windows.indices
    where first.windows.indices.contains(index) && last.windows.indices.contains(index) {
      let window = windows[index].moved(
        by: part, from: first.windows[index], to: last.windows[index])
      let radius = state.size.cornerRadius(window.radius)
      // A write would copy the list in each frame (`driving/modifiers`).
      if radius != windows[index].radius { state.windows[index].radius = radius }
    }
    state.shown = shown.moved(by: part, from: first.shown, to: last.shown)
    state.borders = borders.moved(by: part, from: first.borders, to: last.borders)
    state.snapshots = snapshots.moved(by: part, from: first.snapshots, to: last.snapshots)
    state.matrix = matrix.moved(by: part, from: first.matrix, to: last.matrix)
    // Without an overlay, the element has a transparent one.
    let none = (last.overlay ?? overlay ?? first.overlay)?.transparent
    state.overlay = (overlay ?? none).moved(
      by: part, from: first.overlay ?? none, to: last.overlay ?? none)
    state.ground = ground.moved(by: part, from: first.ground, to: last.ground)
    state.contentsRect = contentsRect.moved(
      by: part, from: first.contentsRect, to: last.contentsRect)
    return state
  }
}

nonisolated extension CGSize {
  /// The size without negative sides.
  fileprivate var limited: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}

nonisolated extension CGFloat {
  fileprivate var limitedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
