import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What the toolkit sets to present a view controller, and gives back afterwards.
@Suite("A view controller's own presentation", .underVariants)
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

  @Test("It has its style and its delegate again after every end", arguments: End.allCases)
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

  @Test("A dismissal that is cancelled leaves the toolkit's, and the next one gives back")
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

  @Test("A presentation that UIKit ignores, or the toolkit refuses, leaves nothing")
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

  @Test("What the app sets meanwhile stays")
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

  @Test("Presented again in the turn in which it has gone, it is given back after the last time")
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
