import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Effect views as elements", .underVariants)
  struct EffectViews {
    private let views = [UIBlurEffect.Style.light, .dark].enumerated().map { index, style in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 20, y: 100 + 200 * index, width: 90, height: 80)
      view.contentView.addSubview(UIView(frame: view.bounds))
      return view
    }

    private func fixture(_ animation: TransitionAnimation) -> ContainerKindFixture {
      let fixture = ContainerKindFixture(.navigation, animation)
      for (view, page) in zip(views, [fixture.first, fixture.second]) {
        view.elementID = "blur"
        page.view.addSubview(view)
      }
      return fixture
    }

    private func effects(_ window: UIView) -> [UIVisualEffectView] {
      window.overlays.flatMap(\.all).compactMap { $0 as? UIVisualEffectView }
    }

    /// Returns the opacities of the tints: 0.4 at the start, and 0.6 at the end.
    private func tints(_ window: UIView) -> [CGFloat] {
      effects(window).map { $0.layer.presentation()?.properties.backdrop.tint.alpha ?? -1 }
    }

    @Test("After the background, a partial effect is restored in the next frame")
    func background() {
      let fixture = fixture(.elements)
      fixture.there()
      fixture.hold(at: 0.5)
      let window = fixture.device.window
      fixture.device.enterBackground()
      fixture.device.advance(by: 0.1)
      fixture.device.enterForeground()
      fixture.device.advance(by: 0.1)
      if fixture.transition.phase == .held {
        fixture.transition.update(0.75)
        fixture.device.advance(by: 0.05)
        let tints = tints(window)
        #expect(
          tints.count == 1 && tints.allSatisfy { abs($0 - 0.55) < within(0.005, orStep: 0.02) })
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(effects(window).isEmpty && views.allSatisfy { $0.layer.mask == nil })
      #expect(views[1].effect != nil)
    }

    @Test("The first progress that a morphing effect shows can be 0 or 1")
    func firstPart() {
      for (part, effect) in [(0, views[0].effect), (1, views[1].effect)] {
        let standIn = EffectStandIn(of: views[1], from: views[0]) { _ in UIView() }
        standIn.show(CGFloat(part))
        #expect(standIn.effect == effect, "\(part)")
        standIn.end()
      }
    }

    @Test("Effect views that cross-fade enter and exit with partial effects")
    func passage() {
      let fixture = fixture(.elements(["blur": .crossfade.delay(0.1)]))
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        for progress in [0.4, 0.7] as [CGFloat] {
          fixture.hold(at: progress)
          let tints = tints(fixture.device.window).map { Double($0) }.sorted()
          #expect(tints.count == 2)
          let isPart = tints.allSatisfy { $0 > 0.01 && $0 < 0.58 }
          #expect(isPart)
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
      }
      #expect(effects(fixture.device.window).isEmpty)
    }

    @Test("An effect view that fades in by modifiers keeps alpha 1 and shows a partial effect")
    func modified() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      views[0].elementModifiers = [.fade, .translate(y: 40)]
      fixture.second.view.addSubview(views[0])
      fixture.there()
      for progress in [0.4, 0.7] as [CGFloat] {
        fixture.hold(at: progress)
        let tints = tints(fixture.device.window)
        #expect(tints.count == 1 && tints.allSatisfy { $0 > 0.01 && $0 < 0.39 })
        for effect in effects(fixture.device.window) {
          #expect(sequence(first: effect, next: \.superview).allSatisfy { $0.alpha == 1 })
        }
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(effects(fixture.device.window).isEmpty)
    }

    @Test("`SnapshotTransition` morphs an effect in the app's key-frame animation")
    func byHand() {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      for view in views { root.view.addSubview(view) }
      let morph = SnapshotTransition(from: views[0], to: views[1], in: root.view)
      morph.prepare()
      UIView.animateKeyframes(withDuration: 0.4, delay: 0) { morph.addKeyframes() }
      device.advance(by: 0.3)
      let tints = tints(device.window)
      #expect(tints.count == 1 && tints.allSatisfy { $0 > 0.42 && $0 < 0.59 })
      let contents = effects(device.window).flatMap(\.contentView.subviews)
        .map { $0.layer.presentation()?.opacity ?? -1 }
      #expect(contents.count == 2 && contents[0] > 0.2 && contents[0] < 0.8 && contents[1] == 1)
      device.advance(by: 0.2)
      morph.cleanUp()
      #expect(effects(device.window).isEmpty && views.allSatisfy { $0.layer.mask == nil })
    }
  }
}

