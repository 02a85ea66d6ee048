/// The state of an element at one progress of a flight.
nonisolated struct ElementState: Equatable, Sendable {
  /// A snapshot of the element, about its center.
  struct Snapshot: Equatable, Sendable {
    /// The center, in points from the element's center.
    var center = CGPoint.zero
    var size: CGSize
    /// The opacity, 0…1.
    var opacity: CGFloat = 1
  }

  /// A window that clips its contents.
  struct Window: Equatable, Sendable {
    var corners: ElementCorners
    /// The radius of the corners, at most half of the shorter side.
    var radius: CGFloat
  }

  /// The border of the element at one of its ends.
  struct Border: Equatable, Sendable {
    var width: CGFloat
    var form: Window
    /// The opacity, 0…1.
    var opacity: CGFloat
    /// The color; nil is the color of the view's border.
    var color: ElementColor?
  }

  /// The center, relative to the center of the enclosing element, or in the container.
  var center: CGPoint
  var scale: CGFloat
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
  var oldBorder: Border
  /// The border of the element on the incoming screen, in front of the outgoing one.
  var newBorder: Border
  var old: Snapshot
  /// The snapshot from the incoming screen, in front of the outgoing one.
  var new: Snapshot
  /// The clip of the elements inside, about the center, in addition to the windows.
  var inside: ElementClip
  /// The clip of the element in the container.
  var clip: ElementClip
  /// The transform of the whole element, after the scale and the rotation, about its center.
  var matrix = ElementMatrix.identity
  /// The color in front of the snapshots; nil if there is none.
  var overlay: ElementAppearance.Overlay?
  /// The color behind the snapshots; nil if there is none.
  var ground: ElementColor?
}
