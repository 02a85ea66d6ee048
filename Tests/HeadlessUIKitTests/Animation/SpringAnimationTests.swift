import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SpringAnimationTests {
  /// Returns the positions of a view that springs from 0 to 100, at times in seconds, and the
  /// seconds until its completion.
  private func run(
    bounce: CGFloat, velocity: CGFloat = 0, at times: [Double]
  ) -> (places: [Double], end: Double) {
    let fixture = Fixture()
    let view = fixture.square()
    let start = fixture.runtime.time
    var end = Double.nan
    UIView.animate(springDuration: 0.5, bounce: bounce, initialSpringVelocity: velocity) {
      view.center.x = 100
    } completion: { _ in
      end = fixture.runtime.time - start
    }
    let places = times.map { time in
      fixture.advance(by: start + time - fixture.runtime.time)
      return view.shownX
    }
    fixture.advance(by: 5)
    #expect(view.shownX == 100)
    return (places, end)
  }

  @Test("1.96, 1.97 A spring with a duration and a bounce runs until it has settled")
  func bounce() {
    let frequency = 2 * Double.pi / 0.5
    let ratio = 0.7
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let (places, end) = run(bounce: 0.3, at: [0.1, 0.3])
    for (place, time) in zip(places, [0.1, 0.3]) {
      let sine = ratio * frequency / damped
      let left = exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
      #expect(near(place, 100 * (1 - left), within: 1e-4))
    }
    let settled = log((1 + ratio * frequency / damped) / 0.001) / (ratio * frequency)
    #expect(end >= settled - 1e-6 && end < settled + 1.0 / 59)
  }

  @Test("1.96 A spring without a bounce is critical, and one with a negative bounce is slower")
  func overdamped() {
    let frequency = 2 * Double.pi / 0.5
    let critical = run(bounce: 0, velocity: 1, at: [0.1]).places[0]
    #expect(near(critical, 100 * (1 - exp(-frequency * 0.1) * (1 + (frequency - 1) * 0.1))))
    // The damping ratio is 2: the roots are frequency times -2 ± √3.
    let slow = run(bounce: -0.5, at: [0.1, 0.4])
    let roots = [-2 + 3.0.squareRoot(), -2 - 3.0.squareRoot()].map { $0 * frequency }
    for (place, time) in zip(slow.places, [0.1, 0.4]) {
      let left =
        (roots[0] * exp(roots[1] * time) - roots[1] * exp(roots[0] * time)) / (roots[0] - roots[1])
      #expect(near(place, 100 * (1 - left), within: 1e-4))
    }
    #expect(slow.end > run(bounce: 0, at: []).end)
  }

  @Test("1.116 A spring without a duration applies the changes at once")
  func noDuration() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animate(springDuration: 0) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.shownX == 100)
    fixture.frames(1)
    #expect(finished == [true])
  }
}
