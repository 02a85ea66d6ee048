import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementZoomTests {
  /// Sources that move, change or disappear.
  @Suite("Sources", .sharingVariants)
  struct Sources {
    /// A change of the source's card.
    enum Change: CaseIterable {
      case scroll, scrollAway, move, reload, delete, rotate

      func apply(to fixture: ElementZoomFixture) {
        switch self {
        case .scroll: fixture.scrollView.contentOffset.y = 130
        case .scrollAway: fixture.scrollView.contentOffset.y = 1800
        case .move: fixture.card.frame = CGRect(x: 200, y: 600, width: 120, height: 160)
        case .reload:
          let card = UIView(frame: CGRect(x: 200, y: 420, width: 160, height: 120))
          card.elementID = "card"
          card.backgroundColor = .systemPurple
          fixture.card.removeFromSuperview()
          fixture.scrollView.addSubview(card)
        case .delete: fixture.card.removeFromSuperview()
        case .rotate: fixture.device.rotate(to: .landscape)
        }
      }
    }

    @Test(
      "A source that changes while the page is open is where the page returns to, or the pages fade",
      arguments: ZoomContainer.allCases, Change.allCases)
    func whileOpen(_ kind: ZoomContainer, _ change: Change) throws {
      let fixture = ElementZoomFixture(kind)
      fixture.show()
      change.apply(to: fixture)
      fixture.device.advanceUntilIdle()
      fixture.close()
      while fixture.transition.flight != nil || fixture.page.view.window != nil {
        fixture.device.advance(by: 1.0 / 60)
        let size = fixture.standIn?.bounds.size
        #expect(size.map { $0.width > 1 && $0.height > 1 } != false)
        if change == .delete { #expect(fixture.standIn == nil) }
      }
      #expect(fixture.device.window.overlays.isEmpty && fixture.list.view.transform.isIdentity)
      #expect(fixture.list.view.bounds.size == fixture.device.window.bounds.size)
    }

    @Test(
      "A source that changes in flight moves nothing in that frame, and the page lands",
      arguments: ZoomContainer.allCases, Change.allCases)
    func inFlight(_ kind: ZoomContainer, _ change: Change) throws {
      for moment in SeriesChoice.isWhole ? [0.05, 0.1, 0.2, 0.3] : [0.05, 0.2] {
        for isPresenting in [true, false] {
          let fixture = ElementZoomFixture(kind)
          fixture.begin(isPresenting: isPresenting)
          fixture.device.advance(by: moment)
          guard fixture.transition.flight != nil else { continue }
          fixture.transition.pause()
          fixture.device.advance(by: 0.05)
          let before = fixture.standInFrame
          // Past the source, the page is where the source is.
          let isOnWay = fixture.transition.flight.map { $0.progress < 1 } == true
          change.apply(to: fixture)
          fixture.device.advance(by: 1.0 / 60)
          if change != .rotate, isOnWay, let before, let after = fixture.standInFrame {
            #expect(before.isNear(after, within: 0.5), "\(before) \(after)")
          }
          fixture.transition.resume()
          while fixture.transition.flight != nil {
            fixture.device.advance(by: 1.0 / 60)
            let size = fixture.standIn?.bounds.size
            #expect(size.map { $0.width > 1 && $0.height > 1 } != false)
          }
          fixture.device.advanceUntilIdle()
          #expect((fixture.page.view.window != nil) == isPresenting)
          #expect(fixture.device.window.overlays.isEmpty && fixture.list.view.transform.isIdentity)
          #expect(fixture.page.view.layer.mask == nil)
        }
      }
    }

    @Test("A list that is a source scrolls back to a cell that was scrolled away")
    func reveals() throws {
      final class List: UIViewController, ElementSource {}
      let device = Device()
      let list = List()
      let page = titled("Page")
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
      card.backgroundColor = .systemTeal
      card.elementID = 7
      scrollView.addSubview(card)
      list.view.addSubview(scrollView)
      let navigation = UINavigationController(rootViewController: list)
      device.launch(navigation)
      navigation.pushViewController(page, with: .zoom(7))
      device.advanceUntilIdle()
      scrollView.contentOffset.y = 1500
      navigation.popViewController(animated: true)
      device.advance(by: 0.1)
      #expect(device.window.namedStandIns["7"] != nil)
      device.advanceUntilIdle()
      #expect(scrollView.contentOffset.y < 300)
    }

    @Test("The page keeps its safe area and its scroll position in flight")
    func page() throws {
      let fixture = ElementZoomFixture(.navigation)
      let text = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
      text.contentSize = CGSize(width: 393, height: 2000)
      fixture.page.view.addSubview(text)
      fixture.show()
      let insets = fixture.page.view.safeAreaInsets
      text.contentOffset.y = 240
      fixture.device.advanceUntilIdle()
      fixture.close()
      fixture.device.advance(by: 0.1)
      #expect(fixture.page.view.safeAreaInsets == insets && text.contentOffset.y == 240)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.page.view.safeAreaInsets == insets && text.contentOffset.y == 240)
      #expect(fixture.page.view.layer.mask == nil)
    }
  }

  /// Quick changes of mind.
  @Suite("Quick changes", .sharingVariants, .withoutVariants)
  struct QuickChanges {
    /// A way to open and to close the page.
    enum Way: CaseIterable {
      case call, tap, finger
    }

    @Test(
      "Opened, closed and opened again at any moment, the page opens and nothing is left",
      arguments: Way.allCases)
    func openCloseOpen(_ way: Way) {
      for moment in SeriesChoice.numbers(0..<67) {
        // UIKit ignores a presentation in full screen during a dismissal.
        let kinds = ZoomContainer.allCases.filter { $0 != .fullScreen }
        let kind = kinds[moment % kinds.count]
        let fixture = ElementZoomFixture(kind)
        let button = UIButton(frame: fixture.card.bounds)
        let transition = InterruptibleTransition.zoom("card")
        button.addAction(UIAction { _ in fixture.open(transition) }, for: .touchUpInside)
        fixture.card.addSubview(button)
        let time = Double(moment % 34) / 60
        if way == .tap {
          fixture.device.tap(at: CGPoint(x: 104, y: 480))
        } else {
          fixture.open(transition)
        }
        fixture.device.advance(by: time)
        switch way {
        case .call, .tap: fixture.close()
        case .finger:
          // Catches the page and throws it back.
          let finger = fixture.device.press(at: fixture.standInFrame?.center ?? .zero)
          finger.move(by: CGVector(dx: 0, dy: 90), over: 0.05)
          finger.lift()
        }
        fixture.device.advance(by: Double((moment * 7) % 34) / 60)
        fixture.open(transition)
        fixture.device.advanceUntilIdle()
        #expect(fixture.page.view.window != nil, "\(kind) \(time)")
        #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
        // Touches arrive.
        var isTouched = false
        let touched = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
        touched.addAction(UIAction { _ in isTouched = true }, for: .touchUpInside)
        fixture.page.view.addSubview(touched)
        fixture.device.advance(by: 0.1)
        let place = touched.convert(CGPoint(x: 50, y: 30), to: nil)
        fixture.device.tap(at: place)
        fixture.device.advanceUntilIdle()
        #expect(isTouched, "\(kind) \(time)")
        fixture.close()
        fixture.device.advanceUntilIdle()
        #expect(fixture.page.view.window == nil && fixture.card.layer.mask == nil)
        #expect(fixture.list.view.transform.isIdentity)
        #expect(fixture.list.additionalSafeAreaInsets == .zero)
      }
    }
  }
}
