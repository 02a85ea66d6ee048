import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of fingers on a trackpad, whose events have no touches.
@Suite("Trackpads", .sharingVariants)
struct TrackpadTests {
  @Test(
    "A pinch on a trackpad carries an element, at rest and in flight",
    arguments: ContainerKind.allCases, [true, false])
  func carry(_ kind: ContainerKind, lands: Bool) throws {
    let fixture = CarryFixture(kind)
    let device = fixture.device
    fixture.open()
    // A finger somewhere else, whose touch must not be mistaken for one of the pinch.
    device.tap(at: CGPoint(x: 30, y: 700))
    device.advanceUntilIdle()
    let center = fixture.center
    let fingers = device.beginPinch(at: center)
    func pinch(by distance: CGFloat) {
      let offsets = [CGVector(dx: -distance, dy: 0), CGVector(dx: distance, dy: 0)]
      device.move(Array(zip(fingers, offsets)), over: 0.3)
    }
    pinch(by: -25)
    #expect(fixture.transition.phase == .held)
    let standIn = try #require(fixture.standIn)
    // After ten points the recognizer begins, and the element follows the remaining ones.
    #expect(abs((standIn.layer.presentedFrame?.width ?? 0) / 393 - 25.0 / 45) < 0.05)
    #expect(fixture.center.distance(to: center) < 1)
    pinch(by: lands ? -15 : 35)
    device.advance(by: 0.2)
    for finger in fingers { finger.lift() }
    device.advance(by: 0.05)
    #expect(fixture.transition.phase != .held)
    device.advanceUntilIdle()
    #expect(fixture.showsSecond == !lands && fixture.transition.isAtRest)
    #expect(device.window.overlays.isEmpty)
    // In flight, too.
    if fixture.showsSecond { fixture.container.back() } else { fixture.container.there() }
    device.advance(by: 0.2)
    let others = device.beginPinch(at: fixture.center)
    let apart = [CGVector(dx: -30, dy: 0), CGVector(dx: 30, dy: 0)]
    device.move(Array(zip(others, apart)), over: 0.2)
    #expect(fixture.transition.phase == .held)
    for finger in others { finger.lift() }
    device.advanceUntilIdle()
    #expect(fixture.transition.isAtRest && device.window.overlays.isEmpty)
  }

  @Test("A pinch on a trackpad beside the element does not catch it")
  func besideElement() {
    let fixture = CarryFixture(.navigation)
    fixture.container.there()
    fixture.device.advance(by: 0.2)
    let fingers = fixture.device.beginPinch(at: CGPoint(x: 20, y: 820))
    let together = [CGVector(dx: 30, dy: 0), CGVector(dx: -30, dy: 0)]
    fixture.device.move(Array(zip(fingers, together)), over: 0.1)
    #expect(fixture.transition.phase != .held)
    for finger in fingers { finger.lift() }
    fixture.device.advanceUntilIdle()
    #expect(fixture.showsSecond)
  }

