import HeadlessDevice

@testable import InterruptibleTransitions

/// A container with two screens, each with a card.
final class ElementsFixture {
  let container: ContainerKindFixture
  let card = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 90))
  let detail = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
  let cardTitle = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
  let detailTitle = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 50))
  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }

  init(_ kind: ContainerKind, _ animation: TransitionAnimation = .elements) {
    container = ContainerKindFixture(kind, animation)
    card.backgroundColor = .systemRed
    detail.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.5
    cardTitle.text = "Title"
    detailTitle.text = "Title"
    detailTitle.font = .systemFont(ofSize: 34)
    for (view, label, page) in [
      (card, cardTitle, container.first), (detail, detailTitle, container.second),
    ] {
      view.elementID = "card"
      label.elementID = "title"
      view.addSubview(label)
      page.view.addSubview(view)
    }
  }

  /// The presented opacities of the snapshots of the title.
  var titleOpacities: [CGFloat] {
    let sizes = [cardTitle, detailTitle].map(\.bounds.size)
    let carrier = carriers.flatMap(\.all).first { $0.layer.name == "title" }
    let pictures = carrier?.all.filter { view in
      view.subviews.isEmpty && view.transform != .identity && sizes.contains(view.bounds.size)
    }
    return pictures?.map { CGFloat($0.layer.presentation()?.opacity ?? 0) } ?? []
  }

  /// The outermost stand-ins in the window.
  var carriers: [UIView] { device.window.standIns }
}
