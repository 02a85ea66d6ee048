import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the article about snapshots, definitions and a flip card that are in no other
// file, word for word.

final class CardViewController: UIViewController {
  let card = ExampleCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.frame = CGRect(x: 20, y: 100, width: 100, height: 60)
    card.titleLabel.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    card.addSubview(card.titleLabel)
    view.addSubview(card)
  }

  func exampleSnapshots(_ detail: ExampleDetail) -> InterruptibleTransition {
    let card = card
    let morph = InterruptibleTransition(
      .snapshot(
        from: { [weak card] in card }, to: { [weak detail] in detail?.view },
        childTransitions: { [weak card, weak detail] in
          guard let card, let detail else { return [] }
          return [(from: card.titleLabel, to: detail.titleLabel)]
        }))
    morph.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    navigationController?.pushViewController(detail, with: morph)
    return morph
  }

  func exampleFlip(_ page: UIViewController) -> InterruptibleTransition {
    let flip = InterruptibleTransition(.flip(from: card))
    flip.configuration.completionRule = .position
    flip.interactions = [
      .edgePan(.left, over: .fraction(1), on: page.view) { [weak page] in
        page?.dismiss(animated: true)
      }
    ]
    present(page, with: flip)
    return flip
  }
}

@Suite("Samples of the article about snapshots and a flip card", .underVariants)
struct ComingFromExamplesTests {
  @Test("A card and its title morph into a page, and a touch pauses the morph")
  func snapshots() {
    let device = Device()
    let screen = CardViewController()
    device.launch(UINavigationController(rootViewController: screen))
    let detail = ExampleDetail()
    detail.titleLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    detail.view.addSubview(detail.titleLabel)
    let morph = screen.exampleSnapshots(detail)
    device.advance(by: 0.2)
    #expect(morph.flight?.elementReport?.matched == [0, 1])
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    device.advance(by: 0.1)
    #expect(morph.phase == .held)
    // A scrubbing touch that lifts without a movement leaves the flight paused.
    finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2)
    finger.lift()
    device.advanceUntilIdle()
    #expect(morph.flight == nil)
  }

  @Test("A swipe from the edge flips the page back, and nothing keeps it")
  func flip() {
    let device = Device()
    let screen = CardViewController()
    device.launch(screen)
    weak var shown: UIViewController?
    weak var flip: InterruptibleTransition?
    do {
      let page = UIViewController()
      shown = page
      flip = screen.exampleFlip(page)
      device.advanceUntilIdle()
    }
    #expect(screen.presentedViewController === shown)
    let finger = device.press(at: CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 300, dy: 0), over: 0.4)
    #expect(flip?.phase == .held)
    finger.lift()
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(screen.presentedViewController == nil)
    #expect(shown == nil)
    #expect(flip == nil)
  }
}
