import HeadlessDevice

@testable import InterruptibleTransitions

// The samples of the animations' comments, word for word.

extension TransitionAnimation {
  static var drop: TransitionAnimation {
    .pages(
      presented: TransitionPageAppearance(offset: CGVector(dx: 0, dy: -1), castsShadow: true),
      other: TransitionPageAppearance(scale: 0.9, shade: 0.2))
  }
}

final class DropTransition: InterruptibleTransition {
  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    flight.installViews()
    let page = flight.isPresenting ? flight.incomingView : flight.outgoingView
    let above = CGAffineTransform(translationX: 0, y: -800)
    if flight.isPresenting { page?.transform = above }
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8)
    animator.addAnimations { page?.transform = flight.isPresenting ? .identity : above }
    return animator
  }
}

extension ExampleViewController {
  func exampleSubclass() {
    present(menu, with: DropTransition())
  }

  func exampleFollow(_ steps: inout TransitionAnimation.Steps, _ label: UILabel) {
    steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
  }

  func exampleSteps(_ label: UILabel, _ badge: UIView) -> TransitionAnimation {
    let countUp = TransitionAnimation { flight, steps in
      flight.installViews()
      steps.include(.fade, in: flight)
      steps.animate(delayFactor: 0.5) { badge.alpha = flight.isPresenting ? 1 : 0 }
      steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
      steps.cleanUp { _ in badge.alpha = 1 }
    }
    return countUp
  }

  func exampleWindow(
    _ steps: inout TransitionAnimation.Steps, _ flight: TransitionFlight, _ titleLabel: UILabel
  ) {
    steps.animate(during: 0.5...1) { titleLabel.alpha = flight.isPresenting ? 1 : 0 }
    reveal.addAuxiliaryAnimations(during: 0.5...1) { [titleLabel] flight in
      titleLabel.alpha = flight.isPresenting ? 1 : 0
    }
  }

  func exampleReducedMotion(_ logo: UIView) {
    reveal.addAuxiliaryAnimations { [logo] flight in
      if !flight.usesReducedMotion { logo.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
      logo.alpha = flight.isPresenting ? 0 : 1
    }
  }

  func exampleInclude(_ toolbar: UIView) -> TransitionAnimation {
    let morph = TransitionAnimation { flight, steps in
      steps.include(.elements, in: flight)
      steps.animate { toolbar.alpha = flight.isPresenting ? 0 : 1 }
    }
    return morph
  }

  func exampleMatched() -> TransitionAnimation {
    let morphOrSlide = TransitionAnimation { flight, steps in
      steps.include(.elements, in: flight)
      if flight.elementReport?.matched.isEmpty != false {
        steps.include(.slide(from: .right), in: flight)
      }
    }
    return morphOrSlide
  }

  func examplePage() -> TransitionAnimation {
    let deal = TransitionAnimation.pages(
      presented: TransitionPageAppearance(offset: CGVector(dx: 1, dy: 0.2), castsShadow: true),
      other: TransitionPageAppearance(scale: 0.9, shade: 0.2))
    return deal
  }

  func exampleConfiguration() -> InterruptibleTransition {
    let reveal = InterruptibleTransition(
      .slide(from: .bottom), configuration: TransitionConfiguration(completionRule: .position))
    reveal.configuration.slowMotionFactor = 5
    return reveal
  }

  func exampleReversed() -> InterruptibleTransition {
    let leaving = InterruptibleTransition(.slide(from: .bottom).reversed)
    return leaving
  }

  func exampleReducedMotion() {
    let zoom = InterruptibleTransition(.zoomIn())
    zoom.configuration.reducedMotion = .animation(.fade)
  }

  func exampleFlip(_ card: UIView, _ page: UIViewController) {
    let flip = InterruptibleTransition(.flip(from: card))
    flip.configuration.completionRule = .position
    flip.interactions = [
      .edgePan(.left, over: .fraction(1), on: page.view) { [weak page] in
        page?.dismiss(animated: true)
      }
    ]
    present(page, with: flip)
  }

  func examplePreset(_ detail: UIViewController) {
    navigationController?.pushViewController(detail, with: InterruptibleTransition(.pageIn()))
  }
}