  @Test(
    "Two fingers on a trackpad swipe back from a zoomed page",
    .alsoUnder(.popsFromContent), arguments: [true, false])
  func zoomedPage(cancels: Bool) {
    let fixture = ContainerFixture()
    let list = titled("A")
    let page = titled("B")
    let navigation = fixture.navigation([list])
    let source = UIView(frame: CGRect(x: 40, y: 400, width: 100, height: 100))
    source.backgroundColor = .systemRed
    source.elementID = "source"
    list.view.addSubview(source)
    let zoom = InterruptibleTransition.zoom("source")
    navigation.pushViewController(page, with: zoom)
    fixture.device.advanceUntilIdle()
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
    #expect(zoom.phase == .held)
    fingers.move(by: CGVector(dx: cancels ? -140 : 150, dy: 0), over: 0.2)
    fixture.device.advance(by: 0.2)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.topViewController === (cancels ? page : list))
    #expect(fixture.device.window.overlays.isEmpty)
  }

  @Test(
    "A trackpad's swipe back from a zoomed page follows the options of the zoom", arguments: 0...1)
  func zoomOptions(_ index: Int) {
    let fixture = ContainerFixture()
    let list = titled("A")
    let page = titled("B")
    let navigation = fixture.navigation([list])
    let source = UIView(frame: CGRect(x: 40, y: 400, width: 100, height: 100))
    source.elementID = "source"
    list.view.addSubview(source)
    var options = ElementZoomOptions()
    if index == 0 {
      options.dismissalGestures = [.drag]
    } else {
      options.dismissalShouldBegin = { _ in false }
    }
    navigation.pushViewController(page, with: .zoom("source", options: options))
    fixture.device.advanceUntilIdle()
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.topViewController === page)
  }

  /// Each interaction, in flight and at rest.
  nonisolated enum Kind: CaseIterable, Sendable {
    case pan, edgePan, contentPan, pinch, rotation, scrollPull, carry, touchToPause
  }

  @Test(
    "Each interaction releases a trackpad's fingers, and catches only gestures that it follows",
    arguments: Kind.allCases, [true, false])
  func allInteractions(_ kind: Kind, isPinch: Bool) {
    let fixture = ContainerKindFixture(.custom, .slide(from: .bottom))
    let device = fixture.device
    let scrollView = UIScrollView(frame: fixture.second.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 2_000)
    if kind == .scrollPull { fixture.second.view.addSubview(scrollView) }
    let view = fixture.second.view!
    let back = fixture.back
    let interaction: any TransitionInteraction =
      switch kind {
      case .pan: .pan(.down, on: view, begin: back)
      case .edgePan: .edgePan(.left, on: view, begin: back)
      case .contentPan: .contentPan(on: view, begin: back)
      case .pinch: .pinch(by: 1 / 3, on: view, begin: back)
      case .rotation: .rotation(by: .pi / 2, on: view, begin: back)
      case .scrollPull: .scrollPullToDismiss(scrollView, begin: back)
      case .carry: .carry(on: view, begin: back)
      case .touchToPause: .touchToPause(scrubbing: .down)
      }
    fixture.transition.interactions = [interaction]
    for isInFlight in [false, true] {
      fixture.there()
      if isInFlight { device.advance(by: 0.2) } else { device.advanceUntilIdle() }
      let place = CGPoint(x: 196, y: isInFlight ? 700 : 400)
      var phases: Set<TransitionPhase> = []
      if isPinch {
        let fingers = device.beginPinch(at: place)
        let first = kind == .rotation ? CGVector(dx: 0, dy: -40) : CGVector(dx: 20, dy: 0)
        for step in [first, first, CGVector(dx: -60, dy: 10)] {
          let opposite = CGVector(dx: -step.dx, dy: -step.dy)
          device.move(Array(zip(fingers, [step, opposite])), over: 0.1)
          phases.insert(fixture.transition.phase)
        }
        for finger in fingers { finger.lift() }
      } else {
        let fingers = device.beginScroll(at: place)
        for step in [CGVector(dx: 0, dy: 90), CGVector(dx: 120, dy: 0), CGVector(dx: -40, dy: -30)]
        {
          fingers.move(by: step, over: 0.1)
          phases.insert(fixture.transition.phase)
        }
        fingers.lift()
      }
      if kind == .touchToPause || kind == .edgePan { #expect(!phases.contains(.held)) }
      let follows: [Kind] = isPinch ? [.pinch, .rotation, .carry] : [.pan, .contentPan]
      if !isInFlight, follows.contains(kind), kind != .contentPan {
        #expect(phases.contains(.held))
      }
      device.advance(by: 0.05)
      #expect(fixture.transition.phase != .held && fixture.transition.session == nil)
      device.advanceUntilIdle()
      #expect(fixture.transition.flight == nil)
      if fixture.first.presentedViewController != nil {
        fixture.back()
        device.advanceUntilIdle()
      }
      #expect(fixture.first.presentedViewController == nil)
    }
  }
}
