import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Elements in light and dark mode", .underVariants)
  struct UserInterfaceStyles {
    private let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    private func all(in fixture: ContainerKindFixture) -> [UIView] {
      fixture.device.window.overlays.flatMap(\.all)
    }

    /// Returns the background colors of the views in the stand-ins.
    private func grounds(in fixture: ContainerKindFixture) -> [CGColor] {
      all(in: fixture).compactMap(\.layer.backgroundColor)
    }

    @Test("A modifier's color is resolved at the start of a flight, not at the modifier's creation")
    func resolvedAtStart() {
      let modifiers: [[ElementModifier]] = [
        [.overlay(color, opacity: 1)],
        [.beginWith([.backgroundColor(color)]), .backgroundColor(color)],
      ]
      for modifiers in modifiers {
        let fixture = ModifiedFixture(.navigation, modifiers)
        for style in [UIUserInterfaceStyle.dark, .light] {
          fixture.device.settings.userInterfaceStyle = style
          if style == .dark { fixture.container.there() } else { fixture.container.back() }
          fixture.container.hold(at: 0.5)
          let expected = style == .dark ? UIColor.white.cgColor : UIColor.black.cgColor
          #expect(grounds(in: fixture.container) == [expected], "\(style)")
          fixture.transition.finish()
          fixture.device.advanceUntilIdle()
        }
      }
    }

    @Test("Border and shadow colors are resolved at the start of a flight")
    func bordersAndShadows() {
      let fixture = ModifiedFixture(
        .navigation, [.borderWidth(4), .borderColor(color), .shadowOpacity(1), .shadowColor(color)])
      fixture.device.settings.userInterfaceStyle = .dark
      fixture.view.layer.borderColor = UIColor.white.cgColor
      fixture.view.layer.shadowColor = UIColor.white.cgColor
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let layers = all(in: fixture.container).map(\.layer)
      let borders = layers.filter { $0.borderWidth > 0 }.map(\.borderColor)
      let shadows = layers.filter { $0.shadowOpacity > 0 }.map(\.shadowColor)
      #expect(borders == [UIColor.white.cgColor] && shadows == [UIColor.white.cgColor])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Colors that are applied mid-flight are resolved in the view's style")
    func appliedInFlight() {
      let fixture = ModifiedFixture(.navigation, [.fade])
      fixture.view.overrideUserInterfaceStyle = .dark
      fixture.view.elementID = "card"
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      let isApplied = fixture.transition.flight?.apply([.overlay(color, opacity: 1)], to: "card")
      #expect(isApplied == true)
      fixture.container.hold(at: 0.2)
      #expect(grounds(in: fixture.container) == [UIColor.white.cgColor])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("The stand-in of a forced-dark card on a light page has a dark material and tint")
    func darkCard() {
      let fixture = ContainerKindFixture(.navigation, .elements)
      let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      card.overrideUserInterfaceStyle = .dark
      card.frame = CGRect(x: 20, y: 100, width: 90, height: 80)
      card.elementModifiers = [.translate(y: 40)]
      let icon = UIImageView(image: UIImage(systemName: "star"))
      icon.frame = CGRect(x: 20, y: 300, width: 40, height: 40)
      icon.overrideUserInterfaceStyle = .dark
      icon.tintColor = color
      icon.elementModifiers = [.translate(y: 40)]
      for view in [card, icon] { fixture.second.view.addSubview(view) }
      let rest = card.layer.properties.backdrop
      #expect(rest.tint.red < 0.5)
      fixture.there()
      fixture.hold(at: 0.5)
      let views = all(in: fixture)
      let effects = views.compactMap { $0 as? UIVisualEffectView }
      #expect(effects.map { $0.layer.presentation()?.properties.backdrop } == [rest])
      let pictures = views.compactMap { $0 as? UIImageView }.map(\.layer.content)
      #expect(pictures == [icon.layer.content])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(card.overrideUserInterfaceStyle == .dark)
    }

    @Test("An element's background color is resolved in the style of its view")
    func background() {
      let fixture = ModifiedFixture(
        .navigation, [.backgroundColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))])
      fixture.view.overrideUserInterfaceStyle = .dark
      fixture.view.backgroundColor = color
      fixture.container.there()
      fixture.container.hold(at: 0.9)
      let grounds = grounds(in: fixture.container).map { ElementColor($0) }
      // The color is almost the view's white.
      #expect(grounds.count == 1 && grounds.allSatisfy { $0.green > 0.7 && $0.red > 0.9 })
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }
  }
}

extension ElementTests {
  @Suite("Elements during a rotation or a resize", .underVariants)
  struct Resizes {
    @Test("Elements in a card don't jump when the device rotates or the window resizes")
    func turned() {
      let device = Device()
      let first = titled("A")
      let second = titled("B")
      let transition = InterruptibleTransition(.elements)
      for (page, y) in [(first, 500), (second, 20)] as [(UIViewController, CGFloat)] {
        let view = UIView(frame: CGRect(x: 20, y: y, width: 90, height: 80))
        view.elementID = "card"
        view.backgroundColor = .systemTeal
        page.view.addSubview(view)
      }
      device.launch(first)
      first.present(second, with: transition, as: .centered(CGSize(width: 300, height: 400)))
      device.advance(by: 0.15)
      func frame() -> CGRect {
        device.window.standIns.first.map { $0.convert($0.bounds, to: device.window) } ?? .null
      }
      transition.pause()
      device.advance(by: 0.05)
      for change in [
        { device.rotate(to: .landscape) }, { device.resize(to: CGSize(width: 700, height: 500)) },
      ] {
        let before = frame()
        change()
        device.advance(by: 0.05)
        #expect(before.width > 80 && abs(frame().midX - before.midX) < 0.5)
        #expect(abs(frame().midY - before.midY) < 0.5)
      }
      transition.finish()
      device.advance(by: 0.05)
      var steps: [CGFloat] = []
      var last = frame()
      while transition.flight != nil, device.window.standIns.count == 1 {
        steps.append(max(abs(frame().midX - last.midX), abs(frame().midY - last.midY)))
        last = frame()
        device.advance(by: 1.0 / 60)
      }
      device.advanceUntilIdle()
      let place = second.view.subviews.last?.convert(CGPoint(x: 45, y: 40), to: device.window)
      #expect((steps.max() ?? 0) < 60 && steps.count > 3)
      #expect(abs(last.midX - (place?.x ?? 0)) < 20 && abs(last.midY - (place?.y ?? 0)) < 20)
    }

    @Test(
      "A stand-in follows a view that changes its size about its center mid-flight",
      arguments: [true, false])
    func grows(isWider: Bool) {
      let fixture = ElementsFixture(.custom)
      fixture.container.there()
      fixture.container.hold(at: 0.2)
      if isWider {
        fixture.detail.bounds.size.width = 200
      } else {
        fixture.detail.bounds.size.height = 200
      }
      fixture.device.advance(by: 1.0 / 60)
      fixture.transition.update(0.97)
      fixture.device.advance(by: 0.05)
      let size = fixture.carriers.first?.bounds.size ?? .zero
      #expect(isWider ? size.width < 230 : size.height < 230)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.carriers.isEmpty)
    }
  }
}
