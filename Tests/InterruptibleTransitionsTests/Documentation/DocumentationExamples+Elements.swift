import HeadlessDevice

@testable import InterruptibleTransitions

// The samples of the comments about elements, word for word.

nonisolated enum Part: Hashable { case photo, title }

extension ExampleViewController {
  func exampleElementPass() {
    let keepsTitles = ElementPass { diff in
      diff.keepShared { $0 != "title" }
    }
    let transition = InterruptibleTransition(.elements(passes: [keepsTitles]))
    _ = transition
  }

  func exampleElementID(
    _ cell: UIView, _ photo: (number: Int, name: String), _ titleLabel: UILabel,
    _ firstCell: UIView
  ) {
    cell.elementID = ElementID(photo.number)
    titleLabel.elementID = "title \(photo.number)"
    firstCell.elementID = 0
  }

  func exampleElementIDValue(_ id: ElementID) {
    let number = id.value(as: Int.self)
    _ = (number, Part.photo)
  }

  func exampleElementsOverPush(_ detail: UIViewController) {
    navigationController?.pushViewController(
      detail, with: InterruptibleTransition(.elements(over: .push(from: .trailing))))
  }

  func exampleElementIDOfView(_ card: UIView) {
    card.elementID = "card"
  }

  func exampleElements(_ card: UIView, _ detail: UIViewController) {
    card.elementID = "card"
    detail.view.elementID = "card"
    navigationController?.pushViewController(detail, with: InterruptibleTransition(.elements))
  }

  func exampleElementValues(_ element: Element, _ diff: ElementDiff) {
    let isLarge = element.place.size.width > 200
    let names = diff.incoming.map(\.id)
    print("new on the screen: \(diff.inserted)")
    let isInCard = element.parent == "card"
    _ = (isLarge, names, isInCard)
  }

  func exampleElementReport() {
    if let elements = reveal.flight?.elementReport { print(elements) }
  }

  func exampleElementReportReason() {
    if reveal.flight?.elementReport?.unmatched["card"] == .hidden(isIncoming: true) {
      print("The card is hidden on the incoming screen.")
    }
  }

  func exampleSnapshotTransition(
    _ card: ExampleCard, _ detail: ExampleDetail,
    _ context: any UIViewControllerContextTransitioning, _ animator: UIViewPropertyAnimator
  ) {
    let morph = SnapshotTransition(
      from: card, to: detail.view, in: context.containerView,
      childTransitions: [(from: card.titleLabel, to: detail.titleLabel)])
    morph.prepare()
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { morph.addKeyframes() }
    }
    animator.addCompletion { _ in
      morph.cleanUp()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

// The samples of zooms.
extension ExampleViewController {
  func exampleElementZoom(_ viewer: UIViewController, _ photo: (number: Int, name: String)) {
    var zoom = ElementZoomOptions()
    zoom.dimming = .effect(UIBlurEffect(style: .dark))
    zoom.dismissalShouldBegin = { $0.kind != .drag || $0.location.y < 200 }
    present(viewer, with: .zoom(ElementID(photo.number), options: zoom))
  }

  func exampleZoomOptions() {
    var zoom = ElementZoomOptions()
    zoom.dismissalGestures = [.drag, .pinch]
    zoom.dimming = .color(UIColor(white: 0, alpha: 0.3))
    zoom.alignmentRect = { context in
      (context.zoomedViewController as? ViewerViewController)?.imageView.frame
    }
  }

  func exampleZoomAnimation() {
    let opening = InterruptibleTransition(.zoom("card"), timing: .easeOut(0.3))
    _ = opening
  }

  func exampleZoom(
    _ cell: UIView, _ viewer: UIViewController, _ photo: (number: Int, name: String)
  ) {
    cell.elementID = ElementID(photo.number)
    navigationController?.pushViewController(viewer, with: .zoom(ElementID(photo.number)))
  }

  func exampleZoomFromView(_ editor: UIViewController, _ editButton: UIView) {
    present(editor, with: .zoom(from: editButton), as: .sheet(height: .fraction(0.5)))
  }

  func exampleZoomOfPager(_ pager: ExamplePager) {
    present(pager, with: .zoom { [weak pager] _ in pager?.photo.map { ElementID($0) } })
  }

  func exampleZoomAlignment(_ viewer: ViewerViewController) {
    var zoom = ElementZoomOptions()
    zoom.alignmentRect = { [weak viewer] _ in viewer?.imageView.frame }
    navigationController?.pushViewController(viewer, with: .zoom("photo", options: zoom))
  }
}

final class ExamplePager: UIViewController {
  /// The number of the photo that is shown.
  var photo: Int?
}

final class ViewerViewController: UIViewController {
  let imageView = UIImageView()
}

final class ExampleCard: UIView {
  let titleLabel = UILabel()
}

final class ExampleDetail: UIViewController {
  let titleLabel = UILabel()
}
