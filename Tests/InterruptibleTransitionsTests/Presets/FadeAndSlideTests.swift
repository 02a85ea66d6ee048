import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  @Suite("Presets that do not move pages", .underVariants)
  struct StillPages {
    @Test("`none` shows the incoming page at once", arguments: ContainerKind.allCases)
    func none(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, TransitionAnimation.unanimated)
      fixture.there()
      fixture.device.advance(by: 0.1)
      let layer = fixture.second.view.layer.presentation()
      #expect(layer?.opacity == 1 && layer?.affineTransform().isIdentity == true)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window != nil)
      fixture.back()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window == nil)
    }

    @Test("A blur grows over the other page, and the incoming page appears in the second half")
    func blur() {
      let fixture = ContainerKindFixture(.navigation, .blur(.dark))
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        let blur = fixture.second.view.superview?.subviews.lazy
          .compactMap { $0 as? UIVisualEffectView }.first
        #expect(blur != nil && (blur?.effect == nil) == isWayBack)
        for progress in [0.2, 0.6, 0.9] as [CGFloat] {
          fixture.transition.update(progress)
          fixture.device.advance(by: 0.02)
          let opacity = CGFloat(fixture.second.view.layer.presentation()?.opacity ?? -1)
          let expected = isWayBack ? 1 - progress : max(2 * progress - 1, 0)
          #expect(abs(opacity - expected) < within(0.01, orStep: 0.05))
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.second.view.alpha == 1)
        #expect(blur?.superview == nil)
      }
    }

    @Test("`select` uses one animation to present and another to dismiss")
    func select() {
      let fixture = ContainerKindFixture(
        .custom, .select(presenting: .cover(from: .bottom), dismissing: .cover(from: .right)))
      fixture.there()
      fixture.device.advance(by: 0.2)
      let there = fixture.second.view.layer.presentation()?.affineTransform()
      #expect(there?.tx == 0 && (there?.ty ?? 0) > 100)
      fixture.device.advanceUntilIdle()
      fixture.back()
      fixture.device.advance(by: 0.2)
      let back = fixture.second.view.layer.presentation()?.affineTransform()
      #expect(back?.ty == 0 && (back?.tx ?? 0) > 50)
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window == nil && fixture.second.view.transform.isIdentity)
    }

    @Test("A page with an effect view fades without an opacity on or around the effect view")
    func effects() {
      for animation in [TransitionAnimation.fade, .dissolve, .zoomIn(), .blur(), .scale(from: 2)] {
        let fixture = ContainerKindFixture(.fullScreen, animation)
        let views = [fixture.first.view, fixture.second.view].compactMap { $0 }
        let effects = views.map { view in
          let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
          effectView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          view.backgroundColor = .white
          view.addSubview(effectView)
          effectView.contentView.addSubview(UIView(frame: effectView.bounds))
          return effectView
        }
        for isWayBack in [false, true] {
          if isWayBack { fixture.back() } else { fixture.there() }
          for _ in 0..<20 {
            fixture.device.advance(by: 1.0 / 60)
            for view in views + effects where view.window != nil {
              #expect(view.layer.presentation()?.opacity ?? 1 == 1)
            }
          }
          fixture.device.advanceUntilIdle()
          for (view, effectView) in zip(views, effects) {
            #expect(view.alpha == 1 && view.backgroundColor == .white)
            #expect((effectView.effect as? UIBlurEffect) != nil)
            #expect(effectView.contentView.subviews.first?.alpha == 1)
          }
        }
      }
    }
  }
}

extension PresetTests {
  @Suite("Fade and scale", .underVariants)
  struct FadeAndScale {
    /// Returns the opacity of a view, its size as a factor, and its distance below its place in
    /// hundreds of points.
    private func shown(_ controller: UIViewController) -> [CGFloat] {
      guard let layer = controller.view.layer.presentation() else { return [] }
      let plane = layer.affineTransform()
      return [CGFloat(layer.opacity), plane.a, plane.ty / 100]
    }

    /// Scrubs the flight that has just been requested, and expects the values at each progress.
    private func expectMoves(
      _ fixture: ContainerKindFixture, _ expected: (CGFloat) -> [CGFloat],
      _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      for progress in [0.1, 0.3, 0.6, 0.9] as [CGFloat] {
        fixture.transition.update(progress)
        fixture.device.advance(by: 0.02)
        #expect(
          largestDifference(shown(fixture.second), expected(progress))
            < within(0.01, orStep: 2.0 / 47), sourceLocation: sourceLocation)
      }
    }

