import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// A control that follows the finger and has no targets.
private final class Knob: UIControl {
  var tracks = true
  private(set) var moves = 0
  private(set) var cancellations = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tracks }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moves += 1
    return true
  }

  override func cancelTracking(with event: UIEvent?) { cancellations += 1 }
}

/// A control for taps.
private final class Card: UIControl {}

/// A view that draws under the finger and keeps its touches.
private final class Canvas: UIView {
  private(set) var moves = 0
  private(set) var cancellations = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancellations += 1
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

/// The delegate of an app's pan.
private final class PanDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins: (CGPoint) -> Bool = { _ in true }
  var allowsSimultaneousRecognition = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins((gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsSimultaneousRecognition }
}

extension GestureTests {
  @Suite("Controls and views that keep their touches from pans", .underVariants)
  struct TrackingControls {
    nonisolated enum Kind: CaseIterable, Sendable {
      case pan, panAlong, edgePan, contentPan, twoFingers
    }

    private static let center = CGPoint(x: 60, y: 650)

    /// A presented page with a view under the finger, which a gesture dismisses.
    private final class PageFixture {
      let fixture = FlightFixture()
      let inner: UIView

      init(_ inner: UIView, _ kind: Kind, _ direction: TransitionDirection = .down) {
        self.inner = inner
        inner.frame = CGRect(x: 0, y: 600, width: 120, height: 100)
        let page = fixture.presented
        let transition = fixture.transition
        page.view.addSubview(inner)
        fixture.present()
        fixture.device.advanceUntilIdle()
        let begin = { [unowned page] in page.dismiss(animated: true) }
        let view: UIView = page.view
        switch kind {
        case .pan: transition.interactions = [.pan(direction, over: 300, on: view, begin: begin)]
        case .panAlong:
          transition.interactions = [
            .pan(along: direction.axis, over: 300, on: view) { _ in begin() }
          ]
        case .edgePan:
          transition.interactions = [.edgePan(.left, over: 300, on: view, begin: begin)]
        case .contentPan:
          transition.interactions = [.contentPan(over: 300, on: view, begin: begin)]
        case .twoFingers:
          let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
            make: { UIPanGestureRecognizer() }, distance: { _, _, _ in 300 },
            sample: { pan, moment, _ in TransitionGestureSample(pan, along: direction, at: moment) }
          )
          transition.interactions = [GestureInteraction(definition, on: view, begin: begin)]
        }
      }

      /// Drags from the middle of the view during a dismissal, and returns whether the gesture held
      /// the dismissal.
      func dragInDismissal() -> Bool {
        fixture.presented.dismiss(animated: true)
        fixture.device.advance(by: 0.05)
        return drag(CGVector(dx: 0, dy: 40))
      }

      /// Drags from the middle of the view, and returns whether the gesture held the transition.
      func drag(_ way: CGVector, from point: CGPoint = GestureTests.TrackingControls.center) -> Bool
      {
        let finger = fixture.device.press(at: point)
        finger.move(by: way, over: 0.3)
        let isHeld = fixture.transition.phase == .held
        finger.lift()
        fixture.device.advanceUntilIdle()
        return isHeld
      }
    }

    @Test(
      "An app's tracking control keeps its touch from every pan, in every direction",
      arguments: Kind.allCases)
    func knob(_ kind: Kind) {
      let ways: [(TransitionDirection, CGVector)] = [
        (.down, CGVector(dx: 0, dy: 80)), (.right, CGVector(dx: 80, dy: 0)),
        (.down, CGVector(dx: 60, dy: 70)),
      ]
      for (direction, way) in ways {
        let knob = Knob()
        let page = PageFixture(knob, kind, direction)
        let start = kind == .edgePan ? CGPoint(x: 2, y: 650) : Self.center
        #expect(!page.drag(way, from: start))
        #expect(knob.moves > 5 && knob.cancellations == 0)
        #expect(page.fixture.transition.flight == nil)
      }
    }

