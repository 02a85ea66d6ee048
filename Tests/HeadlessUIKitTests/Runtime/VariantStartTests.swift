import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of the start of a transition.
@MainActor @Suite struct VariantStartTests {
  /// Returns the calls of a start without interaction, in order.
  private func startCalls(of flight: VariantFlight) -> [String] {
    let names = ["startInteractiveTransition", "animateTransition", "interruptibleAnimator"]
    return flight.fixture.log.filter(names.contains)
  }

  @Test("7.16 The superclass may ask for the animator before it calls animateTransition")
  func asksForAnimatorInStart() {
    let (byDefault, varied) = compare(.asksForAnimatorInStart) {
      let flight = VariantFlight(interactively: false).frame()
      defer { flight.end() }
      return startCalls(of: flight)
    }
    #expect(byDefault == ["animateTransition", "interruptibleAnimator"])
    #expect(varied == ["interruptibleAnimator"] + byDefault)
  }

  @Test("7.17 A start without interaction may bypass the interaction controller")
  func startsTapsByAnimator() {
    let (byDefault, varied) = compare(.startsTapsByAnimator) {
      let interactor = StartLoggingInteractor()
      interactor.wantsInteractiveStart = false
      let flight = VariantFlight(interactively: false, interactor: interactor).frame()
      defer { flight.end() }
      let isStarted = interactor.indications
      interactor.pause()
      return (isStarted, flight.calls("animateTransition"), flight.animator.animator?.isRunning)
    }
    #expect(byDefault == ([false], 1, false))
    // The superclass can still pause the transition.
    #expect(varied == ([], 1, false))
  }

  /// Returns the interactive states of a start without interaction.
  ///
  /// The context reports the first, within the start. The coordinator reports the others: after the
  /// start, after a pause, after a finish, and initially. The last element is whether the
  /// transition was completed once.
  private func indications() -> [Bool] {
    let interactor = StartLoggingInteractor()
    let flight = VariantFlight(interactively: false, interactor: interactor).frame()
    let coordinator = flight.controller.transitionCoordinator
    var said = interactor.indications + [coordinator?.isInteractive ?? false]
    interactor.pause()
    said.append(coordinator?.isInteractive ?? false)
    interactor.finish()
    said += [coordinator?.isInteractive ?? true, coordinator?.initiallyInteractive ?? true]
    flight.end()
    return said + [flight.calls("completeTransition(true)") == 1]
  }

  @Test("7.18 The context may report a tap as interactive until a message changes that")
  func tapsAreInteractive() {
    let (byDefault, varied) = compare(.tapsAreInteractive, indications)
    #expect(byDefault == [false, false, true, false, false, true])
    #expect(varied == [true, true, true, false, true, true])
  }

  @Test("7.19 The context may report a tap as interactive until the start returns")
  func tapsTurnLate() {
    let (byDefault, varied) = compare(.tapsTurnLate, indications)
    #expect(byDefault == [false, false, true, false, false, true])
    #expect(varied == [true, false, true, false, true, true])
  }

  @Test("7.19 A message to the context within the start takes effect")
  func pausedWithinStart() {
    RuntimeVariants.$current.withValue(.tapsTurnLate) {
      let interactor = StartLoggingInteractor()
      interactor.onStart = { $0.pauseInteractiveTransition() }
      let flight = VariantFlight(interactively: false, interactor: interactor).frame()
      #expect(flight.controller.transitionCoordinator?.isInteractive == true)
      flight.end()
    }
  }

  @Test("7.25 The superclass may start the vended animator in place of animateTransition")
  func superclassStartsAnimator() {
    let (byDefault, varied) = compare(.superclassStartsAnimator) {
      let flight = VariantFlight(interactively: false).frame()
      defer { flight.end() }
      return [
        startCalls(of: flight).first == "animateTransition",
        flight.animator.animator?.isRunning == true,
      ]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [false, true])
  }

