import Foundation
import HeadlessUIKit

/// The drawn parts of a screen, from back to front, in screen coordinates.
///
/// A part is a fill, a text, an image, a blur, a border or a shadow. Parts without visible pixels
/// are left out: parts that are outside of the screen, transparent, or covered by an opaque fill.
/// Views that draw nothing have no parts. Two screens with the same visible parts have the same
/// text, even if their layers differ.
///
/// ```swift
/// let device = Device()
/// device.launch(InboxViewController())
/// print(device.drawnScreen)
/// // fill 0, 0, 393 × 852 #FFFFFF
/// // text "Inbox" 16, 70, 361 × 41 #000000 size 34 weight 700
/// ```
public struct DrawnScreen: Sendable {
  /// All parts, from back to front. Parts that a fill covers are among them.
  package let parts: [Part]

  /// The parts with visible pixels, from back to front, and those behind a fill with round corners.
  package var visibleParts: [Part] { parts.filter { !$0.isLeftOut } }

  /// Finds the drawn parts of a frame of a recording.
  ///
  /// A perspective is not taken into account.
  public init(_ frame: Recording.Frame) {
    self.init(frame.root)
  }

  /// Finds the drawn parts of a screen.
  ///
  /// - Parameter root: The layer of the screen, whose bounds are the screen.
  init(_ root: LayerSnapshot) {
    var walk = DrawnScreenWalk(root)
    walk.visit(root, .identity, in: nil)
    parts = Self.addingVisibility(to: walk.parts, on: root.bounds.size)
  }

  private static func addingVisibility(to parts: [Part], on size: CGSize) -> [Part] {
    var parts = parts
    // Most fills fail the test of their frames, which needs no copy of a part.
    let frames = parts.map(\.visibleFrame)
    var covers: [Int] = []
    for index in parts.indices.reversed() {
      var visibility = 1.0
      for cover in covers
      where frames[cover].contains(frames[index]) && parts[cover].fills(frames[index]) {
        parts[index].visibility *= 1 - parts[cover].opacity
        if parts[cover].kind == .fill, parts[cover].fillsItsFrame {
          visibility *= 1 - parts[cover].opacity
        }
      }
      parts[index].isLeftOut = visibility < 0.001
      // A small fill with round corners hardly covers a text.
      if parts[index].fillsItsFrame || parts[index].isEven && parts[index].covers(1 / 10, of: size)
      {
        covers.append(index)
      }
    }
    return parts
  }
}

extension Device {
  /// The drawn parts of the screen in the last frame.
  ///
  /// The value excludes changes since the last frame.
  public var drawnScreen: DrawnScreen {
    if let frame = recorder?.frames.last { return DrawnScreen(frame) }
    var layers = KnownLayers()
    return DrawnScreen(layers.snapshot(of: window.layer))
  }
}
