import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What an app's pages bring along, under a flip.
@Suite("What surrounds a flip", .underVariants)
struct FlipSurroundingsTests {
  @Test("A page's own transform and mask are seen at its end", arguments: ContainerKind.allCases)
  func ownLook(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .flip(from: nil))
    let page = fixture.second.view!
    let mask = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
    mask.backgroundColor = .black
    page.mask = mask
    page.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    fixture.there()
    fixture.hold(at: 1)
    let shown = page.layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(shown.m11 - 0.9) < within(0.001, orStep: 0.1))
    #expect(abs(shown.m41) < within(0.1, orStep: 20))
    #expect(page.mask?.mask === mask)
    let place = page.mask.map { mask.convert(mask.bounds, to: $0) } ?? .null
    #expect(place.insetBy(dx: -0.01, dy: -0.01).contains(mask.frame) && place.width < 200.1)
    #expect(page.mask?.bounds.origin == page.mask?.frame.origin)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(page.mask === mask && page.transform.a == 0.9)
  }

  @Test("A page's own mask lies where it does in the page, however much of that is seen")
  func ownMask() {
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([first])
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 160, height: 100))
    first.view.addSubview(card)
    let mask = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 700))
    mask.backgroundColor = .black
    second.view.mask = mask
    let flip = InterruptibleTransition(.flip(from: card), timing: .linear(0.5))
    navigation.push(second, with: flip)
    fixture.device.advance(by: 0.05)
    flip.pause()
    flip.update(0.7)
    fixture.device.advance(by: 0.05)
    let window = second.view.mask ?? UIView()
    let (seen, origin) = (window.frame, window.bounds.origin)
    #expect(seen.height < 700 && seen.minY > 50 && origin == seen.origin)
    flip.finish()
    fixture.device.advanceUntilIdle()
    let isBack = second.view.mask === mask
    #expect(isBack)
  }

  @Test("A page that is also an element has its own mask again, whichever ends first")
  func element() {
    for own in [nil, UIView()] {
      for isVeiledFirst in [true, false] {
        for endsFirst in [true, false] {
          let (page, container) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView()
          )
          container.addSubview(page)
          page.mask = own
          if isVeiledFirst { ViewVeil.hide(page) }
          let flip = PageFlip(page, other: nil, in: container, from: nil, cornerRadius: 0)
          if !isVeiledFirst { ViewVeil.hide(page) }
          let window = page.mask
          #expect(page.layer.mask !== window?.layer && page.layer.mask !== own?.layer)
          if endsFirst {
            ViewVeil.show(page)
            #expect(page.layer.mask === window?.layer && window?.mask === own)
          }
          flip.restore()
          if !endsFirst { ViewVeil.show(page) }
          #expect(page.mask === own && page.layer.mask === own?.layer)
        }
      }
    }
  }

  @Test("Of two flips of one page, either one may end first")
  func twice() {
    for own in [nil, UIView()] {
      for isLastFirst in [true, false] {
        let (page, container) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
        container.addSubview(page)
        page.mask = own
        let flips = (0..<2).map { _ in
          PageFlip(page, other: nil, in: container, from: nil, cornerRadius: 0)
        }
        for flip in isLastFirst ? flips.reversed() : flips { flip.restore() }
        #expect(page.mask === own && page.layer.mask === own?.layer)
      }
    }
  }

  @Test(
    "Safe areas and bars: insets in flight equal those after it", arguments: ContainerKind.allCases)
  func insets(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .flip(from: nil))
    fixture.expectInsetsInFlight()
  }

  @Test("The way back leads to where the card is by then, if the device has been turned")
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
    navigation.push(second, with: flip)
    fixture.device.advanceUntilIdle()
    fixture.device.resize(to: CGSize(width: 700, height: 500))
    fixture.device.advanceUntilIdle()
    navigation.popViewController(with: flip)
    fixture.device.advance(by: 0.1)
    flip.pause()
    flip.update(0.4)
    fixture.device.advance(by: 0.05)
    let shown = second.view.layer.presentation()?.transform ?? CATransform3DIdentity
    // The middle of the card, from that of the page.
    #expect(abs(shown.m41 - 290) < within(1, orStep: 40))
    #expect(abs(shown.m42 - 190) < within(1, orStep: 40))
    flip.finish()
    fixture.device.advanceUntilIdle()
    #expect(navigation.viewControllers == [first])
  }
}