  @Test("7.26 The superclass may start nothing if it can ask for an animator")
  func superclassIdles() {
    let (byDefault, varied) = compare(.superclassIdles) {
      let flight = VariantFlight(interactively: false).frame()
      defer { flight.end() }
      return [flight.calls("animateTransition") == 1, flight.animator.animator?.isRunning == true]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [false, false])
  }

  @Test(
    "7.25, 7.26 Without an animator to vend the superclass calls animateTransition",
    arguments: [RuntimeVariants.superclassStartsAnimator, .superclassIdles])
  func nothingToVend(variant: RuntimeVariants) {
    RuntimeVariants.$current.withValue(variant) {
      let fixture = TransitionFixture()
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.wantsInteractiveStart = false
      let delegate = LoggingDelegate(
        fixture, animator: BlockAnimator(fixture), interactor: interactor)
      fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.log.count { $0 == "animateTransition" } == 1)
      #expect(fixture.log.contains("B.DA"))
    }
  }

  @Test(
    "7.27 The superclass may read wantsInteractiveStart again within its start",
    arguments: [true, false])
  func superclassAsksAgain(second: Bool) {
    let (byDefault, varied) = compare(.superclassAsksAgain) {
      let interactor = StartLoggingInteractor()
      let first = !second
      interactor.onStart = { [unowned interactor] _ in interactor.wantsInteractiveStart = second }
      let flight = VariantFlight(interactively: first, interactor: interactor).frame()
      defer { flight.end() }
      return [
        flight.animator.animator?.isRunning == false,
        flight.controller.transitionCoordinator?.isInteractive == true,
      ]
    }
    #expect(byDefault == [!second, !second])
    #expect(varied == [second, second])
  }

  @Test("7.72 A push may begin with a layout of the container's view")
  func startsPushesInLayout() {
    func began(layingOut: Bool) -> [Bool] {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      navigation.pushViewController(fixture.child("B"), animated: true)
      if layingOut { navigation.view.layoutIfNeeded() }
      let atOnce = fixture.log.contains("B.WA")
      fixture.device.advance(by: 1.0 / 60)
      let withFrame = fixture.log.contains("B.WA")
      fixture.device.advanceUntilIdle()
      #expect(fixture.log.contains("B.DA") && navigation.names == ["A", "B"])
      return [atOnce, withFrame]
    }
    for isLaidOut in [true, false] {
      let (byDefault, varied) = compare(.startsPushesInLayout) { began(layingOut: isLaidOut) }
      #expect(byDefault == [false, true])
      #expect(varied == [isLaidOut, true])
    }
  }

  @Test("2.149 A push that begins within an app's animation block is not part of the block")
  func pushedInLayoutWithinBlock() {
    let places = compare(.startsPushesInLayout) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      let page = fixture.child("B")
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        navigation.pushViewController(page, animated: true)
        navigation.view.layoutIfNeeded()
      }
      animator.startAnimation()
      fixture.device.advance(by: 0.6)
      fixture.device.resize(to: CGSize(width: 300, height: 600))
      animator.isReversed = true
      fixture.device.advanceUntilIdle()
      return page.view.frame
    }
    let place = CGRect(x: 0, y: 0, width: 300, height: 600)
    #expect(places == (place, place))
  }

  @Test(
    "7.72 A container that leaves the window before its push changes the stack unseen",
    arguments: [false, true])
  func waitsForNoLayoutOutsideTheWindow(inNextTurn: Bool) {
    let stacks = compare(.startsPushesInLayout) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      navigation.pushViewController(fixture.child("B"), animated: true)
      let leave = { fixture.device.window.rootViewController = UIViewController() }
      if inNextTurn { Runtime.current.nextTurn { leave() } } else { leave() }
      fixture.device.advanceUntilIdle()
      #expect(Runtime.current.transitions.isEmpty)
      fixture.device.window.rootViewController = navigation
      fixture.device.advanceUntilIdle()
      return navigation.topViewController?.view.window != nil ? navigation.names : []
    }
    #expect(stacks == (["A", "B"], ["A", "B"]))
  }
}
