import HeadlessDevice

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

  func exampleElementUnderFinger(_ photo: UIView) {
    let reading = reveal
    reading.interactions = [
      .pan(.down, over: 400, with: pan) { [weak self] in self?.dismiss(animated: true) }
    ]
    observer = TransitionGestureObserver(pan) { [reading] pan in
      guard pan.state == .changed, let flight = reading.flight else { return }
      let moved = pan.translation(in: flight.containerView)
      let center = photo.superview?.convert(photo.center, to: flight.containerView) ?? .zero
      flight.move("photo", to: CGPoint(x: center.x + moved.x, y: center.y + moved.y))
    }
  }
}

extension ElementPass {
  static let falling = ElementPass { diff in
    diff.setModifiers([.translate(y: 500)], of: "note", isIncoming: diff.isPresenting)
  }
}
