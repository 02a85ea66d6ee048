import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An animation that includes another one.
@Suite("Included animations", .everyReading)
struct IncludedAnimationTests {
  @Test("Both are seen, scrubbed and cleaned up, the included one where it is included")
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
    #expect(order == ["prepared", "first", "included", "last"])
    #expect(shown.last == 1)
  }

  @Test("Elements go with an animation of the app's own")
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
