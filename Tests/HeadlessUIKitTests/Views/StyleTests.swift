import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Light and dark styles")
@MainActor struct StyleTests {
  private let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  @Test("6.28 Views and view controllers inherit the style unless they override it")
  func inheritance() {
    let device = Device()
    let root = UIViewController()
    let child = UIViewController()
    let view = UIView()
    let inner = UIView()
    device.launch(root)
    root.addChild(child)
    root.view.addSubview(view)
    view.addSubview(child.view)
    child.view.addSubview(inner)
    child.didMove(toParent: root)
    func styles() -> [UIUserInterfaceStyle] {
      [root.traitCollection, view.traitCollection, child.traitCollection, inner.traitCollection]
        .map(\.userInterfaceStyle)
    }
    #expect(styles() == [.light, .light, .light, .light])
    child.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.light, .light, .dark, .dark])
    inner.overrideUserInterfaceStyle = .light
    #expect(styles() == [.light, .light, .dark, .light])
    child.overrideUserInterfaceStyle = .unspecified
    inner.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.light, .dark, .dark, .dark])
    view.overrideUserInterfaceStyle = .unspecified
    device.settings.userInterfaceStyle = .dark
    #expect(styles() == [.dark, .dark, .dark, .dark])
    device.window.overrideUserInterfaceStyle = .light
    #expect(styles() == [.light, .light, .light, .light])
    #expect(root.traitCollection == view.traitCollection)
    #expect(root.traitCollection != UITraitCollection())
  }

  @Test("6.29 A layer's background follows the style of its view")
  func backgrounds() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let view = UIView()
    let outer = UIView()
    let label = UILabel()
    view.backgroundColor = color
    label.textColor = color
    view.addSubview(label)
    var shown: [CGColor?] {
      if case .text(let text) = label.layer.content {
        [view.layer.backgroundColor, text.color.cgColor]
      } else {
        []
      }
    }
    let black = UIColor.black.cgColor
    let white = UIColor.white.cgColor
    label.text = "Text"
    #expect(shown == [black, black])
    view.overrideUserInterfaceStyle = .dark
    #expect(shown == [white, white] && view.backgroundColor === color)
    view.overrideUserInterfaceStyle = .unspecified
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(view)
    #expect(shown == [white, white])
    outer.overrideUserInterfaceStyle = .light
    #expect(shown == [black, black])
    view.removeFromSuperview()
    device.settings.userInterfaceStyle = .dark
    root.view.addSubview(view)
    #expect(shown == [white, white])
    device.settings.userInterfaceStyle = .light
    #expect(shown == [black, black])
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
  }

  @Test("6.29 A view controller's style applies to a view that is set later")
  func laterView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    let view = UIView()
    view.backgroundColor = color
    controller.view = view
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test("6.30 A dynamic color's cgColor has the style of the device, not of a view")
  func coreGraphicsColor() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    root.overrideUserInterfaceStyle = .dark
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(color.resolvedColor(with: root.traitCollection) == .white)
    #expect(UIColor.red.resolvedColor(with: root.traitCollection) == .red)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: root.traitCollection) == UIColor(white: 1, alpha: 0.5))
    device.settings.userInterfaceStyle = .dark
    #expect(color.cgColor == UIColor.white.cgColor)
    #expect(color == color && color != UIColor.white && color != faint)
  }

  @Test("6.31 A material follows the style of its view, and light and dark blurs don't")
  func effects() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let styles: [UIBlurEffect.Style] = [
      .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial, .extraLight, .light, .dark,
    ]
    for style in styles {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      root.view.addSubview(view)
      let effect = view.effect
      let first = view.layer.properties.backdrop
      root.overrideUserInterfaceStyle = .dark
      let isAdaptive = style != .extraLight && style != .light && style != .dark
      #expect((view.layer.properties.backdrop != first) == isAdaptive)
      #expect((view.layer.properties.backdrop.tint.red < 0.5) == (isAdaptive || style == .dark))
      #expect(view.effect === effect)
      root.overrideUserInterfaceStyle = .unspecified
      #expect(view.layer.properties.backdrop == first && view.effect === effect)
    }
  }
}
