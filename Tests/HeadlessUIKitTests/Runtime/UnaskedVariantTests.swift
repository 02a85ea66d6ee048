import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A variant that a run doesn't consult makes no difference to the run.
///
/// The toolkit's tests run by default, and again only under each variant that they consult.
@MainActor @Suite struct UnaskedVariantTests {
  /// The course of a presentation.
  enum Course: CaseIterable {
    case untouched, finished, cancelled, cancelledAfterFinish, dismissed
  }

  /// The screen, the calls and the console of a run, and the variants that the run consulted.
  private struct Record: Equatable {
    var screen: Recording
    var calls: [String]
    var console: [String]
    var answers: [VariantConsultation.Answer]

    var asked: RuntimeVariants { answers.reduce(into: []) { $0.formUnion($1.variant) } }
  }

  private func run(_ course: Course, under variants: RuntimeVariants) -> Record {
    let consultation = VariantConsultation()
    return VariantConsultation.$current.withValue(consultation) {
      RuntimeVariants.$current.withValue(variants) {
        let flight = VariantFlight(interactively: course != .untouched && course != .dismissed)
        let screen = flight.fixture.device.record { play(course, flight) }
        return Record(
          screen: screen, calls: flight.fixture.log, console: flight.fixture.console,
          answers: consultation.answers)
      }
    }
  }

  private func play(_ course: Course, _ flight: VariantFlight) {
    let device = flight.fixture.device
    device.advance(by: 0.1)
    flight.interactor.update(0.3)
    device.advance(by: 0.1)
    switch course {
    case .untouched, .finished, .dismissed:
      flight.interactor.finish()
    case .cancelled:
      flight.interactor.cancel()
    case .cancelledAfterFinish:
      flight.interactor.finish()
      device.advance(by: 0.05)
      flight.interactor.pause()
      flight.interactor.cancel()
    }
    flight.end()
    guard course == .dismissed else { return }
    flight.controller.dismiss(animated: true)
    flight.end()
  }

  @Test("A run is the same under a variant that it doesn't consult", arguments: Course.allCases)
  func same(_ course: Course) {
    let byDefault = run(course, under: [])
    let unasked = RuntimeVariants.each.filter { !byDefault.asked.contains($0) }
    #expect(unasked.count > 20 && unasked.count < RuntimeVariants.each.count - 5)
    for variant in unasked {
      #expect(run(course, under: variant) == byDefault, "\(variant)")
    }
    // At least one consulted variant makes a difference.
    #expect(
      RuntimeVariants.each.contains {
        byDefault.asked.contains($0) && run(course, under: $0) != byDefault
      })
  }

  @Test(
    "The end of an animator consults staysActiveInCompletions only if a completion reads the state",
    arguments: [0, 1])
  func completion(looks: Int) {
    let consultation = VariantConsultation()
    VariantConsultation.$current.withValue(consultation) {
      let device = Device()
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) {
        device.window.alpha = 0.5
      }
      animator.addCompletion { [unowned animator] _ in if looks == 1 { _ = animator.state } }
      animator.startAnimation()
      device.advanceUntilIdle()
    }
    #expect(consultation.asked.contains(.staysActiveInCompletions) == (looks == 1))
  }

  @Test(
    "A run consults takesBackAtCancel only if the transition is cancelled",
    arguments: [Course.finished, .cancelled])
  func cancelling(_ course: Course) {
    let asked = run(course, under: []).asked
    #expect(asked.contains(.takesBackAtCancel) == (course == .cancelled))
  }
}
