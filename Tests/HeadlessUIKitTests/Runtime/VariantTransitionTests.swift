import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of UIKit's calls to and from a transition.
@MainActor @Suite struct VariantTransitionTests {
  private typealias Flight = VariantFlight

  @Test("7.2 UIKit may ask for the animator only once")
  func asksForAnimatorOnce() {
    let (byDefault, varied) = compare(.asksForAnimatorOnce) {
      let flight = Flight().frame()
      flight.interactor.finish()
      flight.interactor.pause()
      defer { flight.end() }
      return flight.calls("interruptibleAnimator")
    }
    #expect(byDefault > 1)
    #expect(varied == 1)
  }

  @Test("7.4 A transition may start within the call that requests it")
  func startsAtOnce() {
    let (byDefault, varied) = compare(.startsAtOnce) {
      let flight = Flight(interactively: false)
      defer { flight.frame().end() }
      return flight.calls("animateTransition")
    }
    #expect(byDefault == 0)
    #expect(varied == 1)
  }

  @Test("7.5 The superclass may ignore calls unless the start was interactive")
  func deafSuperclass() {
    let (byDefault, varied) = compare(.deafSuperclass) {
      let flight = Flight(interactively: false).frame()
      flight.interactor.pause()
      defer { flight.end() }
      return flight.calls("pauseInteractiveTransition")
    }
    #expect(byDefault == 1)
    #expect(varied == 0)
  }

  @Test("7.7 The superclass may continue the animator with a duration factor")
  func superclassStretches() {
    let (byDefault, varied) = compare(.superclassStretches) {
      let flight = Flight(curve: .easeIn).frame()
      flight.interactor.update(0.5)
      flight.interactor.finish()
      let start = flight.fixture.device.time
      while flight.calls("completeTransition(true)") == 0, flight.fixture.device.time < start + 2 {
        _ = flight.frame()
      }
      return flight.fixture.device.time - start
    }
    // The second half of ease-in takes the last third of 0.5 s. The factor makes it half of 0.5 s.
    #expect(abs(byDefault - 0.171) < 0.02)
    #expect(abs(varied - 0.25) < 0.02)
  }

  @Test("7.8 The superclass may call its own overridden methods")
  func superclassReenters() {
    final class Logging: UIPercentDrivenInteractiveTransition {
      var updates = 0
      override func update(_ percentComplete: CGFloat) {
        updates += 1
        super.update(percentComplete)
      }
    }
    let (byDefault, varied) = compare(.superclassReenters) {
      let noting = Logging()
      let flight = Flight(interactor: noting).frame()
      noting.pause()
      defer { flight.end() }
      return noting.updates
    }
    #expect(byDefault == 0)
    #expect(varied == 1)
  }

  @Test("7.13 A cancelled transition's appearance callbacks may come with the cancel")
  func takesBackAtCancel() {
    let (byDefault, varied) = compare(.takesBackAtCancel) {
      let flight = Flight().frame()
      flight.interactor.update(0.5)
      flight.fixture.log = []
      flight.interactor.cancel()
      let early = flight.fixture.log.contains("B.WD")
      flight.fixture.device.advanceUntilIdle()
      return [early, flight.fixture.log.contains("B.DD")]
    }
    #expect(byDefault == [false, true])
    #expect(varied == [true, true])
  }
}
