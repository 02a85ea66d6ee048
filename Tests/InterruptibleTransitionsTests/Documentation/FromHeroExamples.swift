import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the migration from Hero, word for word.

private final class Article: UIViewController {
  let text = UILabel()
}

extension ExampleViewController {
  func exampleSquares(_ red: UIView, _ detail: UIViewController) {
    red.elementID = "red"
    present(detail, with: InterruptibleTransition(.elements))
  }

  func exampleCard(_ neighbor: UIView) {
    let article = Article()
    let reading = InterruptibleTransition(.elements(lasting: 0.6))
    article.text.elementModifiers = [.fade, .translate(y: 120), .delay(0.1)]
    neighbor.elementModifiers = [.translate(y: 300), .scale(0.9), .fade]
    reading.interactions = [
      .pan(.down, over: 500, on: article.view) { [weak self] in self?.dismiss(animated: true) }
    ]
    present(article, with: reading)
  }

  func exampleCarriedElement(_ detail: UIViewController) {
    let reading = reveal
    reading.interactions = [
      .carry("photo", on: detail.view) { [weak self] in self?.dismiss(animated: true) }
    ]
  }

  func exampleElementUnderFinger(
    _ photo: UIView, of detail: UIViewController, _ reading: InterruptibleTransition
  ) {
    reading.interactions = [
      .pan(.down, over: 400, with: pan) { [weak self] in self?.dismiss(animated: true) }
    ]
    observer = TransitionGestureObserver(pan) { [weak reading, weak detail] pan in
      guard pan.state == .changed, let flight = reading?.flight, !flight.isPresenting else {
        return
      }
      let moved = pan.translation(in: flight.containerView)
      let center = photo.superview?.convert(photo.center, to: detail?.view) ?? .zero
      flight.move("photo", to: CGPoint(x: center.x + moved.x, y: center.y + moved.y))
    }
  }
}

@Suite("Samples of the migration from Hero", .underVariants)
struct FromHeroExamplesTests {
  @Test(
    "The handler of a pan moves the element with the finger, also where the page moves",
    arguments: [0, 1, 2])
  func handler(_ kind: Int) {
    let animation: TransitionAnimation =
      [.elements, .elements(over: .push()), .elements(over: .zoomIn())][kind]
    let reading = InterruptibleTransition(animation, timing: .linear(0.5))
    let device = Device()
    let screen = ExampleViewController()
    let detail = UIViewController()
    let small = UIView()
    let photo = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 200))
    small.frame = CGRect(x: 20, y: 100, width: 60, height: 60)
    for view in [small, photo] {
      view.backgroundColor = .red
      view.elementID = "photo"
    }
    device.launch(screen)
    screen.view.addSubview(small)
    detail.view.addSubview(photo)
    screen.present(detail, with: reading)
    device.advanceUntilIdle()
    detail.view.addGestureRecognizer(screen.pan)
    screen.exampleElementUnderFinger(photo, of: detail, reading)
    let finger = device.press(at: CGPoint(x: 140, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    let shown = device.drawnScreen.parts.last { $0.color?.red == 1 && $0.color?.green == 0 }
    #expect(reading.phase == .held)
    #expect(abs((shown?.shape.frame.midX ?? 0) - 140) < 2)
    #expect(abs((shown?.shape.frame.midY ?? 0) - 350) < 12)
    finger.lift()
    device.advanceUntilIdle()
  }
}

extension ElementPass {
  static let falling = ElementPass { diff in
    diff.setModifiers([.translate(y: 500)], of: "note", isIncoming: diff.isPresenting)
  }
}
