import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Presets that do not move pages", .underVariants)
struct StillPresetTests {
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
      .custom, .select(presenting: .cover(from: .down), dismissing: .cover(from: .right)))
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
