import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Transitions that do all of their work in `startInteractiveTransition(_:)`.
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

  /// A requested transition and the objects that must outlive it.
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

    /// Returns the results of the transition after its end: one, or none if it doesn't end.
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

  @Test(
    "2.5, 2.14 A transition started by a tap runs to its end",
    arguments: RuntimeVariants.ofStarts, Way.all)
  func byTap(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      let run = Run(way, interactively: false)
      run.fixture.device.advance(by: 0.1)
      let isStarted = run.fixture.log.contains("startInteractiveTransition")
      // Under `startsTapsByAnimator` such a transition never starts. Under the two variants whose
      // context reports taps as interactive, one that distinguishes by the context stays paused.
      let isStill =
        reading == .startsTapsByAnimator
        || ([.tapsAreInteractive, .tapsTurnLate].contains(reading) && way.distinction == .byContext)
      #expect(isStarted == (reading != .startsTapsByAnimator))
      #expect(run.end() == (isStill ? [] : [true]))
    }
  }

  @Test(
    "A transition held by a gesture ends as it was released",
    arguments: RuntimeVariants.ofStarts, Way.all)
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
    "2.17 A release before the start is applied at the start",
    arguments: RuntimeVariants.ofStarts, Way.all)
  func quickFinger(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      let run = Run(way, interactively: true)
      // Under `startsAtOnce` the transition has already started.
      run.transition.letGo(finishing: true)
      run.fixture.device.advance(by: 0.1)
      // Under `pausesInteractiveStarts` a container's transition never ends, as in the report.
      let isStuck = reading == .pausesInteractiveStarts && way.place != .presentation
      #expect(run.end() == (isStuck ? [] : [true]))
    }
  }

  @Test(
    "7.24 A transition that doesn't want to start interactively isn't paused",
    arguments: TransitionPlace.allCases)
  func quickFingerWithoutInteraction(place: TransitionPlace) {
    RuntimeVariants.$current.withValue(.pausesInteractiveStarts) {
      let run = Run(Way(place: place, distinction: .byItself, vends: false), interactively: false)
      run.transition.letGo(finishing: true)
      #expect(run.end() == [true])
    }
  }
}
