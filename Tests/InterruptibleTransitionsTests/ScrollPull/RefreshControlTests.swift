import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ScrollPullTests {
  @Suite("Scroll pulls with a refresh control", .underVariants, .alsoUnder(.roundsOffsets))
  struct RefreshControls {
    nonisolated enum Kind: CaseIterable, Sendable {
      case present, presentPinned, dismiss
    }

    /// A list with a refresh control and a pull down, in the presenter or in the presented page.
    private final class ListFixture {
      let fixture = FlightFixture()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      let control = UIRefreshControl()
      private(set) var refreshes = 0

      init(_ kind: Kind, _ priority: TransitionScrollPullPriority, contentHeight: CGFloat = 2_000) {
        list.contentSize = CGSize(width: 393, height: contentHeight)
        list.alwaysBounceVertical = true
        list.refreshControl = control
        control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
        let presenter = fixture.presenter
        let presented = fixture.presented
        let transition = fixture.transition
        let present = { [unowned presenter, unowned presented] in
          _ = presenter.present(presented, with: transition)
        }
        if kind == .dismiss {
          presented.view.addSubview(list)
          fixture.present()
          fixture.device.advanceUntilIdle()
          transition.interactions = [
            .scrollPullToDismiss(list, over: 600, priority: priority) { [unowned presented] in
              presented.dismiss(animated: true)
            }
          ]
        } else {
          presenter.view.addSubview(list)
          transition.interactions = [
            .scrollPull(
              list, past: 30, over: 90, pinsContent: kind == .presentPinned, priority: priority,
              begin: present)
          ]
        }
      }

      /// Pulls the list down, lifts, and returns whether the transition was held.
      func pull(_ distance: CGFloat = 400, over seconds: Double = 0.5) -> Bool {
        let finger = fixture.device.press(at: CGPoint(x: 196, y: 200))
        finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
        let isHeld = fixture.transition.phase == .held
        finger.lift()
        fixture.device.advanceUntilIdle()
        fixture.device.advance(by: 1)
        return isHeld
      }

      func remove() {
        fixture.transition.interactions = []
        control.endRefreshing()
        fixture.device.advanceUntilIdle()
      }
    }

    @Test(
      "By default, a pull moves the transition and does not refresh, even if it is quick",
      arguments: Kind.allCases, [0.5, 0.03])
    func transition(kind: Kind, seconds: Double) {
      for height in [2_000, 300] as [CGFloat] {
        let list = ListFixture(kind, .transition, contentHeight: height)
        #expect(list.pull(over: seconds))
        #expect(list.refreshes == 0 && !list.control.isRefreshing)
        #expect(list.list.refreshControl === list.control)
        #expect(list.fixture.completions == (kind == .dismiss ? [true, true] : [true]))
        list.remove()
      }
    }

    @Test("With priority for the refresh control, a pull refreshes", arguments: Kind.allCases)
    func refreshControl(kind: Kind) {
      let list = ListFixture(kind, .refreshControl)
      #expect(!list.pull())
      #expect(list.refreshes == 1 && list.control.isRefreshing)
      #expect(list.fixture.completions == (kind == .dismiss ? [true] : []))
      // Without the control, the pull moves the transition.
      list.control.endRefreshing()
      list.fixture.device.advanceUntilIdle()
      list.list.refreshControl = nil
      #expect(list.pull())
      #expect(list.fixture.completions == (kind == .dismiss ? [true, true] : [true]))
      list.remove()
    }

    @Test("Scrolling down restores the refresh control, and a control that the app sets is kept")
    func givenBack() {
      let list = ListFixture(.present, .transition)
      let finger = list.fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      #expect(list.list.refreshControl == nil)
      finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
      #expect(list.list.refreshControl === list.control)
      finger.move(by: CGVector(dx: 0, dy: 285), over: 0.2)
      #expect(list.list.refreshControl == nil)
      let other = UIRefreshControl()
      list.list.refreshControl = other
      finger.lift()
      list.fixture.device.advanceUntilIdle()
      #expect(list.list.refreshControl === other)
      #expect(list.fixture.completions.isEmpty)
      list.remove()
    }

    @Test("A refresh in progress continues while a pull moves the transition")
    func underWay() {
      let list = ListFixture(.present, .transition)
      list.control.beginRefreshing()
      list.fixture.device.advanceUntilIdle()
      #expect(list.pull())
      #expect(list.control.isRefreshing && list.refreshes == 0)
      #expect(list.fixture.completions == [true])
      list.remove()
    }

    @Test("Removing the interaction during a pull restores the refresh control")
    func removed() {
      let list = ListFixture(.dismiss, .transition)
      let finger = list.fixture.device.press(at: CGPoint(x: 196, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      #expect(list.list.refreshControl == nil)
      list.fixture.transition.interactions = []
      finger.lift()
      list.fixture.device.advanceUntilIdle()
      #expect(list.list.refreshControl === list.control && list.refreshes == 0)
    }

    /// Returns a list in the presenter with a pull that presents.
    private func list(
      _ fixture: FlightFixture, _ control: UIRefreshControl, _ count: @escaping () -> Void
    ) -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
      list.contentSize = CGSize(width: 393, height: 2000)
      list.refreshControl = control
      control.addAction(UIAction { _ in count() }, for: .valueChanged)
      fixture.presenter.view.addSubview(list)
      fixture.transition.interactions = [
        .scrollPull(list, past: 30, over: 300) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      return list
    }

    @Test(
      "A finger that rests for four seconds after its transition was cancelled does not refresh")
    func heldAfterCancel() {
      let fixture = FlightFixture()
      var refreshes = 0
      _ = list(fixture, UIRefreshControl()) { refreshes += 1 }
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 250), over: 0.3)
      fixture.transition.cancel()
      fixture.device.advance(by: 5)
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      #expect(refreshes == 0)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }

    @Test("A refresh control that the app sets during a pull does not refresh")
    func exchangedControl() {
      let fixture = FlightFixture()
      var refreshes = 0
      let list = list(fixture, UIRefreshControl()) {}
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      let other = UIRefreshControl()
      other.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      list.refreshControl = other
      finger.move(by: CGVector(dx: 0, dy: 400), over: 0.4)
      #expect(fixture.transition.phase == .held && refreshes == 0)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }
  }
}