    @Test("A slider keeps a touch on its thumb, and a pan begins beside the thumb")
    func slider() {
      for (point, isLeft) in [(CGPoint(x: 14, y: 650), true), (CGPoint(x: 100, y: 650), false)] {
        for (direction, way) in [
          (TransitionDirection.down, CGVector(dx: 0, dy: 80)), (.right, CGVector(dx: 80, dy: 0)),
        ] {
          let slider = UISlider()
          let page = PageFixture(slider, .pan, direction)
          #expect(page.drag(way, from: point) != isLeft)
          #expect((slider.value > 0.5) == (isLeft && direction == .right))
        }
      }
    }

    @Test("Buttons, switches, tapped and plain controls do not prevent a pan")
    func tapped() {
      let card = Card()
      card.addAction(UIAction { _ in }, for: [.touchUpInside, .touchDragEnter, .touchDragExit])
      let disabled = Knob()
      disabled.isEnabled = false
      let idle = Knob()
      idle.tracks = false
      for view in [UIButton(type: .system), UISwitch(), UIControl(), card, disabled, idle] {
        #expect(PageFixture(view, .pan).drag(CGVector(dx: 0, dy: 80)), "\(type(of: view))")
      }
    }

    @Test("A control in a scroll view that delays its touches keeps a quick touch")
    func delayed() {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 120, height: 2_000)
      let knob = Knob(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
      scrollView.addSubview(knob)
      let page = PageFixture(scrollView, .pan, .right)
      let finger = page.fixture.device.press(at: Self.center)
      finger.move(by: CGVector(dx: 80, dy: 0), over: 0.05)
      #expect(page.fixture.transition.phase != .held)
      finger.move(by: CGVector(dx: 10, dy: 0), over: 0.1)
      #expect(knob.moves > 0)
      finger.lift()
    }

    @Test("In flight, a pan holds the dismissal, also on a tracking control")
    func inFlight() {
      #expect(PageFixture(Knob(), .pan).dragInDismissal())
    }

    @Test("In flight, a pan holds the dismissal, also on a map", arguments: [true, false])
    func mapInFlight(listensOnView: Bool) {
      let map = UIView()
      map.addGestureRecognizer(UIPanGestureRecognizer())
      let page = PageFixture(map, .pan)
      if !listensOnView { page.fixture.transition.interactions = [.pan(.down, over: 300)] }
      #expect(page.dragInDismissal())
    }

    @Test("On a view that refuses gestures, neither a pan nor touch-to-pause holds the flight")
    func canvasInFlight() {
      let page = PageFixture(Canvas(), .pan)
      page.fixture.transition.interactions += [.touchToPause(deciding: .down, within: 40)]
      #expect(!page.dragInDismissal())
    }

    @Test("A view that refuses gestures keeps its touches", arguments: Kind.allCases)
    func canvas(_ kind: Kind) {
      let canvas = Canvas()
      let page = PageFixture(canvas, kind)
      let start = kind == .edgePan ? CGPoint(x: 2, y: 650) : Self.center
      #expect(!page.drag(CGVector(dx: 60, dy: 80), from: start))
      #expect(canvas.moves > 5 && canvas.cancellations == 0)
    }

    @Test(
      "A map keeps the touch, unless its pan recognizes simultaneously with others",
      arguments: [false, true])
    func map(allowsSimultaneousRecognition: Bool) {
      let map = UIView()
      let pan = UIPanGestureRecognizer()
      let delegate = PanDelegate()
      delegate.allowsSimultaneousRecognition = allowsSimultaneousRecognition
      pan.delegate = delegate
      map.addGestureRecognizer(pan)
      let page = PageFixture(map, .pan)
      #expect(page.drag(CGVector(dx: 0, dy: 80)) == allowsSimultaneousRecognition)
    }

    @Test("A row with actions keeps only touches that move sideways")
    func row() {
      for (way, isHeld) in [(CGVector(dx: 80, dy: 0), false), (CGVector(dx: 0, dy: 80), true)] {
        let row = UIView()
        let pan = UIPanGestureRecognizer()
        let delegate = PanDelegate()
        delegate.begins = { abs($0.x) > abs($0.y) }
        pan.delegate = delegate
        row.addGestureRecognizer(pan)
        let page = PageFixture(row, .pan, way.dx > 0 ? .right : .down)
        #expect(page.drag(way) == isHeld)
      }
    }
  }
}
