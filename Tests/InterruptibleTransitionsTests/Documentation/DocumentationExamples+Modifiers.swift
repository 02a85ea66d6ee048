import HeadlessDevice

@testable import InterruptibleTransitions

// The samples about modifiers, word for word.

extension ExampleViewController {
  func exampleModifiers(_ badge: UIView, _ title: UIView, _ list: UIView, _ map: UIView) {
    badge.elementModifiers = [.fade, .translate(y: 40), .delay(0.1)]
    list.elementModifiers = [.cascade(.from(.top))]
    title.elementModifiers = [.fade, .translate(y: 20)]
    map.elementModifiers = [.fade, .standIn(.drawn)]
    list.elementModifiers = [.cascade(.from(.top), step: 0.05)]
  }

  func exampleElementsOfViews(_ card: UIView, _ badge: UIView) {
    card.elementID = "card"
    badge.elementModifiers = [.fade, .translate(y: 40)]
  }

  func exampleModifierCells(_ tableView: UITableView, _ cell: UIView) {
    tableView.elementModifiers = [.cascade(.from(.top), step: 0.05)]
    cell.elementModifiers = [.fade, .translate(y: 40), .duration(0.3)]
  }

  func exampleContext() {
    view.elementModifiers = [
      .when({ $0.isMatched && $0.isPresenting }, [.arc]),
      .whenDisappearing([.fade]),
    ]
  }

  func exampleCascade(_ grid: UIView) {
    grid.elementModifiers = [.cascade(.radial(from: CGPoint(x: 0.5, y: 0)), step: 0.05)]
  }

  func exampleDefinitionOfModifiers(_ badge: UIView, _ list: UIView) {
    badge.elementModifiers = [.fade, .translate(y: 40), .delay(0.1)]
    list.elementModifiers = [.cascade(.from(.top))]
    let definition: ElementDefinition = [
      "card": .sharedElement,
      "text": [.translateY(40).delay(0.2), .crossfade],
    ]
    _ = definition
  }

  func exampleLasting() {
    let cascade = InterruptibleTransition(.elements(lasting: 0.8))
    _ = cascade
  }

  func exampleApply(_ reveal: InterruptibleTransition) {
    reveal.flight?.apply([.fade, .translate(y: 200)], to: "badge")
    reveal.flight?.retarget("card", to: CGRect(x: 0, y: 0, width: 393, height: 300))
    let caption = UILabel()
    reveal.observeProgress { [caption] _, flight in
      guard let photo = flight.frame(of: "photo") else { return }
      caption.center = CGPoint(x: photo.midX, y: photo.maxY + 20)
    }
  }

  func exampleMove(
    _ reveal: InterruptibleTransition, distance: CGFloat, by pan: UIPanGestureRecognizer
  ) {
    reveal.update(distance / 400)
    if let flight = reveal.flight {
      flight.move("photo", to: pan.location(in: flight.containerView))
    }
  }
}
