import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension GestureTests {
  @Suite(
    "Parts that go away under a finger", .underVariants,
    .alsoUnder(.removedViewsKeepTouches, .replacesWholeWindow))
  struct RemovalUnderFinger {
    nonisolated enum Kind: CaseIterable, Sendable {
      case pan, appsPan, edgePan, contentPan, pinch, rotation, carry, touchToPause
      case scrollPull, scrollPullToDismiss

      var isPull: Bool { self == .scrollPull || self == .scrollPullToDismiss }
    }

    nonisolated enum Part: CaseIterable, Sendable {
      case view, recognizer, page, window
    }

    /// The state of the transition when the part goes away.
    nonisolated enum Moment: CaseIterable, Sendable {
      /// The finger has not moved the transition yet.
      case undecided
      /// The gesture holds a transition for which the app has not requested a flight.
      case starting
      /// The gesture holds the flight that it has started.
      case started
      /// The gesture holds a flight that was under way.
      case caught
    }

    nonisolated struct Case: CustomTestStringConvertible, Sendable {
      let kind: Kind
      let part: Part
      let moment: Moment

      var testDescription: String { "\(kind), \(part), \(moment)" }

      /// Whether the interaction has such a moment.
      var isPossible: Bool {
        switch moment {
        case .undecided: true
        case .starting, .started: kind != .touchToPause
        // A pull that follows its content catches no flight. An element has to be touched.
        case .caught: kind != .scrollPull && kind != .carry
        }
      }
    }

    nonisolated static let cases = Kind.allCases.flatMap { kind in
      Part.allCases.flatMap { part in
        Moment.allCases.map { Case(kind: kind, part: part, moment: $0) }
      }
    }.filter(\.isPossible)

    /// A child page whose view has the interaction, in the presenter or in the presented page.
    private final class Fixture {
      let base = FlightFixture()
      private let removal: Case
      private let hand: GestureHand
      private(set) weak var page: UIViewController?
      private(set) weak var view: UIView?

      init(_ removal: Case) {
        self.removal = removal
        let page = UIViewController()
        let view = removal.kind.isPull ? UIScrollView(frame: base.device.window.bounds) : UIView()
        view.frame = base.device.window.bounds
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
        row.isMultipleTouchEnabled = true
        view.addSubview(row)
        page.view.addSubview(view)
        let parent = removal.moment == .caught ? base.presented : base.presenter
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        self.page = page
        self.view = view
        if let list = view as? UIScrollView {
          list.contentInsetAdjustmentBehavior = .never
          list.contentSize = row.frame.size
          if removal.moment == .undecided { list.contentOffset.y = 300 }
        }
        let base = base
        let moment = removal.moment
        base.transition.interactions = [
          Self.interaction(removal.kind, on: view) { [unowned base] in
            guard moment != .starting else { return }
            base.presenter.present(base.presented, with: base.transition)
          }
        ]
        base.device.advance(by: 0.05)
        if moment == .caught { base.present() }
        hand = GestureHand(removal.kind.gesture, on: base.device)
        if moment != .undecided || removal.kind.isPull { hand.begin() }
        if moment != .undecided { hand.move(to: 0.5) }
      }

      private static func interaction(
        _ kind: Kind, on view: UIView, begin: @escaping () -> Void
      ) -> any TransitionInteraction {
        if let list = view as? UIScrollView {
          return kind == .scrollPull
            ? .scrollPull(list, past: 30, over: 90, begin: begin)
            : .scrollPullToDismiss(list, over: 200, begin: begin)
        }
        switch kind {
        case .appsPan:
          let recognizer = UIPanGestureRecognizer()
          view.addGestureRecognizer(recognizer)
          return .pan(.down, over: 200, with: recognizer, begin: begin)
        case .contentPan: return .contentPan(over: 200, on: view, begin: begin)
        case .carry: return .carry(on: view, begin: begin)
        case .touchToPause: return .touchToPause(deciding: .down, within: 400, resumesOnLift: true)
        default: return kind.gesture.interaction(on: view, begin: begin)
        }
      }

      func remove() {
        switch removal.part {
        case .view: view?.removeFromSuperview()
        case .recognizer:
          let all = [view, base.device.window].compactMap { $0?.gestureRecognizers }.joined()
          for recognizer in all where recognizer.state != .possible || all.count == 1 {
            recognizer.view?.removeGestureRecognizer(recognizer)
          }
        case .page:
          page?.willMove(toParent: nil)
          page?.view.removeFromSuperview()
          page?.removeFromParent()
        case .window: base.device.window.rootViewController = UIViewController()
        }
      }

      func lift() {
        hand.move(to: 0.6)
        hand.lift()
      }
    }

    @Test("The flight ends once, and nothing runs on", arguments: cases)
    func endsOnce(_ removal: Case) {
      let fixture = Fixture(removal)
      let transition = fixture.base.transition
      if removal.moment != .undecided {
        #expect(transition.phase == (removal.moment == .starting ? .starting : .held))
      }
      fixture.remove()
      if removal.part == .view || removal.part == .page { #expect(fixture.view == nil) }
      fixture.lift()
      #expect(fixture.base.device.advanceUntilIdle(limit: 5))
      #expect(transition.isAtRest && transition.flight == nil)
      #expect(transition.session?.isActive != true)
      // Without its view, a gesture may begin that was undecided.
      if removal.moment == .undecided, UIKitReading.removedViewsKeepTouches { return }
      let hasFlight = removal.moment == .started || removal.moment == .caught
      #expect(fixture.base.completions.count == (hasFlight ? 1 : 0))
      guard removal.part == .view || removal.part == .page, hasFlight,
        !UIKitReading.removedViewsKeepTouches
      else { return }
      #expect(fixture.base.completions == [removal.moment == .caught])
    }

    @Test("The transition works again", arguments: cases.filter { $0.part != .window })
    func worksAgain(_ removal: Case) {
      let fixture = Fixture(removal)
      fixture.remove()
      fixture.lift()
      fixture.base.device.advanceUntilIdle(limit: 5)
      guard fixture.base.presenter.presentedViewController == nil else { return }
      let handle = fixture.base.presenter.present(
        fixture.base.presented, with: fixture.base.transition)
      fixture.base.device.advanceUntilIdle(limit: 5)
      #expect(handle.result == .completed)
    }
  }
}

nonisolated extension GestureTests.RemovalUnderFinger.Kind {
  /// The gesture of a hand that moves the interaction.
  fileprivate var gesture: GestureKind {
    switch self {
    case .edgePan, .contentPan: .edgePan
    case .pinch: .pinch
    case .rotation: .rotation
    default: .pan
    }
  }
}
