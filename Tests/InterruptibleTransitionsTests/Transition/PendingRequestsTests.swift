import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of the app's requests until UIKit has started their flights.
@Suite("Requests until their flights start", .underVariants)
struct PendingRequestsTests {
  @Test("A withdrawn presentation is not matched with the next flight")
  func withdrawn() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    let transition = InterruptibleTransition(.fade)
    let request = ChangeRequest(StubChange(of: presented, with: transition))
    transition.ask(request)
    #expect(transition.isAsked(from: presenter, to: presented) == true)
    #expect(transition.isAsked(from: presented, to: presenter) == false)
    let answers = [transition.withdraw(request), transition.withdraw(request)]
    #expect(answers == [true, false])
    #expect(transition.isAsked(from: presented, to: presenter) == nil)
  }

  @Test("A presentation requested when a dismissal ends has its own flight and outcome")
  func chained() async {
    let fixture = FlightFixture()
    let next = UIViewController()
    var opening: TransitionHandle?
    fixture.present()
    fixture.device.advanceUntilIdle()
    fixture.transition.onPhaseChange = { [unowned fixture] phase in
      guard case .ended = phase, opening == nil else { return }
      opening = fixture.presenter.present(next, with: fixture.transition)
    }
    let closing = fixture.presenter.dismiss(with: fixture.transition)
    fixture.device.advance(by: 1)
    #expect(closing.result == .completed)
    #expect(opening?.flight != nil && opening?.result == nil)
    fixture.device.advanceUntilIdle()
    #expect(await opening?.outcome() == .completed)
    #expect(fixture.presenter.presentedViewController === next)
  }

  @Test("While a flight is held, progress reports need no frames")
  func reports() {
    let fixture = FlightFixture()
    let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
    opening.observeProgress { _ in }
    fixture.device.advance(by: 0.2)
    fixture.transition.pause()
    #expect(Runtime.current.isIdle)
    fixture.transition.finish()
    fixture.expectRest(at: .end)
  }

  /// A presented view controller without a presenter at first, as UIKit may have it.
  private final class Newcomer: UIViewController {
    var isNew = true

    override var presentingViewController: UIViewController? {
      isNew ? nil : super.presentingViewController
    }
  }

  @Test("A pop requested while a waiting presentation starts is a separate request")
  func besidePostponed() {
    let base = ContainerFixture()
    let (screen, transition) = (Newcomer(), base.slide())
    let navigation = base.navigation([titled("A")])
    navigation.present(titled("B"), animated: false)
    base.device.advanceUntilIdle()
    navigation.dismiss(animated: true)
    base.device.advance(by: 0.1)
    let opening = navigation.present(screen, with: transition, whenBusy: .wait)
    var popping: TransitionHandle?
    FrameLoop().wait {
      // UIKit may begin within the call.
      guard !transition.requests.asked.isEmpty else { return opening.flight != nil }
      navigation.pushViewController(titled("C"), animated: true)
      popping = navigation.popViewController(with: transition)
      screen.isNew = false
      return true
    }
    base.device.advance(by: 1)
    screen.isNew = false
    base.device.advanceUntilIdle()
    #expect(opening.result == .completed && navigation.presentedViewController === screen)
    #expect(popping == nil || popping?.result != nil)
  }
}
