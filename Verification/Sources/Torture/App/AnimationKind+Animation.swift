import InterruptibleTransitions
import Scenes

extension AnimationKind {
  /// The sides from which pages come in, one preset after another.
  private static let sides: [TransitionDirection] = [.right, .down, .left, .up]

  /// Returns the toolkit's animation; nil for the app's own motion.
  ///
  /// - Parameter card: The view from which a page flips.
  /// - Returns: The animation.
  func animation(from card: UIView?) -> TransitionAnimation? {
    switch self {
    case .own: nil
    case .preset(let name): Self.preset(name, from: card)
    case .elementZoom: .zoom("card")
    case .viewZoom: card.map { .zoom(from: $0) } ?? .zoom { _ in nil }
    }
  }

  private static func preset(_ name: String, from card: UIView?) -> TransitionAnimation {
    guard let index = PresetEntry.all.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("There is no preset \(name)")
    }
    return PresetEntry.all[index].animation(sides[index % sides.count], card)
  }
}
