@testable import InterruptibleTransitions

/// The toolkit's animations of whole pages, with their expected values.
nonisolated enum Preset: String, CaseIterable, Sendable {
  case push, pull, cover, uncover, slideAlong, zoomSlide, pageIn, pageOut, zoomIn, zoomOut, card
  case dissolve

  /// The appearance of a page at its far end on a screen of 393 by 852 points: its offset in
  /// screens, its scale, its shade, its corner radius, and whether it has a shadow.
  struct Look {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var scale: CGFloat = 1
    var shade: CGFloat = 0
    var radius: CGFloat = 0
    var hasShadow = false

    /// Returns the appearance at a fraction of the way to the far end.
    func values(at part: CGFloat) -> [(name: String, value: CGFloat)] {
      let size = 1 + (scale - 1) * part
      return [
        ("percent of the width", size * 100), ("percent of the height", size * 100),
        ("points to the right", x * 393 * part), ("points down", y * 852 * part),
        ("percent of shade", shade * part * 100), ("points of corner radius", radius * part),
      ]
    }
  }

  /// The preset with its default arguments.
  @MainActor var byDefault: TransitionAnimation {
    switch self {
    case .push: .push()
    case .pull: .pull()
    case .cover: .cover()
    case .uncover: .uncover()
    case .slideAlong: .slideAlong()
    case .zoomSlide: .zoomSlide()
    case .pageIn: .pageIn()
    case .pageOut: .pageOut()
    case .zoomIn: .zoomIn()
    case .zoomOut: .zoomOut()
    case .card: .card()
    case .dissolve: .dissolve
    }
  }

  /// The default side of the preset.
  var sideByDefault: TransitionDirection {
    switch self {
    case .cover, .uncover, .card: .down
    default: .right
    }
  }

  /// Whether the preset has a side.
  var hasSides: Bool {
    switch self {
    case .zoomIn, .zoomOut, .dissolve: false
    default: true
    }
  }

  /// Whether the outgoing page fades out.
  var dissolves: Bool { [.zoomIn, .zoomOut, .dissolve].contains(self) }

  /// Returns whether the incoming page lies below the outgoing page.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the incoming page is the presented page.
  ///   - keepsOther: Whether UIKit gives no access to the other page's view.
  /// - Returns: Whether the incoming page lies below.
  func isIncomingBelow(isPresenting: Bool, keepsOther: Bool) -> Bool {
    switch self {
    case .zoomIn, .zoomOut, .dissolve: !keepsOther || !isPresenting
    case .pull, .uncover, .pageOut: isPresenting
    default: !isPresenting
    }
  }

  @MainActor func animation(_ side: TransitionDirection) -> TransitionAnimation {
    switch self {
    case .push: .push(from: side)
    case .pull: .pull(to: side)
    case .cover: .cover(from: side)
    case .uncover: .uncover(to: side)
    case .slideAlong: .slideAlong(from: side)
    case .zoomSlide: .zoomSlide(from: side)
    case .pageIn: .pageIn(from: side)
    case .pageOut: .pageOut(to: side)
    case .zoomIn: .zoomIn()
    case .zoomOut: .zoomOut()
    case .card: .card(from: side)
    case .dissolve: .dissolve
    }
  }

  /// Returns the appearance of the presented page before the presentation, and of the other page
  /// after it.
  func looks(_ side: TransitionDirection) -> (presented: Look, other: Look) {
    let (x, y): (CGFloat, CGFloat) =
      switch side {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left, .leading: (-1, 0)
      case .right, .trailing: (1, 0)
      }
    let third = Look(x: -x / 3, y: -y / 3, shade: 0.1)
    let thrown = Look(x: x, y: y, hasShadow: true)
    switch self {
    case .push: return (thrown, third)
    case .pull: return (third, thrown)
    case .cover: return (thrown, Look(shade: 0.1))
    case .uncover: return (Look(shade: 0.1), thrown)
    case .slideAlong: return (Look(x: x, y: y), Look(x: -x, y: -y))
    case .zoomSlide: return (Look(x: x, y: y, scale: 0.8), Look(x: -x, y: -y, scale: 0.8))
    case .pageIn: return (thrown, Look(scale: 0.7, shade: 0.1))
    case .pageOut: return (Look(scale: 0.7, shade: 0.1), thrown)
    case .zoomIn: return (Look(scale: 0.7), Look(scale: 1.3))
    case .zoomOut: return (Look(scale: 1.3), Look(scale: 0.7))
    case .card:
      return (
        Look(x: x, y: y, radius: 16, hasShadow: true), Look(scale: 0.92, shade: 0.1, radius: 16)
      )
    case .dissolve: return (Look(), Look())
    }
  }
}
