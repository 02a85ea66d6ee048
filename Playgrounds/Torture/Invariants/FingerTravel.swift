import Foundation

/// How far the fingers have moved in the last frames, in points.
struct FingerTravel {
  /// The number of movements, and of frames without a finger, after which a movement no longer
  /// counts for the velocity of a release: a recognizer tells that of the last movement, however
  /// long the fingers have rested.
  private static let memory = 8

  private var places: [ObjectIdentifier: CGPoint] = [:]
  /// The movements in the last two frames.
  private var steps: [Double] = []
  private var movements: [Double] = []
  private var framesWithoutFingers = 0
  /// The shortest distance between two fingers since there are two.
  private var closest: Double?

  /// Notes where a finger has come down.
  mutating func notePress(at place: CGPoint, by finger: ObjectIdentifier) {
    places[finger] = place
  }

  /// Notes where the fingers are in a frame.
  mutating func note(_ fingers: [(place: CGPoint, finger: ObjectIdentifier)]) {
    var step = 0.0
    for (place, finger) in fingers {
      if let former = places[finger] { step += hypot(place.x - former.x, place.y - former.y) }
    }
    places = Dictionary(uniqueKeysWithValues: fingers.map { ($0.finger, $0.place) })
    steps = (steps + [step]).suffix(2)
    if step > 0 { movements = (movements + [step]).suffix(Self.memory) }
    framesWithoutFingers = fingers.isEmpty ? framesWithoutFingers + 1 : 0
    if framesWithoutFingers > Self.memory { movements = [] }
    guard fingers.count > 1 else {
      if recent == 0 { closest = nil }
      return
    }
    for (index, first) in fingers.enumerated() {
      for second in fingers[(index + 1)...] {
        let distance = hypot(first.place.x - second.place.x, first.place.y - second.place.y)
        closest = min(closest ?? distance, distance)
      }
    }
  }

  /// The movement that may show in this frame: a gesture may be a frame late.
  var recent: Double { steps.reduce(0, +) }
  /// The greatest movement in a frame.
  var fastest: Double { movements.max() ?? 0 }

  /// How many times further than one finger two fingers may move a flight over a way, in points:
  /// by a pinch to three times the size, or by a right angle.
  func leverage(over way: Double) -> Double {
    guard let closest else { return 1 }
    return max(1, 1.5 * way / max(closest, 1))
  }
}
