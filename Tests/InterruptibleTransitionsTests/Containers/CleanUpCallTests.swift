import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of changes that an app requests while its animation, which includes a preset, cleans up.
@Suite("Changes requested in a clean-up")
struct CleanUpCallTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case pop, plainPop, push
  }

  @Test(
    "After a pop or push in a clean-up, the top page is restored, even if UIKit begins at once",
    arguments: Change.allCases,
    [[], [.startsAtOnce, .endsChangesForOthers]] as [RuntimeVariants])
  func each(_ change: Change, _ variants: RuntimeVariants) {
    RuntimeVariants.$current.withValue(variants) {
      for preset in Preset.allCases { expectPageInPlace(after: change, preset) }
    }
  }

  private func expectPageInPlace(after change: Change, _ preset: Preset) {
    let base = ContainerFixture()
    let (a, b, c) = (titled("A"), titled("B"), titled("C"))
    let navigation = base.navigation([a])
    var act: (() -> Void)?
    let transition = InterruptibleTransition(
      TransitionAnimation { flight, steps in
        steps.include(preset.byDefault, in: flight)
        steps.cleanUp { _ in
          act?()
          act = nil
        }
      }, timing: .linear(0.3))
    act = { [unowned transition] in
      switch change {
      case .pop: navigation.popViewController(with: transition)
      case .plainPop: navigation.popViewController(animated: true)
      case .push: navigation.pushViewController(c, with: transition)
      }
    }
    navigation.pushViewController(b, with: transition)
    base.device.advanceUntilIdle()
    let top = navigation.topViewController
    #expect(top?.view.frame == base.device.window.bounds && act == nil, "\(preset)")
    let (view, layer) = (top?.view, top?.view.layer)
    #expect(layer?.cornerRadius == 0 && view?.alpha == 1 && view?.window != nil, "\(preset)")
  }
}
