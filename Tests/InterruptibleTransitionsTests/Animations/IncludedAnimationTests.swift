import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of an animation that includes another animation.
@Suite("Included animations", .underVariants)
struct IncludedAnimationTests {
  @Test("Both animations are shown, scrubbed and cleaned up in reverse order")
  func both() {
    var (order, shown): ([String], [Double]) = ([], [])
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let included = TransitionAnimation { flight, steps in
      order.append("prepared")
      steps.animate { button.alpha = 0.5 }
      steps.follow { shown.append($0) }
      steps.cleanUp { _ in order.append("included") }
    }
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()?.addSubview(button)
      steps.cleanUp { _ in order.append("first") }
      steps.include(included, in: flight)
      steps.animate { button.frame.origin.x = 100 }
      steps.cleanUp { _ in order.append("last") }
    }
    let fixture = ContainerKindFixture(.navigation, animation)
    fixture.there()
    fixture.hold(at: 0.5)
    let layer = button.layer.presentation()
    let (opacity, x) = (CGFloat(layer?.opacity ?? 0), layer?.frame.minX ?? 0)
    #expect(abs(opacity - 0.75) < within(0.01, orStep: 0.03))
    #expect(abs(x - 50) < within(0.5, orStep: 5))
    #expect(abs((shown.last ?? 0) - 0.5) < within(0.01, orStep: 0.05))
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(order == ["prepared", "last", "included", "first"])
    #expect(shown.last == 1)
  }

  @Test(
    "Two animations that move the same page restore it, in either order", arguments: [false, true],
    ContainerKind.allCases)
  func samePage(_ isElementsFirst: Bool, _ kind: ContainerKind) {
    let parts: [TransitionAnimation] = [.slide(from: .down), .elements]
    let fixture = ElementsFixture(
      kind,
      TransitionAnimation { flight, steps in
        for part in isElementsFirst ? parts.reversed() : parts {
          steps.include(part, in: flight)
        }
      })
    for (finishes, isWayBack) in [(false, false), (true, false), (false, true), (true, true)] {
      if isWayBack { fixture.container.back() } else { fixture.container.there() }
      fixture.device.advance(by: 0.15)
      if !finishes { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      let views = [fixture.container.first.view, fixture.container.second.view].compactMap { $0 }
      let isClean = views.allSatisfy { $0.transform.isIdentity && $0.alpha == 1 }
      let left = fixture.carriers.count
      #expect(isClean && left == 0)
    }
  }

  @Test("Elements can be included in an app's animation")
  func elements() {
    let fixture = ElementsFixture(
      .navigation,
      TransitionAnimation { flight, steps in
        let moving = flight.installViews()
        moving?.transform = CGAffineTransform(translationX: 0, y: 100)
        steps.include(.elements, in: flight)
        steps.animate { moving?.transform = .identity }
      })
    fixture.container.there()
    fixture.container.hold(at: 0.5)
    let y = fixture.container.second.view.layer.presentedFrame?.minY ?? 0
    #expect(abs(y - 50) < within(0.5, orStep: 10) && fixture.carriers.count == 1)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    let isClean = fixture.carriers.isEmpty && fixture.detail.layer.mask == nil
    #expect(isClean)
  }
}
