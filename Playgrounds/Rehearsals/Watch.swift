import HeadlessDevice
import InterruptibleTransitions

/// A recorder of a view's shown position in each frame.
final class Watch {
  private let fixture: RehearsalFixture
  private let what: String
  /// The shown positions, in points.
  private var shown: [CGFloat] = []

  /// - Parameters:
  ///   - fixture: The fixture that shows the view.
  ///   - what: The name of the view in failures.
  ///   - value: A closure that returns the current position, in points.
  init(_ fixture: RehearsalFixture, _ what: String, _ value: @escaping () -> CGFloat) {
    self.fixture = fixture
    self.what = what
    fixture.device.onFrame { [weak self] _ in self?.shown.append(value()) }
  }

  /// The last shown position, in points.
  var place: CGFloat { shown.last ?? .nan }

  /// Checks that a grab does not move the view: the last frame shows at most the step that its
  /// motion predicts.
  func expectNoJump() {
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }.suffix(3).map { $0 }
    guard steps.count == 3 else { return fixture.expect(false, "\(what) was not shown before") }
    let motion = [0, steps[1], 2 * steps[1] - steps[0]]
    fixture.expectMotion(
      steps[2] > (motion.min() ?? 0) - 0.5 && steps[2] < (motion.max() ?? 0) + 0.5,
      "\(what) jumps by \(steps[2]), after \(steps[1])")
  }

  /// Lets time pass in which the view must not move.
  ///
  /// - Parameter seconds: The time, in seconds.
  func expectRest(over seconds: TimeInterval) {
    let before = place
    fixture.device.advance(by: seconds)
    fixture.expect(place, near: before, "the place of \(what), which is held,")
  }

  /// Moves a finger that holds the view, and checks that the view follows 1:1.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - travels: The distances that the finger moves, one after another, in points.
  ///   - axis: The axis of the movement.
  ///   - seconds: The duration of each movement.
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