extension ElementTests {
  @Suite("Stand-ins of effect views")
  struct EffectStandIns {
    @Test("A stand-in with a partial effect can be released without a clean-up")
    func released() async {
      await #expect(processExitsWith: .success) {
        await ElementTests.EffectStandIns.forgetsCleanUp()
      }
    }

    /// Prepares a morph from a view to a blur, and releases the morph without a clean-up.
    static func forgetsCleanUp() {
      do {
        let device = Device()
        let root = UIViewController()
        device.launch(root)
        let views = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
        let container = UIView(frame: root.view.bounds)
        root.view.addSubview(container)
        for view in [views.0, views.1] {
          view.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
          container.addSubview(view)
        }
        let morph = SnapshotTransition(from: views.0, to: views.1, in: container)
        morph.prepare()
        device.advance(by: 0.1)
        container.removeFromSuperview()
        device.advance(by: 0.1)
      }
      exit(0)
    }

    private func glass(_ frame: CGRect) -> UIVisualEffectView {
      let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      view.frame = frame
      view.contentView.addSubview(UIView(frame: view.bounds))
      return view
    }

    @Test("Glass changes at half of its progress, and its content fades")
    func glass() {
      let view = glass(CGRect(x: 0, y: 0, width: 80, height: 40))
      let standIn = EffectStandIn(of: view, from: nil) { _ in UIView() }
      for part in [0, 0.3, 0.6, 1, 0.4] as [CGFloat] {
        standIn.show(part)
        #expect((standIn.effect === view.effect) == (part >= 0.5) && standIn.alpha == 1)
        let opacities = standIn.contentView.subviews.map(\.alpha)
        #expect(opacities.count == 1 && opacities.allSatisfy { abs($0 - part) < 1e-6 })
      }
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      let turning = EffectStandIn(of: view, from: blur) { _ in UIView() }
      turning.show(0.4)
      #expect(turning.effect === blur.effect)
      turning.show(0.6)
      #expect(turning.effect === view.effect)
    }

    @Test("The stand-in of a glass container has copies of the glass views at their places")
    func container() {
      let view = UIVisualEffectView(effect: UIGlassContainerEffect())
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let parts = [10, 110].map { glass(CGRect(x: $0, y: 20, width: 80, height: 40)) }
      parts[1].layer.cornerRadius = 20
      let label = UILabel(frame: CGRect(x: 0, y: 70, width: 50, height: 20))
      for part in parts + [label] { view.contentView.addSubview(part) }
      let standIn = EffectStandIn(of: view, from: nil) { _ in UIView() }
      standIn.layoutIfNeeded()
      let copies = standIn.contentView.subviews
      #expect(copies.map(\.frame) == view.contentView.subviews.map(\.frame))
      #expect(copies[1].layer.cornerRadius == 20)
      for part in [0.3, 0.7] as [CGFloat] {
        standIn.show(part)
        let effects = copies.compactMap { $0 as? UIVisualEffectView }
        #expect(effects.count == 2 && abs(copies[2].alpha - part) < 1e-6)
        for (copy, original) in zip(effects, parts) {
          #expect((copy.effect === original.effect) == (part > 0.5) && copy.alpha == 1)
        }
      }
      standIn.show(1)
      standIn.bounds.size = CGSize(width: 400, height: 100)
      standIn.layoutIfNeeded()
      #expect(copies[0].frame == CGRect(x: 20, y: 20, width: 160, height: 40))
      standIn.end()
    }
  }
}
