import Scenes
import Testing

@testable import InterruptibleTransitions

/// A preset that moves whole pages, with its expected values.
nonisolated struct Preset: CaseIterable, Equatable, Sendable, CustomTestStringConvertible {
  /// The appearance of a page at its far end on a screen of 393 by 852 points.
  struct Look: Equatable {
    /// The offset in screens, toward the side from which pages come in.
    var offset: CGFloat = 0
    var scale: CGFloat = 1
    var shade: CGFloat = 0
    var radius: CGFloat = 0
    var hasShadow = false

    /// Returns the appearance at a fraction of the distance to the far end.
    func values(
      at part: CGFloat, from side: TransitionEdge
    ) -> [(name: String, value: CGFloat)] {
      let size = 1 + (scale - 1) * part
      let unit: CGVector =
        switch side {
        case .top: CGVector(dx: 0, dy: -1)
        case .bottom: CGVector(dx: 0, dy: 1)
        case .left, .leading: CGVector(dx: -1, dy: 0)
        case .right, .trailing: CGVector(dx: 1, dy: 0)
        }
      return [
        ("percent of the width", size * 100), ("percent of the height", size * 100),
        ("points to the right", unit.dx * offset * 393 * part),
        ("points down", unit.dy * offset * 852 * part),
        ("percent of shade", shade * part * 100), ("points of corner radius", radius * part),
      ]
    }
  }

  /// The page that lies above the other one.
  enum Above {
    case presented
    case other
    /// The outgoing page, which fades out.
    case outgoing
  }

  let name: String
  /// The side from which pages come in by default; nil if the preset has no side.
  let side: TransitionEdge?
  /// The appearance of the presented page before the presentation.
  let presented: Look
  /// The appearance of the other page after the presentation.
  let other: Look
  var above = Above.presented

  static let allCases = [
    Preset(
      name: "push", side: .right, presented: Look(offset: 1, hasShadow: true),
      other: Look(offset: -1 / 3, shade: 0.1)),
    Preset(
      name: "pull", side: .left, presented: Look(offset: 1 / 3, shade: 0.1),
      other: Look(offset: -1, hasShadow: true), above: .other),
    Preset(
      name: "cover", side: .bottom, presented: Look(offset: 1, hasShadow: true),
      other: Look(shade: 0.1)),
    Preset(
      name: "uncover", side: .top, presented: Look(shade: 0.1),
      other: Look(offset: -1, hasShadow: true), above: .other),
    Preset(
      name: "slideAlong", side: .right, presented: Look(offset: 1), other: Look(offset: -1)),
    Preset(
      name: "zoomSlide", side: .right, presented: Look(offset: 1, scale: 0.8),
      other: Look(offset: -1, scale: 0.8)),
    Preset(
      name: "pageIn", side: .right, presented: Look(offset: 1, hasShadow: true),
      other: Look(scale: 0.7, shade: 0.1)),
    Preset(
      name: "pageOut", side: .left, presented: Look(scale: 0.7, shade: 0.1),
      other: Look(offset: -1, hasShadow: true), above: .other),
    Preset(
      name: "zoomIn", side: nil, presented: Look(scale: 0.7), other: Look(scale: 1.3),
      above: .outgoing),
    Preset(
      name: "zoomOut", side: nil, presented: Look(scale: 1.3), other: Look(scale: 0.7),
      above: .outgoing),
    Preset(
      name: "card", side: .bottom, presented: Look(offset: 1, radius: 16, hasShadow: true),
      other: Look(scale: 0.92, shade: 0.1, radius: 16)),
    Preset(name: "dissolve", side: nil, presented: Look(), other: Look(), above: .outgoing),
  ]

  /// The presets that have tests of their own: FadeAndSlideTests, FlipTests, and the tests of the
  /// first presets.
  static let others = ["asymmetric", "blur", "fade", "flip", "scale", "slide", "unanimated"]

  private var entry: PresetEntry? { PresetEntry.all.first { $0.name == name } }

  /// The preset with its default arguments.
  @MainActor var byDefault: TransitionAnimation { entry?.byDefault() ?? .unanimated }

  /// The preset for pages that come in from a side.
  @MainActor func animation(_ side: TransitionEdge) -> TransitionAnimation {
    entry?.animation(side, nil) ?? .unanimated
  }

  var testDescription: String { name }

  /// Whether the outgoing page fades out.
  var dissolves: Bool { above == .outgoing }

  /// Returns whether the incoming page lies below the outgoing page.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the incoming page is the presented page.
  ///   - keepsOther: Whether UIKit gives no access to the other page's view.
  /// - Returns: Whether the incoming page lies below.
  func isIncomingBelow(isPresenting: Bool, keepsOther: Bool) -> Bool {
    switch above {
    case .presented: !isPresenting
    case .other: isPresenting
    case .outgoing: !keepsOther || !isPresenting
    }
  }
}
