import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the properties that the toolkit sets to present a view controller, and restores
/// afterward.
@Suite("Restoring a view controller's presentation style", .underVariants)
struct FormerPresentationTests {
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

  private let fixture = ContainerFixture()
  private let first = titled("A")
  private let second = titled("B")
  private let own = Delegate()
  private let other = Delegate()

  private func setUp() {
    fixture.device.launch(first)
    second.modalPresentationStyle = .formSheet
    second.transitioningDelegate = own
  }

  private var isGivenBack: Bool {
    second.transitioningDelegate === own && second.modalPresentationStyle == .formSheet
  }

  nonisolated enum End: CaseIterable, Sendable {
    case dismissed, dismissedWith, dismissedAtOnce, cancelled, reversed, handleCancelled
  }

  @Test(
    "The presentation style and delegate of a view controller are restored after every end",
    arguments: End.allCases)
  func givenBack(_ end: End) {
    setUp()
    for _ in 0..<2 {
      let slide = fixture.slide()
      let opening = first.present(second, with: slide)
      #expect(second.modalPresentationStyle == .custom && second.transitioningDelegate !== own)
      switch end {
      case .handleCancelled: opening.cancel()
      case .cancelled, .reversed:
        fixture.device.advance(by: 0.1)
        if end == .cancelled { slide.cancel() } else { slide.reverse() }
      default:
        fixture.device.advanceUntilIdle()
        #expect(!isGivenBack)
        switch end {
        case .dismissed: first.dismiss(animated: true)
        case .dismissedWith: second.dismiss(with: fixture.slide())
        default: first.dismiss(animated: false)
        }
      }
      fixture.device.advanceUntilIdle()
      #expect(second.presentingViewController == nil && isGivenBack)
    }
  }

  @Test("After a cancelled dismissal, the toolkit's delegate stays until the next dismissal")
  func cancelledDismissal() {
    setUp()
    let slide = fixture.slide()
    first.present(second, with: slide)
    fixture.device.advanceUntilIdle()
    second.dismiss(with: slide)
    fixture.device.advance(by: 0.1)
    slide.cancel()
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController === second && !isGivenBack)
    first.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    #expect(slide.phase == .running(toward: .end))
    fixture.device.advanceUntilIdle()
    #expect(isGivenBack)
  }

  @Test("A presentation that UIKit ignores, or that the toolkit refuses, restores both properties")
  func refused() {
    setUp()
    let opening = UIViewController().present(second, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    #expect(opening.result == .refused && isGivenBack)
    first.present(titled("C"), animated: false)
    let busy = first.present(second, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    #expect(busy.result == .refused && isGivenBack)
  }

  @Test("A style or delegate that the app sets during the presentation is kept")
  func setMeanwhile() {
    setUp()
    first.present(second, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    second.modalPresentationStyle = .overFullScreen
    first.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(second.transitioningDelegate === own)
    #expect(second.modalPresentationStyle == .overFullScreen)
    first.present(second, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    second.transitioningDelegate = other
    first.dismiss(animated: false)
    fixture.device.advanceUntilIdle()
    #expect(second.transitioningDelegate === other && second.modalPresentationStyle == .custom)
  }

  @Test("A view controller that is presented again at once is restored after the last dismissal")
  func presentedAgain() {
    setUp()
    let slide = fixture.slide()
    first.present(second, with: slide)
    fixture.device.advanceUntilIdle()
    var again: TransitionHandle?
    second.dismiss(with: slide) { [first, second] in again = first.present(second, with: slide) }
    fixture.device.advanceUntilIdle()
    #expect(again?.result == .completed && !isGivenBack)
    first.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(isGivenBack)
  }
}
