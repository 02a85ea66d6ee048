/// What is seen of an element at one moment of a flight.
nonisolated struct ElementState: Equatable, Sendable {
  /// One of its pictures, about its centre.
  struct Picture: Equatable, Sendable {
    /// The centre, in points from that of the element.
    var center = CGPoint.zero
    /// The size in which it is shown.
    var size: CGSize
    /// The opacity, 0…1.
    var opacity: CGFloat = 1
  }

  /// A window that cuts off what lies outside.
  struct Window: Equatable, Sendable {
    /// The corners that are round.
    var corners: ElementCorners
    /// Their radius, at most half of the shorter side.
    var radius: CGFloat
  }

  /// The border that the element has at one of its ends.
  struct Border: Equatable, Sendable {
    /// The width, in points.
    var width: CGFloat
    /// The form of its corners.
    var form: Window
    /// The opacity, 0…1.
    var opacity: CGFloat
    /// The colour; nil is that of the view.
    var color: ElementColor?
  }

  /// The centre, from that of the element around it, or in the container.
  var center: CGPoint
  /// The scale of the whole.
  var scale: CGFloat
  /// The turn, in radians.
  var rotation: CGFloat
  /// The size without the turn.
  var size: CGSize
  /// The opacity of the whole, 0…1.
  var opacity: CGFloat
  /// The shadow, which no window cuts off.
  var shadow: ElementShadow
  /// The windows, one in the other.
  var windows: [Window]
  /// The border of the screen that goes.
  var oldBorder: Border
  /// The border of the screen that comes, above.
  var newBorder: Border
  /// The picture of the screen that goes, below.
  var old: Picture
  /// The picture of the screen that comes, above.
  var new: Picture
  /// What is let through of what is in the element, about its centre, besides the windows.
  var inside: ElementClip
  /// What is let through of the container.
  var clip: ElementClip
  /// What transforms the whole, scaled and turned, about its centre.
  var matrix = ElementMatrix.identity
  /// What covers the pictures; nil if nothing does.
  var overlay: ElementAppearance.Overlay?
  /// The colour behind the pictures; nil if there is none.
  var ground: ElementColor?
}