    /// Presents and dismisses, each cancelled first, and expects that the view is restored.
    private func expectWay(
      _ kind: ContainerKind, _ animation: TransitionAnimation,
      there: (CGFloat) -> [CGFloat], back: (CGFloat) -> [CGFloat]
    ) {
      let fixture = ContainerKindFixture(kind, animation)
      for isWayBack in [false, true] {
        for finishes in [false, true] {
          if isWayBack { fixture.back() } else { fixture.there() }
          expectMoves(fixture, isWayBack ? back : there)
          if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
          fixture.device.advanceUntilIdle()
          #expect((fixture.second.view.window != nil) == (isWayBack != finishes))
          #expect(fixture.second.view.alpha == 1 && fixture.second.view.transform.isIdentity)
        }
      }
    }

    @Test("The opacity of a fade equals the progress", arguments: ContainerKind.allCases)
    func fade(_ kind: ContainerKind) {
      expectWay(kind, .fade) {
        [$0, 1, 0]
      } back: {
        [1 - $0, 1, 0]
      }
    }

    @Test(
      "A scale begins to move before the view appears, and reverses in one motion",
      arguments: ContainerKind.allCases)
    func scale(_ kind: ContainerKind) {
      expectWay(kind, .scale(from: 0.4, offset: CGPoint(x: 0, y: 80))) { progress in
        let way = max(progress - 0.15, 0) / 0.85
        let opacity = max(progress - 0.5, 0) / 0.5
        return [opacity, 0.4 + 0.6 * way, 0.8 * (1 - way)]
      } back: { progress in
        [1 - progress, 1 - 0.6 * progress, 0.8 * progress]
      }
    }
  }
}

extension PresetTests {
  @Suite("Slide", .underVariants)
  struct Slides {
    private let frame = CGRect(x: 46.5, y: 276, width: 300, height: 300)

    /// Returns the position of a card of 300 by 300 points directly outside, relative to its place.
    private func outside(_ side: TransitionEdge) -> CGPoint {
      switch side {
      case .top: CGPoint(x: 0, y: -576)
      case .bottom: CGPoint(x: 0, y: 576)
      case .left, .leading: CGPoint(x: -346.5, y: 0)
      case .right, .trailing: CGPoint(x: 346.5, y: 0)
      }
    }

    @Test(
      "A slide moves in from outside the container, and out to the same side",
      arguments: TransitionEdge.onScreen)
    func sides(side: TransitionEdge) {
      let device = Device()
      let presenter = UIViewController()
      let card = UIViewController()
      let slide = InterruptibleTransition(.slide(from: side), timing: .linear(0.5))
      device.launch(presenter)
      presenter.present(card, with: slide, as: .centered(frame.size))
      func expectIsIn(_ progress: CGFloat, _ sourceLocation: SourceLocation = #_sourceLocation) {
        let shown = card.view.layer.presentation()?.frame ?? .null
        let offset = CGPoint(x: shown.minX - frame.minX, y: shown.minY - frame.minY)
        let way = outside(side)
        #expect(
          largestDifference(
            [offset.x, offset.y], [way.x * (1 - progress), way.y * (1 - progress)])
            < within(0.01, orStep: hypot(way.x, way.y) / 59),
          sourceLocation: sourceLocation)
      }
      device.advance(by: 0.05)
      slide.pause()
      for progress in [0.31, 0, 1, 0.6] {
        slide.update(CGFloat(progress))
        device.advance(by: 0.02)
        expectIsIn(CGFloat(progress))
      }
      slide.finish()
      device.advanceUntilIdle()
      #expect(card.view.frame == frame)
      presenter.dismiss(animated: true)
      device.advance(by: 0.05)
      slide.pause()
      slide.update(0.75)
      device.advance(by: 0.02)
      expectIsIn(0.25)
      slide.cancel()
      device.advanceUntilIdle()
      #expect(card.view.frame == frame && card.view.transform.isIdentity)
    }

    @Test("During a pop with a slide, the page below is shown while the page above leaves")
    func pushAndPop() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.25)
      #expect(fixture.shownX(b) > 100 && fixture.shownX(b) < 300)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      navigation.popViewController(with: slide)
      fixture.device.advance(by: 0.25)
      #expect(fixture.shownX(b) > 100 && fixture.shownX(b) < 300)
      let views = a.view.superview?.subviews.filter { $0 === a.view || $0 === b.view }
      #expect(views?.first === a.view && views?.last === b.view && views?.count == 2)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
    }
  }
}
