import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the appearance of an app's pages during a flip.
@Suite("Page properties during a flip", .underVariants)
struct FlipSurroundingsTests {
  @Test(
    "The transform, mask and corners of a page are visible at the end of a flip",
    arguments: ContainerKind.allCases)
  func ownLook(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .flip(from: nil))
    let page = fixture.second.view!
    let mask = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
    page.mask = mask
    page.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    page.layer.cornerRadius = 30
    fixture.there()
    fixture.hold(at: 1)
    let shown = page.layer.presentation()
    #expect(abs((shown?.transform.m11 ?? 0) - 0.9) < within(0.001, orStep: 0.1))
    #expect(abs(shown?.transform.m41 ?? 1000) < within(0.1, orStep: 20))
    #expect(abs((shown?.cornerRadius ?? 0) - 30) < within(0.1, orStep: 5))
    #expect(page.mask === mask && page.layer.mask === mask.layer)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(page.mask === mask && page.transform.a == 0.9)
    #expect(page.layer.cornerRadius == 30 && !page.clipsToBounds)
  }

  @Test("Of two flips of one page, either may end first", arguments: [true, false])
  func twice(isLastFirst: Bool) {
    let (page, container) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
    container.addSubview(page)
    page.layer.cornerRadius = 7
    let flips = (0..<2).map { number in
      let flip = PageFlip(page, other: nil, in: container, from: nil, cornerRadius: 20)
      flip.show(FlipPath(at: 0.5 + 0.2 * Double(number)))
      return flip
    }
    #expect(page.clipsToBounds && page.layer.cornerRadius != 7)
    for flip in isLastFirst ? flips.reversed() : flips { flip.restore() }
    #expect(!page.clipsToBounds && page.layer.cornerRadius == 7)
    #expect(CATransform3DIsIdentity(page.layer.transform) && page.layer.zPosition == 0)
  }

  @Test("A page may flip in and flip out in two flips at once", arguments: [true, false])
  func passedOn(isLastFirst: Bool) {
    let container = UIView()
    let pages = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)) }
    for page in pages { container.addSubview(page) }
    let flips = (0..<2).map { number in
      let flip = PageFlip(
        pages[number + 1], other: pages[number], in: container, from: nil, cornerRadius: 20)
      flip.show(FlipPath(at: 0.4))
      return flip
    }
    for flip in isLastFirst ? flips.reversed() : flips { flip.restore() }
    for page in pages {
      #expect(CATransform3DIsIdentity(page.layer.transform) && page.layer.zPosition == 0)
      #expect(page.layer.isDoubleSided && page.layer.cornerRadius == 0 && !page.clipsToBounds)
    }
  }

  @Test("A corner radius that an app sets during a flip is kept", arguments: [true, false])
  func appsRadius(finishes: Bool) {
    let fixture = ContainerKindFixture(.custom, .flip(from: nil))
    let page = fixture.second.view!
    fixture.there()
    fixture.hold(at: 0.6)
    page.layer.cornerRadius = 12
    finishes ? fixture.transition.finish() : fixture.transition.cancel()
    fixture.device.advanceUntilIdle()
    #expect(page.layer.cornerRadius == 12)
  }

  @Test(
    "The effects of a page and of its bar are visible during the whole flip",
    .alsoUnder(.masksHideEffects),
    arguments: ContainerKind.allCases)
  func effects(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .flip(from: nil))
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    bar.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    fixture.second.view.addSubview(bar)
    for isWayBack in [false, true] {
      if isWayBack { fixture.back() } else { fixture.there() }
      var radii: Set<Double> = []
      for _ in 0..<60 {
        fixture.device.advance(by: 1.0 / 60)
        guard bar.window != nil else { continue }
        radii.insert(bar.layer.presentation()?.properties.backdrop.radius ?? -1)
      }
      fixture.device.advanceUntilIdle()
      #expect(radii == [20])
    }
  }

  @Test(
    "During a flip, the safe area insets equal those after the flip",
    arguments: ContainerKind.allCases)
  func insets(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .flip(from: nil))
    fixture.expectInsetsInFlight()
  }

  @Test("After a resize, the return of a flip leads to the new position of the card")
  func rotated() {
    final class Screen: UIViewController {
      let card = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(
          x: view.bounds.maxX - 110, y: view.bounds.maxY - 110, width: 100, height: 100)
      }
    }
    let fixture = ContainerFixture()
    let (first, second) = (Screen(), titled("B"))
    let navigation = fixture.navigation([first])
    let flip = InterruptibleTransition(.flip(from: first.card), timing: .linear(0.5))
    navigation.pushViewController(second, with: flip)
    fixture.device.advanceUntilIdle()
    fixture.device.resize(to: CGSize(width: 700, height: 500))
    fixture.device.advanceUntilIdle()
    navigation.popViewController(with: flip)
    fixture.device.advance(by: 0.1)
    flip.pause()
    flip.update(0.4)
    fixture.device.advance(by: 0.05)
    let shown = second.view.layer.presentation()?.transform ?? CATransform3DIdentity
    // The page covers the card, inside its bounds. This is the distance from its center.
    #expect(abs(shown.m41 - 280) < within(1, orStep: 40))
    #expect(abs(shown.m42 - 190) < within(1, orStep: 40))
    flip.finish()
    fixture.device.advanceUntilIdle()
    #expect(navigation.viewControllers == [first])
  }
}
