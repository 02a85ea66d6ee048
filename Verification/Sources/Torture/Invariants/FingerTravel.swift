import Foundation

/// How far the fingers have moved in the last frames, in points.
struct FingerTravel {
  /// A finger on the screen, or one that was there not long ago.
  private struct Track {
    var place: CGPoint
    /// The last movements that were not zero.
    var movements: [Double] = []
    var framesSinceLift = 0
  }

  /// The number of movements, and of frames after a lift, that count for the velocity of a release:
  /// a recognizer tells that of the last movement, however long the finger has rested.
  private static let memory = 8

  private var tracks: [ObjectIdentifier: Track] = [:]
  /// The movements in the last two frames.
  private var steps: [Double] = []
  /// The shortest distance between two fingers since there are two.
  private var closest: Double?
  /// The greatest one.
  private var widest = 0.0
  /// Whether a third finger has taken part: a pinch goes on from the scale that two others have
  /// left.
  private var isTakenOver = false

  /// Notes where a finger has come down.
  mutating func notePress(at place: CGPoint, by finger: ObjectIdentifier) {
    if tracks.count > 1 { isTakenOver = true }
    tracks[finger] = Track(place: place)
  }

  /// Notes where the fingers are in a frame.
  mutating func note(_ fingers: [(place: CGPoint, finger: ObjectIdentifier)]) {
    // A recognizer of several fingers has the velocity of one that has lifted before.
    if fingers.isEmpty { for finger in tracks.keys { tracks[finger]?.framesSinceLift += 1 } }
    var step = 0.0
    for (place, finger) in fingers {
      var track = tracks[finger] ?? Track(place: place)
      let movement = hypot(place.x - track.place.x, place.y - track.place.y)
      if movement > 0 { track.movements = (track.movements + [movement]).suffix(Self.memory) }
      (track.place, track.framesSinceLift) = (place, 0)
      tracks[finger] = track
      step += movement
    }
    tracks = tracks.filter { $0.value.framesSinceLift <= Self.memory }
    steps = (steps + [step]).suffix(2)
    noteDistances(of: fingers.map(\.place))
  }

  private mutating func noteDistances(of places: [CGPoint]) {
    // Two fingers have let go with the velocity of both.
    if tracks.count < 2 { (closest, widest, isTakenOver) = (nil, 0, false) }
    guard places.count > 1 else { return }
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...] {
        let distance = hypot(first.x - second.x, first.y - second.y)
        closest = min(closest ?? distance, distance)
        widest = max(widest, distance)
      }
    }
  }

  /// The movement that may show in this frame: a gesture may be a frame late.
  var recent: Double { steps.reduce(0, +) }
  /// The greatest movement in a frame that a release may take its velocity from.
  var fastest: Double { tracks.values.flatMap(\.movements).max() ?? 0 }

  /// How many times further than one finger two fingers may move a flight over a way, in points:
  /// by a pinch to three times the size, or by a right angle.
  func leverage(over way: Double) -> Double {
    guard let closest else { return 1 }
    // Fingers that pass each other may turn by any angle.
    if recent > closest / 2 { return .infinity }
    let scale = isTakenOver ? widest / max(closest, 1) : 1
    return max(1, 1.5 * scale * way / max(closest, 1))
  }
}
