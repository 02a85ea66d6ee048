import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a flight that a gesture holds while the window changes its size.
@Suite("Window that changes its size while a flight is held", .underVariants)
struct ResizedFlightTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case rotation, resizing

    @MainActor func make(on device: Device) {
      switch self {
      case .rotation:
        device.rotate(to: .landscape)
        device.advance(by: 0.4)
      case .resizing: device.resize(to: CGSize(width: 300, height: 500), over: 0.3)
      }
    }
  }

  nonisolated enum Container: CaseIterable, Sendable {
    case modal, stack, tabs
  }

  private final class Scene {
    let base = ContainerFixture()
    let transition: InterruptibleTransition
    private let (first, second) = (titled("A"), titled("B"))

    init(_ container: Container) {
      transition = base.slide()
      transition.interactions = [.pan(.left, over: 300)]
      switch container {
      case .modal:
        base.device.launch(first)
        first.present(second, with: transition)
      case .stack:
        base.navigation([first]).pushViewController(second, with: transition, returning: .system)
      case .tabs:
        base.tabs([first, second]).selectViewController(
          second, with: transition, returning: .system)
      }
      base.device.advance(by: 0.2)
    }

    func drag(_ distance: CGFloat, from x: CGFloat = 280) -> Finger {
      let finger = base.device.press(at: CGPoint(x: x, y: 200))
      finger.move(by: CGVector(dx: -distance, dy: 0), over: 0.3)
      return finger
    }

    func expectEnd() {
      base.device.advanceUntilIdle()
      #expect(base.completions == [true])
      let place = second.view.superview?.convert(second.view.frame, to: nil)
      #expect(place == base.device.window.bounds)
      var view: UIView? = second.view
      while let next = view {
        #expect(next.transform.isIdentity)
        view = next.superview
      }
    }
  }

  @Test(
    "During a rotation or resize, a held flight keeps its progress, and the pan continues",
    arguments: Container.allCases, Change.allCases)
  func held(_ container: Container, _ change: Change) {
    let scene = Scene(container)
    let finger = scene.drag(60)
    let progress = scene.transition.progress
    change.make(on: scene.base.device)
    #expect(scene.transition.phase == .held)
    #expect(abs(scene.transition.progress - progress) < 1e-6)
    finger.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
    #expect(abs(scene.transition.progress - progress - 0.2) < 0.01)
    finger.lift()
    scene.expectEnd()
  }

  @Test(
    "During a rotation or resize, an overshoot stays, and the container is restored at the end",
    arguments: Container.allCases, Change.allCases)
  func past(_ container: Container, _ change: Change) {
    let scene = Scene(container)
    let finger = scene.drag(270)
    #expect(scene.transition.progress == 1)
    let view = scene.transition.flight?.containerView
    let moved = view?.transform.tx
    change.make(on: scene.base.device)
    #expect(view?.transform.tx == moved && moved != 0)
    #expect(view?.bounds.size == view?.superview?.bounds.size)
    finger.move(by: CGVector(dx: -5, dy: 0), over: 0.1)
    finger.lift()
    scene.expectEnd()
  }

  @Test(
    "The overshoot is shown in each frame of a resize, and the pan can reduce it",
    arguments: Change.allCases)
  func fromTheEnd(_ change: Change) {
    let scene = Scene(.modal)
    let finger = scene.drag(270)
    #expect(scene.transition.progress == 1)
    let view = scene.transition.flight?.containerView
    let before = view?.layer.presentation()?.transform.m41 ?? 0
    var shown: [CGFloat] = []
    let observation = scene.base.device.onFrame { _ in
      shown.append(view?.layer.presentation()?.transform.m41 ?? 0)
    }
    change.make(on: scene.base.device)
    observation.cancel()
    #expect(before < -10 && shown.count > 10)
    #expect(shown.allSatisfy { abs($0 - before) < 0.01 })
    finger.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    #expect(scene.transition.progress == 1)
    #expect((view?.layer.presentation()?.transform.m41 ?? 0) > before + 5)
    finger.move(by: CGVector(dx: 180, dy: 0), over: 0.1)
    #expect(scene.transition.progress < 0.9 && view?.transform.isIdentity == true)
    finger.move(by: CGVector(dx: -2, dy: 0), over: 0.2)
    finger.lift()
    scene.expectEnd()
  }

  @Test("`onOvershoot` is called again after a rotation in flight, and not after the flight")
  func ownOvershoot() {
    let scene = Scene(.modal)
    var told: [Double] = []
    scene.transition.onOvershoot = { overshoot, _ in told.append(overshoot.progress) }
    let finger = scene.drag(270)
    let last = told.last ?? 0
    told = []
    Change.rotation.make(on: scene.base.device)
    // In between, UIKit sets the container's frame, which is undefined while the container is
    // moved.
    #expect(last > 0 && told.first == 0 && told.last == last)
    finger.lift()
    scene.expectEnd()
    #expect(told.last == 0)
    let count = told.count
    Change.resizing.make(on: scene.base.device)
    #expect(told.count == count)
  }
}
