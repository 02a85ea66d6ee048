/// Hides a view, with everything in it, from VoiceOver.
///
/// A flight and a presentation can hide a view at the same time, and end in any order. The last one
/// restores what the app has set.
final class VoiceOverHiding {
  private static let key = "InterruptibleTransitionsVoiceOver"

  private let wasHidden: Bool
  private var count = 0

  private init(_ view: UIView) {
    wasHidden = view.accessibilityElementsHidden
  }

  /// Hides a view.
  static func hide(_ view: UIView) {
    let hiding = view.layer.tag(key, as: VoiceOverHiding.self) ?? VoiceOverHiding(view)
    hiding.count += 1
    view.layer.setTag(hiding, for: key)
    view.accessibilityElementsHidden = true
  }

  /// Makes a view available again.
  static func show(_ view: UIView) {
    guard let hiding = view.layer.tag(key, as: VoiceOverHiding.self) else { return }
    hiding.count -= 1
    guard hiding.count == 0 else { return }
    view.accessibilityElementsHidden = hiding.wasHidden
    view.layer.setTag(nil, for: key)
  }
}
