import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  /// Tests of pages with unusual properties during animations.
  @Suite("TransitionPageAppearance: unusual pages", .underVariants)
  struct Pages {
    private func shownFrame(_ view: UIView?) -> CGRect {
      view?.layer.presentedFrame ?? .null
    }

    private func cover(above page: UIView) -> UIView? {
      let subviews = page.superview?.subviews ?? []
      let next = (subviews.firstIndex { $0 === page } ?? 0) + 1
      return next < subviews.count ? subviews[next] as? PageShade : nil
    }

    @Test("A page and its shade are scaled about the center, regardless of the anchor point")
    func anchor() {
      let fixture = ContainerKindFixture(
        .navigation, .pages(other: TransitionPageAppearance(scale: 0.8, shade: 0.2)))
      let page = fixture.first.view!
      page.layer.anchorPoint = .zero
      page.center = .zero
      fixture.there()
      fixture.hold(at: 1)
      let expected = CGRect(x: 39.3, y: 85.2, width: 314.4, height: 681.6)
      for view in [page, cover(above: page)] {
        let frame = shownFrame(view)
        #expect(
          abs(frame.minX - expected.minX) < within(0.1, orStep: 10)
            && abs(frame.minY - expected.minY) < within(0.1, orStep: 20)
            && abs(frame.maxX - expected.maxX) < within(0.1, orStep: 10))
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(page.transform.isIdentity && page.center == .zero)
    }

    @Test("A shade has the corners of its page, forward and back")
    func corners() {
      let fixture = ContainerKindFixture(
        .navigation, .pages(other: TransitionPageAppearance(cornerRadius: 20, shade: 0.2)))
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        for progress in [0.25, 0.5, 0.9] as [CGFloat] {
          fixture.hold(at: progress)
          let radii = [fixture.first.view, cover(above: fixture.first.view)]
            .map { $0?.layer.presentation()?.cornerRadius ?? -1 }
          let expected = 20 * (isWayBack ? 1 - progress : progress)
          #expect(radii.allSatisfy { abs($0 - expected) < within(0.1, orStep: 1.2) })
        }
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.first.view.layer.cornerRadius == 0)
      }
    }

    @Test("A presenter's page does not leave the window during a cancelled presentation")
    func staysInWindow() {
      final class Watched: UIView {
        var leaves = 0

        override func didMoveToWindow() {
          super.didMoveToWindow()
          if window == nil { leaves += 1 }
        }
      }
      let watched = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let fixture = ContainerKindFixture(.fullScreen, .push())
      fixture.first.view.addSubview(watched)
      fixture.there()
      fixture.device.advance(by: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      let leaves = watched.leaves
      let isThere = watched.window != nil
      #expect(isThere && leaves == 0)
    }

    @Test("A snapshot of a page covers the container, also after a resize")
    func pictureResized() {
      let fixture = ContainerKindFixture(
        .custom, .pages(other: TransitionPageAppearance(offset: CGVector(dx: 0.3, dy: 0))))
      fixture.there()
      fixture.hold(at: 0.5)
      let pages = fixture.second.view.superview?.subviews.filter {
        $0 !== fixture.second.view && !($0 is PageShade) && $0.bounds.height == 852
      }
      let picture = pages?.first
      #expect(pages?.count == 1 && picture?.isUserInteractionEnabled == false)
      fixture.device.resize(to: CGSize(width: 600, height: 700))
      fixture.device.advance(by: 0.1)
      let size = picture?.bounds.size
      #expect(size == CGSize(width: 600, height: 700))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A page's offset leads out of the container, regardless of the page's position")
    func offCentre() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      let page = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
      container.addSubview(page)
      let ways: [(CGVector, CGVector)] = [
        (CGVector(dx: -1, dy: 0), CGVector(dx: -110, dy: 0)),
        (CGVector(dx: 1, dy: 0), CGVector(dx: 290, dy: 0)),
        (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: -220)),
        (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: 480)),
      ]
      for (offset, way) in ways {
        let transform = page.transform(of: TransitionPageAppearance(offset: offset), in: container)
        #expect(transform.tx == way.dx && transform.ty == way.dy)
      }
    }

    @Test(
      "A page's shadow is at the edge of its page, on each side",
      arguments: TransitionEdge.onScreen)
    func shadow(_ side: TransitionEdge) throws {
      let page = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
      let shadow = PageShadow(of: page, leavingTo: side)
      let strip = try #require(shadow.subviews.first)
      let caster = try #require(strip.subviews.first)
      #expect(
        shadow.frame == page.frame && shadow.convert(caster.frame, from: strip) == shadow.bounds)
    }

    @Test("No snapshot is taken of a page that covers less than the container")
    func coversLess() {
      let base = titled("Base")
      let card = titled("Card")
      let next = titled("Next")
      let device = Device()
      device.launch(base)
      base.present(
        card, with: InterruptibleTransition(.fade), as: .centered(CGSize(width: 200, height: 300)))
      device.advanceUntilIdle()
      card.present(next, with: InterruptibleTransition(.pageIn(), timing: .linear(0.4)))
      device.advance(by: 0.2)
      let others = next.view.superview?.subviews.filter {
        $0 !== next.view && !($0 is PageShadow || $0 is FlightTracer || $0 is TouchInterceptor)
      }
      #expect(others?.isEmpty == true)
      device.advanceUntilIdle()
    }

    @Test("Invalid values of a TransitionPageAppearance are replaced")
    func values() {
      var look = TransitionPageAppearance()
      look.offset = CGVector(dx: CGFloat.nan, dy: 2)
      look.cornerRadius = -.infinity
      look.shade = 7
      for scale in [0, -1, .nan, .infinity] as [CGFloat] {
        look.scale = scale
        #expect(look == TransitionPageAppearance(offset: CGVector(dx: 0, dy: 2), shade: 1))
      }
    }

    @Test("A page pushed in a sheet has the frame of its container, also after a resize")
    func pushedInSheet() {
      for pushes in [true, false] {
        let fixture = ContainerFixture()
        let base = titled("Base")
        let first = titled("A")
        let second = titled("B")
        let stack = UINavigationController()
        let tabs = UITabBarController()
        if pushes {
          stack.viewControllers = [first]
        } else {
          tabs.viewControllers = [first, second]
        }
        fixture.device.launch(base)
        base.present(
          pushes ? stack : tabs, with: InterruptibleTransition(.fade),
          as: .sheet(height: .fraction(0.6)))
        fixture.device.advanceUntilIdle()
        let transition = InterruptibleTransition(.push())
        if pushes {
          stack.pushViewController(second, with: transition)
        } else {
          tabs.selectViewController(second, with: transition)
        }
        fixture.device.advance(by: 0.1)
        fixture.device.resize(to: CGSize(width: 393, height: 600))
        fixture.device.advanceUntilIdle()
        #expect(second.view.window != nil)
        #expect(second.view.frame == second.view.superview?.bounds)
      }
    }
  }
}

extension PresetTests {
  /// Tests that an app's page properties are restored after each animation, and that the results of
  /// the app's animations are kept.
  @Suite("App's properties of a page")
  struct AppProperties {
    /// The animations, by name.
    private static var animations: [(name: String, animation: TransitionAnimation)] {
      Preset.allCases.map { ($0.name, $0.byDefault) } + [
        ("fade", .fade), ("scale", .scale(from: 1.3, offset: CGPoint(x: 0, y: 60))),
        ("slide", .slide(from: .bottom)), ("blur", .blur()), ("flip", .flip(from: nil)),
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
          let badge = UIView()
          let hint = UIView()
          let title = UIView()
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
          .pages(
            presented: TransitionPageAppearance(offset: CGVector(dx: value, dy: 0), scale: value)),
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
}
