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

  func takePart(in flight: TransitionFlight) {
    guard laysOutInBlock else { return }
    flight.addAnimations(change) { position in
      if position == .start { self.changeBack() }
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

@Suite("Layout within a flight's block", .underVariants)
struct LayoutInBlockTests {
  nonisolated enum Container: CaseIterable, Sendable {
    case sheet, fullScreen, stack, tabs
  }

  nonisolated enum Ending: CaseIterable, Sendable {
    case byItself, released, cancelled, reversed
  }

  private final class Scene {
    let device = Device()
    let transition = InterruptibleTransition(.slide(from: .down), timing: .easeInOut(0.8))
    let (below, above) = (CardPage(), CardPage())

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
    } completion: { position in
      if position == .start { below.changeBack() }
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
    "Rotating repeatedly during a cancelled dismissal, pop or tab selection leaves no stale frame",
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
