import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Typical transitions end once under every variant of starts, the superclass and contexts.
@MainActor @Suite struct StartReadingsTests {
  /// The kinds of animation.
  enum Kind: CaseIterable {
    /// An animation block.
    case block
    /// A property animator that UIKit cannot ask for.
    case hiddenAnimator
    /// A property animator that UIKit can ask for.
    case animator

    @MainActor func make(_ fixture: TransitionFixture) -> any UIViewControllerAnimatedTransitioning
    {
      switch self {
      case .block: BlockAnimator(fixture)
      case .hiddenAnimator: PropertyAnimator(fixture)
      case .animator: InterruptibleAnimator(fixture)
      }
    }
  }

  /// The driver of the transition: none, or a percent-driven controller without or with a gesture.
  enum Drive: CaseIterable {
    case nothing, tap, fingerThatFinishes, fingerThatCancels
  }

  struct Way {
    var kind: Kind
    var drive: Drive
    var place: TransitionPlace

    static let all = Kind.allCases.flatMap { kind in
      Drive.allCases.flatMap { drive in
        TransitionPlace.allCases.map { Way(kind: kind, drive: drive, place: $0) }
      }
    }

    /// Whether the transition does not move under a variant.
    ///
    /// The superclass then doesn't start the animator, and nothing else does.
    func isStill(under reading: RuntimeVariants) -> Bool {
      switch (kind, drive) {
      case (.animator, .tap): reading == .superclassIdles
      default: false
      }
    }
  }

  @Test("A transition ends as it is driven", arguments: RuntimeVariants.ofStarts, Way.all)
  func ends(reading: RuntimeVariants, way: Way) {
    RuntimeVariants.$current.withValue(reading) {
      let interactor = way.drive == .nothing ? nil : UIPercentDrivenInteractiveTransition()
      interactor?.wantsInteractiveStart = way.drive != .tap
      var animator: (any UIViewControllerAnimatedTransitioning)?
      let asked = way.place.ask { fixture in
        let made = way.kind.make(fixture)
        animator = made
        return TransitionPlace.Conductors(animator: made, interactor: interactor)
      }
      let device = asked.fixture.device
      device.advance(by: 0.1)
      if way.drive == .fingerThatFinishes || way.drive == .fingerThatCancels {
        interactor?.update(0.4)
        device.advance(by: 0.1)
        if way.drive == .fingerThatFinishes { interactor?.finish() } else { interactor?.cancel() }
      }
      device.advanceUntilIdle()
      device.advance(by: 1)
      let ended = asked.fixture.log.filter { $0.hasPrefix("animationEnded") }
      // An animation that UIKit can't ask for runs to its end during the gesture (fact 2.12).
      let completes = way.drive != .fingerThatCancels || way.kind == .hiddenAnimator
      #expect(ended == (way.isStill(under: reading) ? [] : ["animationEnded(\(completes))"]))
      if ended.isEmpty {
        (animator as? InterruptibleAnimator)?.animator?.startAnimation()
        device.advanceUntilIdle()
      }
    }
  }

  @Test(
    "2.13 An unanimated custom presentation is completed", arguments: [[]] + RuntimeVariants.each,
    Kind.allCases)
  func unanimated(reading: RuntimeVariants, kind: Kind) {
    RuntimeVariants.$current.withValue(reading) {
      for wantsInteractiveStart in [nil, true, false] {
        let fixture = TransitionFixture()
        let interactor = wantsInteractiveStart.map { _ in UIPercentDrivenInteractiveTransition() }
        interactor?.wantsInteractiveStart = wantsInteractiveStart == true
        let delegate = LoggingDelegate(
          fixture, animator: kind.make(fixture), interactor: interactor)
        let controller = fixture.controller(delegate: delegate)
        fixture.root.present(controller, animated: false) { fixture.record("presented") }
        fixture.device.advanceUntilIdle()
        fixture.device.advance(by: 1)
        #expect(fixture.log.count { $0 == "presented" } == 1)
        #expect(fixture.log.count { $0 == "B.DA!" } == 1)
        #expect(controller.view.window != nil)
      }
    }
  }

  @Test(
    "2.13 An unanimated presentation with an empty animateTransition ends under two variants only",
    arguments: RuntimeVariants.ofStarts)
  func unanimatedStartDriven(reading: RuntimeVariants) {
    RuntimeVariants.$current.withValue(reading) {
      let fixture = TransitionFixture()
      let transition = StartDrivenTransition(fixture, interactively: false)
      let delegate = LoggingDelegate(fixture, animator: transition, interactor: transition)
      fixture.root.present(fixture.controller(delegate: delegate), animated: false)
      fixture.device.advance(by: 1)
      let isCompleted = [.unanimatedAsksNobody, .unanimatedIsDriven].contains(reading)
      #expect(fixture.log.contains("B.DA!") == isCompleted)
    }
  }
}
