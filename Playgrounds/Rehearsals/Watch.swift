import HeadlessDevice
import InterruptibleTransitions

/// Watches where something is seen, in each frame.
final class Watch {
  private let fixture: RehearsalFixture
  private let what: String
  /// What was seen, in points.
  private var shown: [CGFloat] = []

  /// - Parameters:
  ///   - fixture: Where it is seen.
  ///   - what: What failures call it.
  ///   - value: Where it is now, in points.
  init(_ fixture: RehearsalFixture, _ what: String, _ value: @escaping () -> CGFloat) {
    (self.fixture, self.what) = (fixture, what)
    fixture.device.onFrame { [weak self] _ in self?.shown.append(value()) }
  }

  /// Where it is seen.
  var place: CGFloat { shown.last ?? .nan }

  /// Checks that it is held where it would have come to by itself: the last frame shows what its
  /// motion leads to expect, or less, and nothing beyond that.
  func expectNoJump() {
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }.suffix(3).map { $0 }
    guard steps.count == 3 else { return fixture.expect(false, "\(what) was not seen before") }
    let motion = [0, steps[1], 2 * steps[1] - steps[0]]
    fixture.expectMotion(
      steps[2] > (motion.min() ?? 0) - 0.5 && steps[2] < (motion.max() ?? 0) + 0.5,
      "\(what) jumps by \(steps[2]), after \(steps[1])")
  }

  /// Lets time pass, in which it must not move.
  ///
  /// - Parameter seconds: How long.
  func expectRest(over seconds: TimeInterval) {
    let before = place
    fixture.device.advance(by: seconds)
    fixture.expect(place, near: before, "the place of \(what), which is held,")
  }

  /// Moves a finger that has hold of it, and checks that it follows 1:1.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - travels: How far the finger goes, one travel after the other, in points.
  ///   - axis: Along which axis.
  ///   - seconds: How long each travel takes.
  func expectFollows(
    _ finger: Finger, by travels: [CGFloat], along axis: TransitionAxis,
    over seconds: TimeInterval = 0.2
  ) {
    for travel in travels {
      let before = place
      let isVertical = axis == .vertical
      finger.move(
        by: CGVector(dx: isVertical ? 0 : travel, dy: isVertical ? travel : 0), over: seconds)
      fixture.expect(place, near: before + travel, "the place of \(what) under the finger")
    }
  }
}
