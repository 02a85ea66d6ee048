import Foundation

/// Animations in the order in which they were added, each in one list at a time.
struct AnimationList {
  /// The animations, and gaps where some were.
  private var places: [LayerAnimation?] = []
  /// How many animations there are.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The animations, the earliest first.
  ///
  /// - Complexity: O(n)
  var all: [LayerAnimation] { filter { _ in true } }

  /// The animations of a kind, the earliest first.
  ///
  /// - Complexity: O(n)
  func filter(_ isWanted: (LayerAnimation) -> Bool) -> [LayerAnimation] {
    var animations: [LayerAnimation] = []
    for animation in places {
      if let animation, isWanted(animation) { animations.append(animation) }
    }
    return animations
  }

  /// Adds an animation, which is in no list.
  mutating func append(_ animation: LayerAnimation) {
    animation.listIndex = places.count
    places.append(animation)
    count += 1
  }

  /// Takes an animation out.
  ///
  /// - Returns: Whether it was in the list.
  /// - Complexity: O(1), amortised.
  mutating func remove(_ animation: LayerAnimation) -> Bool {
    let index = animation.listIndex
    guard places.indices.contains(index), places[index] === animation else { return false }
    places[index] = nil
    animation.listIndex = -1
    count -= 1
    if count < places.count / 2 { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    let animations = all
    places = animations
    for (index, animation) in animations.enumerated() { animation.listIndex = index }
  }
}
