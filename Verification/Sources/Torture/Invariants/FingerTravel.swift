import Foundation

/// The distances that the fingers have moved in the last frames, in points.
struct FingerTravel {
  /// A finger on the screen, or a finger that has lifted recently.
  private struct Track {
    var place: CGPoint
    /// The last movements with a distance above zero.
    var movements: [Double] = []
    var framesSinceLift = 0
  }

  /// The number of movements, and of frames after a lift, that count for the velocity of a release.
  /// A recognizer reports the velocity of the last movement, even if the finger has rested for a
  /// long time.
  private static let memory = 8

  private var tracks: [ObjectIdentifier: Track] = [:]
  /// The movements in the last two frames.
  private var steps: [Double] = []
  /// The shortest distance between two fingers since two fingers are on the screen.
  private var closest: Double?
  /// The longest distance between two fingers.
  private var widest = 0.0
  /// Whether a third finger has touched the screen. A pinch then continues from the scale of the
  /// first two fingers.
  private var isTakenOver = false

  /// Records the position of a finger's touch.
  mutating func recordPress(at place: CGPoint, by finger: ObjectIdentifier) {
    if tracks.count > 1 { isTakenOver = true }
    tracks[finger] = Track(place: place)
  }

  /// Records the positions of the fingers in a frame.
  mutating func record(_ fingers: [(place: CGPoint, finger: ObjectIdentifier)]) {
    // A recognizer of several fingers may report the velocity of a finger that has lifted before.
    if fingers.isEmpty { for finger in tracks.keys { tracks[finger]?.framesSinceLift += 1 } }
    var step = 0.0
    for (place, finger) in fingers {
      var track = tracks[finger] ?? Track(place: place)
      let movement = hypot(place.x - track.place.x, place.y - track.place.y)
      if movement > 0 { track.movements = (track.movements + [movement]).suffix(Self.memory) }
      track.place = place
      track.framesSinceLift = 0
      tracks[finger] = track
      step += movement
    }
    tracks = tracks.filter { $0.value.framesSinceLift <= Self.memory }
    steps = (steps + [step]).suffix(2)
    recordDistances(of: fingers.map(\.place))
  }

  private mutating func recordDistances(of places: [CGPoint]) {
    // The distances are kept while both fingers count for the velocity of a release.
    if tracks.count < 2 {
      closest = nil
      widest = 0
      isTakenOver = false
    }
    guard places.count > 1 else { return }
    for (index, first) in places.enumerated() {
      for second in places[(index + 1)...] {
        let distance = hypot(first.x - second.x, first.y - second.y)
        closest = min(closest ?? distance, distance)
        widest = max(widest, distance)
      }
    }
  }

  /// The movement that may be visible in this frame. A gesture may be a frame late.
  var recent: Double { steps.reduce(0, +) }
  /// The largest movement in a frame that may determine the velocity of a release.
  var fastest: Double { tracks.values.flatMap(\.movements).max() ?? 0 }

  /// Returns the factor by which two fingers may move a flight further than one finger, over a
  /// distance in points. The two fingers pinch to three times the size, or rotate by a right angle.
  func leverage(over way: Double) -> Double {
    guard let closest else { return 1 }
    // Fingers that pass each other may rotate by any angle.
    if recent > closest / 2 { return .infinity }
    let scale = isTakenOver ? widest / max(closest, 1) : 1
    return max(1, 1.5 * scale * way / max(closest, 1))
  }
}
