import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests that a page that a pop or a tab change uncovers fills its container.
@Suite("Uncovered page", .underVariants)
struct UncoveredPageTests {
  nonisolated enum Container: CaseIterable, Sendable {
    case stack, tabs, stackInSheet
  }

  private final class Fixture {
    let device = Device()
    let (first, second) = (titled("A"), titled("B"))
    let transition: InterruptibleTransition
    private let container: UIViewController
    private let goBack: () -> Void
    private let isInSheet: Bool
    private(set) var faults: [CGRect] = []
    private var observation: FrameObservation?

    init(_ kind: Container) {
      let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
      transition = slide
      let (first, second) = (first, second)
      isInSheet = kind == .stackInSheet
      if kind == .tabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        device.launch(tabs)
        tabs.selectViewController(second, with: slide)
        goBack = { tabs.selectViewController(first, with: slide) }
        container = tabs
      } else {
        let stack = UINavigationController(rootViewController: first)
        if isInSheet {
          let root = UIViewController()
          device.launch(root)
          root.present(
            stack, with: InterruptibleTransition(.fade, timing: .linear(0.1)),
            as: .sheet(height: .fraction(0.5)))
          device.advanceUntilIdle()
        } else {
          device.launch(stack)
        }
        stack.pushViewController(second, with: slide)
        goBack = { stack.popViewController(with: slide) }
        container = stack
      }
      device.advanceUntilIdle()
      observation = device.onFrame { [weak self] _ in self?.check() }
    }

    private var expected: CGRect {
      let bounds = device.window.bounds
      return isInSheet
        ? CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2) : bounds
    }

    private func check() {
      guard let view = first.viewIfLoaded, view.window != nil else { return }
      let place = view.convert(view.bounds, to: nil)
      if place != expected { faults.append(place) }
    }

    func back(for seconds: Double) {
      goBack()
      device.advance(by: seconds)
    }

    func change(resizes: Bool) {
      if resizes {
        device.resize(to: CGSize(width: 320, height: 600), over: 0.1)
      } else {
        device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
        device.advance(by: 0.1)
      }
    }

    func expectFirst(sourceLocation: SourceLocation = #_sourceLocation) {
      device.advanceUntilIdle()
      check()
      #expect(first.view.window != nil && second.view.window == nil, sourceLocation: sourceLocation)
      #expect(faults.isEmpty, "\(faults.prefix(2))", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "An uncovered page fills a container that was resized below it or in flight",
    arguments: Container.allCases, [false, true])
  func changed(_ container: Container, resizes: Bool) {
    for isCovered in [true, false] {
      let fixture = Fixture(container)
      if isCovered { fixture.change(resizes: resizes) }
      fixture.back(for: 0.2)
      if !isCovered { fixture.change(resizes: resizes) }
      fixture.expectFirst()
    }
  }

  @Test(
    "An uncovered page fills the container in a flight that is held, cancelled and repeated",
    arguments: Container.allCases,
    [false, true])
  func held(_ container: Container, resizes: Bool) {
    let fixture = Fixture(container)
    fixture.back(for: 0.2)
    fixture.transition.pause()
    fixture.change(resizes: resizes)
    fixture.transition.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.second.view.window != nil && fixture.first.view.window == nil)
    fixture.back(for: 0.1)
    fixture.transition.pause()
    fixture.transition.update(0.6)
    fixture.change(resizes: resizes)
    fixture.transition.finish()
    fixture.expectFirst()
  }
}
