import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view controller that places a card in its layout, and lays out within a flight's block.
private final class CardPage: UIViewController, TransitionParticipant {
  let card = UIView()
  var laysOutInBlock = true
  private var isOpen = false
  /// The frame of the card for the current bounds and safe area.
  var place: CGRect {
    let clear = view.bounds.inset(by: view.safeAreaInsets)
    return CGRect(
      x: clear.minX, y: clear.minY, width: clear.width / (isOpen ? 2 : 4),
      height: clear.height / 2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = place
  }

  func animateAlongside(_ flight: TransitionFlight) {
    guard laysOutInBlock else { return }
    flight.addAnimations(change) { outcome in
      if outcome == .cancelled { self.changeBack() }
    }
  }

  /// Changes the size of the card and lays it out.
  func change() {
    isOpen.toggle()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Undoes the change after a cancel. The animator has restored the views.
  func changeBack() {
    isOpen.toggle()
  }
}

extension FlightTests {
  @Suite("Layout within a flight's block", .underVariants)
  struct LayoutInBlocks {
    nonisolated enum Container: CaseIterable, Sendable {
      case sheet, fullScreen, stack, tabs
    }

    nonisolated enum Ending: CaseIterable, Sendable {
      case byItself, released, cancelled, reversed
    }

    private final class Scene {
      let device = Device()
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .easeInOut(0.8))
      let below = CardPage()
      let above = CardPage()

      init(_ container: Container) {
        switch container {
        case .sheet, .fullScreen: device.launch(below)
        case .stack: device.launch(UINavigationController(rootViewController: below))
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = [below, above]
          device.launch(tabs)
        }
      }

      func start(_ container: Container) {
        switch container {
        case .sheet: below.present(above, with: transition, as: .sheet(height: .fraction(0.5)))
        case .fullScreen: below.present(above, with: transition)
        case .stack: below.navigationController?.pushViewController(above, with: transition)
        case .tabs: below.tabBarController?.selectViewController(above, with: transition)
        }
        device.advance(by: 0.2)
      }

      func end(_ ending: Ending) {
        switch ending {
        case .byItself: break
        case .released:
          transition.pause()
          device.advance(by: 0.1)
          transition.finish(velocity: 2)
        case .cancelled: transition.cancel()
        case .reversed: transition.reverse()
        }
        device.advanceUntilIdle()
      }

      func expectPlaces(sourceLocation: SourceLocation = #_sourceLocation) {
        for page in [below, above] where page.view.window != nil {
          #expect(page.card.frame == page.place, sourceLocation: sourceLocation)
        }
      }
    }

    @Test(
      "After a rotation in flight, layout decides the frame of the card",
      arguments: Container.allCases, Ending.allCases)
    func turned(_ container: Container, _ ending: Ending) {
      let scene = Scene(container)
      scene.start(container)
      scene.device.rotate(to: .landscape)
      scene.device.advance(by: 0.35)
      scene.end(ending)
      scene.expectPlaces()
    }

    @Test(
      "After a resize in flight, layout decides the frame of the card",
      arguments: Container.allCases, Ending.allCases)
    func resized(_ container: Container, _ ending: Ending) {
      let scene = Scene(container)
      scene.start(container)
      scene.device.resize(to: CGSize(width: 300, height: 600), over: 0.2)
      scene.end(ending)
      scene.expectPlaces()
    }

    @Test(
      "After a rotation, layout in an auxiliary block leaves no stale frame",
      arguments: Ending.allCases)
    func auxiliary(_ ending: Ending) {
      let scene = Scene(.sheet)
      for page in [scene.below, scene.above] { page.laysOutInBlock = false }
      let below = scene.below
      scene.transition.addAuxiliaryAnimations { _ in
        below.change()
      } completion: { outcome in
        if outcome == .cancelled { below.changeBack() }
      }
      scene.start(.sheet)
      scene.device.rotate(to: .landscape)
      scene.device.advance(by: 0.35)
      scene.end(ending)
      scene.expectPlaces()
    }

    @Test(
      "After a rotation, the safe area that the flight preserves leaves no stale frame",
      arguments: Container.allCases, Ending.allCases)
    func safeArea(_ container: Container, _ ending: Ending) {
      let scene = Scene(container)
      for page in [scene.below, scene.above] { page.laysOutInBlock = false }
      scene.start(container)
      scene.device.rotate(to: .landscape)
      scene.device.advance(by: 0.35)
      scene.end(ending)
      scene.expectPlaces()
    }

    @Test(
      "Rotations during a cancelled dismissal, pop or tab selection leave no stale frame",
      arguments: Container.allCases)
    func wayBack(_ container: Container) {
      let scene = Scene(container)
      scene.start(container)
      scene.device.advanceUntilIdle()
      switch container {
      case .sheet, .fullScreen: scene.below.dismiss(animated: true)
      case .stack: scene.below.navigationController?.popViewController(animated: true)
      case .tabs:
        scene.below.tabBarController?.selectViewController(scene.below, with: scene.transition)
      }
      for orientation in [Device.Orientation.landscape, .portrait, .landscape] {
        scene.device.advance(by: 0.1)
        scene.device.rotate(to: orientation)
      }
      scene.end(.cancelled)
      scene.expectPlaces()
    }

    @Test("A frame that the app sets during a flight is kept")
    func changedLater() {
      let scene = Scene(.sheet)
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      scene.below.view.addSubview(badge)
      scene.transition.addAuxiliaryAnimations { _ in badge.frame.origin.x = 100 }
      scene.start(.sheet)
      scene.transition.pause()
      scene.device.advance(by: 0.05)
      badge.frame.origin.x = 200
      scene.transition.finish()
      scene.device.advanceUntilIdle()
      #expect(badge.frame.origin.x == 200)
    }
  }
}

extension FlightTests {
  /// Tests of a flight that a gesture holds while the window changes its size.
  @Suite("Window that changes its size while a flight is held", .underVariants)
  struct Resizes {
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
      private let first = titled("A")
      private let second = titled("B")

      init(_ container: Container) {
        transition = base.slide()
        transition.interactions = [.pan(.left, over: 300)]
        switch container {
        case .modal:
          base.device.launch(first)
          first.present(second, with: transition)
        case .stack:
          base.navigation([first]).pushViewController(
            second, with: transition, returnTransition: .system)
        case .tabs:
          base.tabs([first, second]).selectViewController(
            second, with: transition, returnTransition: .system)
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
      scene.transition.configuration.onOvershoot = { overshoot, _ in told.append(overshoot.progress)
      }
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
}
