import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Code that sets everything up in `startInteractiveTransition(_:)` runs as it does on UIKit.
@MainActor @Suite struct StartDrivenTransitionTests {
  struct Way {
    var place: TransitionPlace
    var distinction: StartDrivenTransition.Distinction
    var vends: Bool

    static let all = TransitionPlace.allCases.flatMap { place in
      StartDrivenTransition.Distinction.allCases.flatMap { distinction in
        [true, false].map { Way(place: place, distinction: distinction, vends: $0) }
      }
    }
  }

  /// A transition that has been asked for, and what keeps its surroundings.
  @MainActor private final class Run {
    let transition: StartDrivenTransition
    private let asked: TransitionPlace.Asked

    init(_ way: Way, interactively: Bool) {
      var made: StartDrivenTransition?
      asked = way.place.ask { fixture in
        let transition = StartDrivenTransition(
          fixture, interactively: interactively, distinction: way.distinction, vends: way.vends)
        made = transition
        return TransitionPlace.Conductors(animator: transition, interactor: transition)
      }
      transition = made ?? StartDrivenTransition(asked.fixture, interactively: interactively)
    }

    var fixture: TransitionFixture { asked.fixture }

    /// Returns the results of the transition: one, or none.
    func end() -> [Bool] {
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 1)
      defer {
        transition.conclude()
        fixture.device.advanceUntilIdle()
      }
      return transition.results
    }
  }

  @Test("2.5, 2.14 By tap it runs to its end", arguments: RuntimeVariants.ofStarts, Way.all)
  func byTap(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      let run = Run(way, interactively: false)
      run.fixture.device.advance(by: 0.1)
      let isStarted = run.fixture.log.contains("startInteractiveTransition")
      // On a phone that starts taps by the animator such code never moves, and neither does code
      // that follows the context on a phone whose context reports taps as interactive.
      let isStill =
        reading == .startsTapsByAnimator
        || ([.tapsAreInteractive, .tapsTurnLate].contains(reading) && way.distinction == .byContext)
      #expect(isStarted == (reading != .startsTapsByAnimator))
      #expect(run.end() == (isStill ? [] : [true]))
    }
  }

  @Test("By finger it ends as that lets go", arguments: RuntimeVariants.ofStarts, Way.all)
  func byFinger(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      for finishes in [true, false] {
        let run = Run(way, interactively: true)
        run.fixture.device.advance(by: 0.1)
        #expect(run.transition.context?.isInteractive == true)
        run.transition.update(0.4)
        run.fixture.device.advance(by: 0.1)
        #expect(abs((run.transition.animator?.fractionComplete ?? 0) - 0.4) < 1e-9)
        run.transition.letGo(finishing: finishes)
        #expect(run.end() == [finishes])
      }
    }
  }

  @Test(
    "2.17 A finger that has lifted by the start is remembered",
    arguments: RuntimeVariants.ofStarts, Way.all)
  func quickFinger(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      let run = Run(way, interactively: true)
      // The transition has started already where it starts within the call.
      run.transition.letGo(finishing: true)
      run.fixture.device.advance(by: 0.1)
      // Where UIKit pauses animations begun within the start, it is stuck, as the report describes.
      let isStuck = reading == .pausesInteractiveStarts && way.place != .presentation
      #expect(run.end() == (isStuck ? [] : [true]))
    }
  }

  @Test(
    "7.24 Where it answers that it does not want to start interactively, it is not paused",
    arguments: TransitionPlace.allCases)
  func quickFingerWithoutInteraction(place: TransitionPlace) {
    RuntimeVariants.$current.withValue(.pausesInteractiveStarts) {
      let run = Run(Way(place: place, distinction: .byItself, vends: false), interactively: false)
      run.transition.letGo(finishing: true)
      #expect(run.end() == [true])
    }
  }
}
