import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  /// Tests of an animation that includes another animation.
  @Suite("Included animations", .underVariants)
  struct IncludedAnimations {
    @Test("Both animations are shown, scrubbed and cleaned up in reverse order")
    func both() {
      var order: [String] = []
      var shown: [Double] = []
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
      let opacity = CGFloat(layer?.opacity ?? 0)
      let x = layer?.frame.minX ?? 0
      #expect(abs(opacity - 0.75) < within(0.01, orStep: 0.03))
      #expect(abs(x - 50) < within(0.5, orStep: 5))
      #expect(abs((shown.last ?? 0) - 0.5) < within(0.01, orStep: 0.05))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(order == ["prepared", "last", "included", "first"])
      #expect(shown.last == 1)
    }

    @Test(
      "Two animations that move the same page restore it, in either order",
      arguments: [false, true],
      ContainerKind.allCases)
    func samePage(_ isElementsFirst: Bool, _ kind: ContainerKind) {
      let parts: [TransitionAnimation] = [.slide(from: .bottom), .elements]
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
}

extension PresetTests {
  @Suite("Other animation of the transform", .underVariants)
  struct OtherTransforms {
    /// The transforms that the app sets while the flight moves the view.
    nonisolated private static let others = [
      CGAffineTransform(translationX: 60, y: -40),
      CGAffineTransform(translationX: 40, y: 0).rotated(by: 0.5).scaledBy(x: 1.2, y: 0.8),
    ]

    private func shown(_ view: UIView) -> [CGFloat] {
      guard let plane = view.layer.presentation()?.affineTransform() else { return [] }
      return [plane.tx, plane.ty] + [plane.a, plane.b, plane.c, plane.d].map { 100 * $0 }
    }

    @Test(
      "Another animation interrupts a scale or slide without a jump, also while the flight is held",
      arguments: [0, 1], others.indices)
    func interrupted(animation: Int, other: Int) {
      let device = Device()
      let presenter = UIViewController()
      let card = UIViewController()
      let animations = [
        TransitionAnimation.scale(from: 0.4, offset: CGPoint(x: 0, y: 80)), .slide(from: .bottom),
      ]
      let transition = InterruptibleTransition(animations[animation], timing: .linear(0.5))
      device.launch(presenter)
      presenter.present(card, with: transition)
      device.advance(by: 0.2)
      let before = shown(card.view)
      UIView.animate(withDuration: 0.2) { card.view.transform = Self.others[other] }
      #expect(largestDifference(shown(card.view), before) < 0.001)
      device.advance(by: 0.1)
      let caught = shown(card.view)
      transition.pause()
      #expect(largestDifference(shown(card.view), caught) < within(0.001, orStep: 20))
      device.advance(by: 0.2)
      let held = shown(card.view)
      device.advance(by: 0.1)
      #expect(shown(card.view) == held)
      transition.cancel()
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController == nil)
      #expect(card.view.transform.isIdentity)
    }
  }
}

extension PresetTests {
  /// Tests of the snapshots that stand in for pages where UIKit gives no access to their views.
  @Suite("Page snapshots", .underVariants, .alsoUnder(.snapshotsTakeAFrame))
  struct PageSnapshots {
    nonisolated enum Preset: CaseIterable, Sendable {
      case card, push, cover, pageIn, zoom
    }

    private func animation(_ preset: Preset) -> TransitionAnimation {
      switch preset {
      case .card: .card()
      case .push: .push()
      case .cover: .cover(from: .bottom)
      case .pageIn: .pageIn()
      case .zoom: .zoomIn()
      }
    }

    @Test("Taking a snapshot of a page delays no frame", arguments: Preset.allCases)
    func takesNoFrame(_ preset: Preset) {
      let fixture = ContainerKindFixture(.custom, animation(preset))
      for isWayBack in [false, true] {
        let start = fixture.device.time
        var times: [Double] = []
        let observation = fixture.device.onFrame { times.append($0 - start) }
        if isWayBack { fixture.back() } else { fixture.there() }
        for _ in 0..<12 { fixture.device.advance(by: 1.0 / 60) }
        observation.cancel()
        #expect(times.count == 12 && abs(fixture.device.time - start - 0.2) < 1e-9)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A page that a pan dismisses follows the finger, without a delay for a snapshot")
    func finger() {
      let fixture = ContainerKindFixture(.custom, .cover(from: .bottom))
      fixture.transition.interactions = [
        .pan(.down, over: 852, on: fixture.second.view) { [back = fixture.back] in back() }
      ]
      fixture.there()
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      var tops: [CGFloat] = []
      let observation = fixture.device.onFrame { _ in
        tops.append(fixture.second.view.layer.presentedFrame?.minY ?? .nan)
      }
      finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
      observation.cancel()
      let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
      #expect(tops.count == 30 && (tops.last ?? 0) > 200)
      #expect(steps.allSatisfy { $0 >= 0 && $0 < 10 + within(0.5, orStep: 12) })
      finger.lift()
      fixture.device.advanceUntilIdle()
    }

    @Test("The snapshot of a covered page shows its current state, including later changes")
    func coveredPage() {
      let fixture = ContainerKindFixture(.custom, .card())
      fixture.first.view.backgroundColor = .systemRed
      fixture.there()
      fixture.device.advanceUntilIdle()
      fixture.first.view.backgroundColor = .systemBlue
      fixture.device.advance(by: 0.1)
      fixture.back()
      fixture.device.advance(by: 0.1)
      let container = fixture.transition.flight?.containerView
      let pictures = container?.subviews.compactMap(\.layer.content.pictureColor) ?? []
      #expect(pictures == [UIColor.systemBlue.cgColor])
      fixture.device.advanceUntilIdle()
    }
  }
}

extension LayerContent {
  fileprivate var pictureColor: CGColor? {
    guard case .picture(let picture) = self else { return nil }
    return picture.still.root.backgroundColor
  }
}
