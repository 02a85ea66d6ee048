import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests that an app's page properties are restored after each animation, and that the results of
/// the app's animations are kept.
@Suite("App's properties of a page")
struct OwnLookTests {
  /// The animations, by name.
  private static var animations: [(name: String, animation: TransitionAnimation)] {
    Preset.allCases.map { ($0.rawValue, $0.byDefault) } + [
      ("fade", .fade), ("scale", .scale(from: 1.3, offset: CGPoint(x: 0, y: 60))),
      ("slide", .slide(from: .down)), ("blur", .blur()), ("flip", .flip(from: nil)),
      ("elements", .elements),
    ]
  }

  private func run(_ fixture: ContainerKindFixture, cancelled: Bool) {
    fixture.there()
    fixture.device.advance(by: 0.15)
    if cancelled { fixture.transition.cancel() }
    fixture.device.advanceUntilIdle()
  }

  @Test("A 3D transform of a page is restored", arguments: ContainerKind.allCases)
  func turn(_ kind: ContainerKind) {
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 500
    turn = CATransform3DRotate(turn, 0.3, 0, 1, 0)
    for (name, animation) in Self.animations {
      for isCancelled in [true, false] {
        let fixture = ContainerKindFixture(kind, animation)
        fixture.second.view.layer.transform = turn
        run(fixture, cancelled: isCancelled)
        let kept = CATransform3DEqualToTransform(fixture.second.view.layer.transform, turn)
        #expect(kept, "\(name), cancelled: \(isCancelled)")
      }
    }
  }

  @Test("A mask layer of a page is restored", arguments: ContainerKind.allCases)
  func mask(_ kind: ContainerKind) {
    for (name, animation) in Self.animations {
      for isCancelled in [true, false] {
        let fixture = ContainerKindFixture(kind, animation)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        fixture.second.view.layer.mask = mask
        run(fixture, cancelled: isCancelled)
        #expect(fixture.second.view.layer.mask === mask, "\(name), cancelled: \(isCancelled)")
      }
    }
  }

  @Test("A mask that the app sets during a flip is kept", arguments: [true, false])
  func newMask(isLayer: Bool) {
    let fixture = ContainerKindFixture(.navigation, .flip(from: nil))
    let page = fixture.second.view!
    fixture.there()
    fixture.device.advance(by: 0.1)
    let mask = UIView(frame: page.bounds)
    if isLayer { page.layer.mask = mask.layer } else { page.mask = mask }
    fixture.device.advanceUntilIdle()
    #expect(page.layer.mask === mask.layer)
  }

  @Test(
    "Views that an app's animations hide stay hidden, also beside an effect view", .underVariants)
  func hidden() {
    for (name, animation) in Self.animations {
      for isPush in [true, false] {
        let fixture = ContainerKindFixture(isPush ? .navigation : .custom, animation)
        let (badge, hint, title) = (UIView(), UIView(), UIView())
        for (page, views) in [(fixture.first, [badge]), (fixture.second, [hint, title])] {
          let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
          effect.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
          for view in [effect] + views { page.view.addSubview(view) }
        }
        title.alpha = 0
        fixture.transition.addAuxiliaryAnimations { flight in
          badge.alpha = flight.isPresenting ? 0 : 1
          hint.alpha = flight.isPresenting ? 0 : 1
          title.alpha = flight.isPresenting ? 1 : 0
        }
        fixture.there()
        fixture.device.advanceUntilIdle()
        let there = [badge, hint, title].map(\.alpha)
        #expect(there == [0, 0, 1], "\(name)")
        fixture.back()
        fixture.device.advance(by: 0.1)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect([badge, hint, title].map(\.alpha) == there, "\(name), cancelled")
        fixture.back()
        fixture.device.advanceUntilIdle()
        #expect([badge, hint, title].map(\.alpha) == [1, 1, 0], "\(name), back")
      }
    }
  }

  @Test("An effect that an app removes during a presentation stays removed", .underVariants)
  func effect() {
    for (name, animation) in Self.animations {
      let fixture = ContainerKindFixture(.custom, animation)
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      fixture.second.view.addSubview(effectView)
      fixture.transition.addAuxiliaryAnimations { flight in
        effectView.effect = flight.isPresenting ? nil : UIBlurEffect(style: .regular)
      }
      fixture.there()
      fixture.device.advance(by: 0.1)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(effectView.effect != nil, "\(name), cancelled")
      fixture.there()
      fixture.device.advanceUntilIdle()
      #expect(effectView.effect == nil, "\(name)")
      fixture.back()
      fixture.device.advanceUntilIdle()
      #expect(effectView.effect != nil, "\(name), back")
    }
  }

  @Test("Parameters that are not finite move a page by finite distances")
  func wild() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      for animation in [
        TransitionAnimation.scale(from: value),
        .scale(from: 1, offset: CGPoint(x: value, y: value)),
        .pages(presented: TransitionPage(offset: CGVector(dx: value, dy: 0), scale: value)),
      ] {
        let fixture = ContainerKindFixture(.custom, animation)
        fixture.there()
        fixture.device.advance(by: 0.1)
        let shown = fixture.second.view.layer.presentation()?.transform ?? CATransform3DIdentity
        let numbers = [shown.m11, shown.m22, shown.m41, shown.m42]
        #expect(numbers.allSatisfy { abs($0) < 1e7 }, "\(numbers)")
        fixture.device.advanceUntilIdle()
        #expect(fixture.second.view.transform.isIdentity)
      }
    }
  }
}
