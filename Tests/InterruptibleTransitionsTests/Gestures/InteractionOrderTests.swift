import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Order of interactions", .underVariants)
  struct InteractionOrder {
    /// Interactions that a finger can hold a flight with.
    nonisolated enum Kind: CaseIterable, Sendable {
      case window, page, presenter, appsRecognizer, carry, scrubbing, pull

      /// Whether the toolkit has made the recognizer.
      var isOwn: Bool { self != .appsRecognizer && self != .pull }
    }

    /// Returns a fixture whose presented page has a list.
    private func fixture(_ list: UIScrollView) -> FlightFixture {
      let fixture = FlightFixture()
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 2000)
      fixture.presented.view.addSubview(list)
      return fixture
    }

    private func interaction(
      _ kind: Kind, _ fixture: FlightFixture, _ list: UIScrollView
    ) -> any TransitionInteraction {
      let page: UIView = fixture.presented.view
      let begin: () -> Void = { [unowned fixture] in fixture.presented.dismiss(animated: true) }
      switch kind {
      case .window: return .pan(.up, over: 400)
      case .page: return .pan(.down, over: 800, on: page, begin: begin)
      case .presenter: return .pan(.down, over: 800, on: fixture.presenter.view, begin: begin)
      case .appsRecognizer:
        let recognizer = UIPanGestureRecognizer()
        page.addGestureRecognizer(recognizer)
        return .pan(.down, over: 800, with: recognizer, begin: begin)
      case .carry: return .carry(on: page, begin: begin)
      case .scrubbing: return .touchToPause(scrubbing: .up, over: 400)
      case .pull: return .scrollPullToDismiss(list, over: 400, begin: begin)
      }
    }

    @Test(
      "The first interaction of the list holds the flight, wherever the views are",
      arguments: Kind.allCases)
    func first(_ kind: Kind) {
      for other in Kind.allCases where other != kind && (kind.isOwn || other.isOwn) {
        for isPresenting in [true, false] {
          let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
          let fixture = fixture(list)
          fixture.present()
          if !isPresenting {
            fixture.device.advanceUntilIdle()
            fixture.presented.dismiss(animated: true)
          }
          fixture.device.advance(by: 0.2)
          let first = interaction(kind, fixture, list)
          fixture.transition.interactions = [first, interaction(other, fixture, list)]
          let finger = fixture.device.press(at: CGPoint(x: 196, y: 400))
          finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
          #expect(fixture.transition.phase == .held)
          #expect(fixture.transition.session?.isHeld(by: first) == true, "beside \(other)")
          finger.lift()
          fixture.device.advanceUntilIdle()
          #expect(fixture.transition.isAtRest)
        }
      }
    }

    @Test("A pan of two fingers, first in the list, leaves one finger to the next pan")
    func fingers() {
      let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
        make: {
          let pan = UIPanGestureRecognizer()
          pan.minimumNumberOfTouches = 2
          return pan
        },
        distance: { _, _, _ in 400 },
        sample: { pan, moment, _ in TransitionGestureSample(pan, along: .down, at: moment) })
      let pair = GestureInteraction(definition)
      let fixture = FlightFixture.flying(with: [pair])
      let single: PanInteraction = .pan(.down, over: 400, on: fixture.presented.view)
      fixture.transition.interactions.append(single)
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
      #expect(fixture.transition.session?.isHeld(by: single) == true)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("Of two recognizers of the app, the one that UIKit lets begin holds the flight")
    func appsRecognizers() {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let fixture = fixture(list)
      fixture.present()
      let pan = interaction(.appsRecognizer, fixture, list)
      let pull = interaction(.pull, fixture, list)
      fixture.transition.interactions = [pull, pan]
      for recognizer in pan.recognizers {
        list.panGestureRecognizer.require(toFail: recognizer)
      }
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
      #expect(fixture.transition.session?.isHeld(by: pan) == true)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest)
    }
  }
}
