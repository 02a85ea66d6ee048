import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of effects and bars in pages that fade.
@Suite("Fading effects", .underVariants)
struct FadingEffectTests {
  /// A page with a toolbar, and with an effect view that is added later.
  private final class EffectPage: UIViewController {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
    let late = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let button = UIButton(type: .system)
    private let hasBar: Bool
    var taps = 0

    init(hasBar: Bool = true) {
      self.hasBar = hasBar
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard hasBar else { return }
      view.addSubview(bar)
      button.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      bar.addSubview(button)
    }

    /// Whether all effects in the page are visible.
    var showsEffects: Bool {
      let background = bar.subviews.first { $0 is UIVisualEffectView }
      return [background, late].allSatisfy { view in
        view?.window == nil || (view?.layer.presentation()?.properties.backdrop.radius ?? 0) > 0
      }
    }
  }

  nonisolated enum Look: CaseIterable, Sendable {
    case fade, dissolve, zoom, scale, reduced

    @MainActor var animation: TransitionAnimation {
      switch self {
      case .fade: .fade
      case .dissolve: .dissolve
      case .zoom: .zoomIn()
      case .scale: .scale(from: 0.5)
      case .reduced: .slide(from: .down)
      }
    }
  }

  @Test(
    "Effects of bars and of views that are added late are visible at the end",
    .alsoUnder(.flattensHiddenEffects),
    arguments: Look.allCases, [true, false])
  func atRest(_ look: Look, hasBar: Bool) {
    let (device, presenter, page) = (Device(), UIViewController(), EffectPage(hasBar: hasBar))
    if look == .reduced { device.settings.reducesMotion = true }
    let transition = InterruptibleTransition(look.animation, timing: .easeInOut(0.5))
    device.launch(presenter)
    presenter.present(page, with: transition)
    device.advance(by: 1.0 / 60)
    page.view.addSubview(page.late)
    device.advanceUntilIdle()
    #expect(page.showsEffects && page.late.window != nil)
    #expect(page.bar.alpha == 1 && page.view.alpha == 1)
  }

  @Test("Touches pass through a page that fades out to the page below")
  func pageBelow() {
    let (device, presenter, page) = (Device(), UIViewController(), EffectPage())
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    presenter.view.addSubview(button)
    let navigation = UINavigationController(rootViewController: presenter)
    device.launch(navigation)
    navigation.pushViewController(page, with: InterruptibleTransition(.fade, timing: .linear(1)))
    device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    device.advance(by: 0.3)
    device.tap(at: CGPoint(x: 200, y: 800))
    device.tap(at: CGPoint(x: 200, y: 150))
    #expect(taps == 1 && page.taps == 0)
    device.advanceUntilIdle()
    #expect(navigation.topViewController === presenter && navigation.view.subviews.count == 2)
  }

  @Test("Controls in a bar that fades out do not fire, and a pan holds the page")
  func controls() {
    let (device, presenter, page) = (Device(), UIViewController(), EffectPage())
    let transition = InterruptibleTransition(.fade, timing: .linear(1))
    transition.interactions = [.pan(.down, over: .fraction(1))]
    device.launch(presenter)
    presenter.present(page, with: transition)
    device.advanceUntilIdle()
    page.dismiss(animated: true)
    device.advance(by: 0.3)
    device.tap(at: CGPoint(x: 200, y: 800))
    #expect(page.taps == 0)
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
    #expect(transition.phase == .held)
    transition.cancel()
    finger.lift()
    device.advanceUntilIdle()
    #expect(page.view.window != nil)
    device.tap(at: CGPoint(x: 200, y: 800))
    #expect(page.taps == 1)
  }
}
