import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  /// Tests that a page that a pop or a tab change uncovers fills its container.
  @Suite("Uncovered page", .underVariants)
  struct UncoveredPages {
    nonisolated enum Container: CaseIterable, Sendable {
      case stack, tabs, stackInSheet
    }

    private final class Fixture {
      let device = Device()
      let first = titled("A")
      let second = titled("B")
      let transition: InterruptibleTransition
      private let container: UIViewController
      private let goBack: () -> Void
      private let isInSheet: Bool
      private(set) var faults: [CGRect] = []
      private var observation: FrameObservation?

      init(_ kind: Container) {
        let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
        transition = slide
        let first = first
        let second = second
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
        #expect(
          first.view.window != nil && second.view.window == nil, sourceLocation: sourceLocation)
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
}

extension PresentationTests {
  /// Tests that a sheet that a dismissal uncovers has the frame of its presentation controller.
  @Suite("Uncovered sheet", .underVariants, .alsoUnder(.enlargesUncoveredSheets))
  struct UncoveredSheets {
    private typealias Fixture = UncoveredFixture

    @Test(
      "An uncovered sheet keeps its frame in a dismissal with each animation",
      arguments: Fixture.Sheet.allCases)
    func untouched(_ sheet: UncoveredFixture.Sheet) {
      for animation in [TransitionAnimation.slide(from: .bottom), .push(from: .right), .zoom] {
        let fixture = Fixture(sheet, below: .fullScreen, animation)
        fixture.present()
        fixture.dismiss()
        fixture.expectSheet()
      }
    }

    @Test(
      "An uncovered sheet has its new frame after a rotation while it was covered",
      arguments: Fixture.Sheet.allCases)
    func turnedWhileCovered(_ sheet: UncoveredFixture.Sheet) {
      let fixture = Fixture(sheet)
      fixture.present()
      fixture.turn()
      fixture.dismiss()
      fixture.expectSheet()
      fixture.present()
      fixture.turn()
      fixture.turn()
      fixture.dismiss()
      fixture.expectSheet()
    }

    @Test(
      "An uncovered sheet has its new frame after a resize while it was covered",
      arguments: Fixture.Sheet.allCases)
    func resizedWhileCovered(_ sheet: UncoveredFixture.Sheet) {
      for size in [CGSize(width: 320, height: 700), CGSize(width: 393, height: 500)] {
        let fixture = Fixture(sheet)
        fixture.present()
        fixture.device.resize(to: size, over: 0.1)
        fixture.dismiss()
        fixture.expectSheet()
      }
    }

    @Test(
      "An uncovered sheet moves to its new frame after a rotation in flight",
      arguments: Fixture.Sheet.allCases)
    func turnedInFlight(_ sheet: UncoveredFixture.Sheet) {
      for time in [0.02, 0.2, 0.45] {
        let fixture = Fixture(sheet)
        fixture.present()
        fixture.dismiss(for: time)
        fixture.turn(for: 0.1)
        fixture.expectSheet()
      }
    }

    @Test(
      "An uncovered sheet moves to its new frame while the dismissal is held",
      arguments: Fixture.Sheet.allCases)
    func held(_ sheet: UncoveredFixture.Sheet) {
      for change in [
        { $0.turn() }, { $0.device.resize(to: CGSize(width: 300, height: 600), over: 0.1) },
      ] as [(Fixture) -> Void] {
        let fixture = Fixture(sheet)
        fixture.present()
        fixture.dismiss(for: 0.2)
        fixture.transition.pause()
        change(fixture)
        fixture.device.advance(by: 0.1)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.sheet.presentedViewController === fixture.page)
        #expect(fixture.page.view.bounds.size == fixture.device.window.bounds.size)
        fixture.dismiss(for: 0.1)
        fixture.transition.pause()
        fixture.transition.update(0.7)
        fixture.turn()
        fixture.transition.finish()
        fixture.expectSheet()
      }
    }

    @Test(
      "A sheet has its frame after a cancelled presentation over it",
      arguments: Fixture.Sheet.allCases)
    func cancelledPresentation(_ sheet: UncoveredFixture.Sheet) {
      for turns in 0...2 {
        let fixture = Fixture(sheet)
        fixture.sheet.present(fixture.page, animated: true)
        fixture.device.advance(by: 0.2)
        fixture.transition.pause()
        for _ in 0..<turns { fixture.turn() }
        fixture.transition.cancel()
        fixture.expectSheet()
      }
    }

    @Test(
      "A sheet keeps its frame below a page that leaves the sheet in the window",
      arguments: Fixture.Sheet.allCases)
    func overFullScreen(_ sheet: UncoveredFixture.Sheet) {
      let fixture = Fixture(sheet, below: .overFullScreen)
      fixture.present()
      fixture.turn()
      fixture.dismiss(for: 0.2)
      fixture.turn(for: 0.1)
      fixture.expectSheet()
    }

    @Test(
      "A sheet has its frame after a page that covers only the sheet",
      arguments: Fixture.Sheet.allCases)
    func currentContext(_ sheet: UncoveredFixture.Sheet) {
      for turns in 0...2 {
        let fixture = Fixture(sheet, below: .currentContext)
        fixture.sheet.definesPresentationContext = true
        fixture.present()
        #expect(fixture.page.view.window != nil && fixture.sheet.view.window == nil)
        for _ in 0..<turns { fixture.turn() }
        fixture.dismiss(for: 0.2)
        fixture.turn(for: 0.1)
        fixture.expectSheet()
      }
    }

    @Test(
      "Sheets with a navigation controller, tabs or a child keep their frame",
      arguments: Fixture.Sheet.allCases)
    func containers(_ sheet: UncoveredFixture.Sheet) {
      let tabs = UITabBarController()
      let plain = UIViewController()
      let child = UIViewController()
      tabs.viewControllers = [titled("A"), titled("B")]
      plain.addChild(child)
      plain.view.addSubview(child.view)
      let contents = [UINavigationController(rootViewController: titled("A")), tabs, plain]
      for content in contents {
        let fixture = Fixture(sheet, showing: content)
        fixture.present()
        fixture.turn()
        fixture.dismiss(for: 0.2)
        fixture.turn(for: 0.2)
        fixture.expectSheet()
      }
    }

    @Test(
      "An uncovered sheet keeps its corners and its dimming",
      arguments: [Fixture.Sheet.bottom, .card, .inset])
    func look(_ sheet: UncoveredFixture.Sheet) {
      let fixture = Fixture(sheet)
      let presentation =
        fixture.sheet.presentationController as? InterruptiblePresentationController
      fixture.present()
      fixture.turn()
      fixture.dismiss()
      fixture.expectSheet()
      #expect(fixture.sheet.view.layer.cornerRadius == 16 && fixture.sheet.view.clipsToBounds)
      let dimming = presentation?.chrome?.dimmingView
      #expect(dimming?.frame.contains(fixture.device.window.bounds) == true)
      #expect(dimming?.window != nil)
      #expect(dimming?.backgroundColor == sheet.style?.dimming)
    }

    @Test("Two sheets have their frames when the page over the second sheet is dismissed")
    func twoSheets() {
      for first in Fixture.Sheet.allCases {
        let fixture = Fixture(first)
        let second = UIViewController()
        fixture.sheet.present(
          second, with: InterruptibleTransition(.fade, timing: .linear(0.2)),
          as: .centered(CGSize(width: 200, height: 200)))
        fixture.device.advanceUntilIdle()
        second.present(fixture.page, animated: true)
        fixture.device.advanceUntilIdle()
        fixture.turn()
        second.dismiss(animated: true)
        fixture.device.advance(by: 0.2)
        let bounds = fixture.device.window.bounds
        let place = CGRect(x: bounds.midX - 100, y: bounds.midY - 100, width: 200, height: 200)
        #expect(second.view.frame == place)
        fixture.device.advanceUntilIdle()
        #expect(second.view.frame == place && second.view.window != nil)
        second.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        fixture.expectSheet()
      }
    }
  }
}
