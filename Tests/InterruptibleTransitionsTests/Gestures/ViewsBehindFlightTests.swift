import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A list behind a flight, with a button, which records taps.
private final class ListBehind: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 300), style: .plain)
  let button = UIButton(frame: CGRect(x: 20, y: 700, width: 200, height: 44))
  let card = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
  private(set) var taps: [String] = []

  init(in view: UIView) {
    super.init()
    view.backgroundColor = .white
    card.backgroundColor = .systemTeal
    card.elementID = "card"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.contentInsetAdjustmentBehavior = .never
    button.addAction(UIAction { [weak self] _ in self?.taps.append("button") }, for: .touchUpInside)
    for subview in [card, table, button] { view.addSubview(subview) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    taps.append("row")
  }

  /// Drags the list, and returns the distance by which it has scrolled.
  func scroll(on device: Device) -> CGFloat {
    let before = table.contentOffset.y
    let finger = device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: -80), over: 0.08)
    let distance = table.contentOffset.y - before
    finger.cancel()
    return distance
  }
}

/// A point on a row of the list.
private let row = CGPoint(x: 200, y: 400)

extension GestureTests {
  /// Touches beside the pages of a flight reach the views behind, as at rest.
  @Suite("Views behind a flight", .underVariants)
  struct ViewsBehindFlights {
    /// Whether UIKit keeps touches from both pages of a container.
    private func isKeptOut(_ kind: ContainerKind) -> Bool {
      (kind == .navigation || kind == .tabs) && UIKitReading.keepsTouchesOut
    }

    @Test(
      "A touch beside a page in flight reaches the view at its point", arguments: [false, true])
    func points(isHeld: Bool) {
      let fixture = ContainerKindFixture(.custom, .slide(from: .bottom), duration: 0.6)
      let halves = [0, 196].map { UIView(frame: CGRect(x: $0, y: 0, width: 196, height: 852)) }
      for half in halves { fixture.first.view.addSubview(half) }
      fixture.there()
      fixture.device.advanceUntilIdle()
      fixture.back()
      fixture.device.advance(by: 0.2)
      if isHeld { fixture.transition.pause() }
      fixture.device.advance(by: 0.05)
      for x in stride(from: 5, to: 390, by: 20) {
        let hit = fixture.device.window.hitTest(CGPoint(x: x, y: 60), with: nil)
        #expect(hit === halves[x < 196 ? 0 : 1], "\(x)")
      }
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A tap on a row beside a page in flight selects the row once, and the flight continues",
      arguments: ContainerKind.allCases, [true, false])
    func rows(_ kind: ContainerKind, isPresenting: Bool) {
      for reducesMotion in [false, true] where !reducesMotion || !isPresenting {
        let fixture = ContainerKindFixture(kind, .slide(from: .bottom), duration: 0.6)
        let list = ListBehind(in: fixture.first.view)
        fixture.device.settings.reducesMotion = reducesMotion
        fixture.there()
        if !isPresenting {
          fixture.device.advanceUntilIdle()
          fixture.back()
        }
        // The cross-fade of reduced motion is shorter than the slide.
        fixture.device.advance(by: isPresenting ? 0.1 : reducesMotion ? 0.04 : 0.45)
        fixture.device.tap(at: row)
        #expect(fixture.transition.phase == .running(toward: .end))
        #expect(list.taps == ["row"] || isKeptOut(kind))
        fixture.device.advanceUntilIdle()
        #expect((fixture.second.view.window != nil) == isPresenting)
      }
    }

    @Test("A drag beside a page in flight scrolls the list", arguments: [true, false])
    func scrolling(isPresenting: Bool) {
      for kind in [ContainerKind.custom, .fullScreen] {
        let fixture = ContainerKindFixture(kind, .slide(from: .bottom), duration: 0.6)
        let list = ListBehind(in: fixture.first.view)
        fixture.there()
        if !isPresenting {
          fixture.device.advanceUntilIdle()
          fixture.back()
        }
        fixture.device.advance(by: isPresenting ? 0.1 : 0.4)
        #expect(list.scroll(on: fixture.device) > 20)
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest)
      }
    }

    @Test("A tap behind a page that fades out selects the row", arguments: ContainerKind.allCases)
    func fading(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .fade, duration: 0.6)
      let list = ListBehind(in: fixture.first.view)
      fixture.there()
      fixture.device.advanceUntilIdle()
      fixture.back()
      fixture.device.advance(by: 0.3)
      fixture.device.tap(at: row)
      #expect(list.taps == ["row"] || isKeptOut(kind))
      fixture.device.advanceUntilIdle()
    }

    @Test("With touch-to-pause, a touch on a row freezes the flight")
    func touchToPause() {
      let fixture = ContainerKindFixture(.custom, .slide(from: .bottom), duration: 0.6)
      let list = ListBehind(in: fixture.first.view)
      fixture.transition.interactions = [.touchToPause(deciding: .up, within: 40)]
      fixture.there()
      fixture.device.advance(by: 0.1)
      fixture.device.tap(at: row)
      #expect(fixture.transition.phase == .held && list.taps.isEmpty)
      #expect(list.scroll(on: fixture.device) == 0)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("A pan of the transition holds the flight, also on a list behind it", arguments: 0...2)
    func pans(place: Int) {
      let fixture = ContainerKindFixture(.custom, .slide(from: .bottom), duration: 0.6)
      let list = ListBehind(in: fixture.first.view)
      fixture.there()
      fixture.device.advance(by: 0.05)
      let container = fixture.transition.flight?.containerView
      let pans: [PanInteraction] = [
        .pan(.up, over: 400),
        // Down leads away from the page in the container, so that up leads to it.
        .pan(.down, over: 400, on: container),
        .pan(.up, over: 400, on: fixture.first.view),
      ]
      fixture.transition.interactions = [pans[place]]
      fixture.device.advance(by: 0.05)
      #expect(list.scroll(on: fixture.device) == 0)
      #expect(fixture.transition.progress > 0.15)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Beside a sheet that enters, rows and buttons are as out of reach as at rest")
    func sheets() {
      for hasDimming in [true, false] {
        var style = TransitionPresentationStyle.sheet(height: 200)
        if !hasDimming { style.dimming = nil }
        style.dismissesOnTapOutside = false
        let fixture = PresentationFixture(style)
        let list = ListBehind(in: fixture.presenter.view)
        list.button.frame.origin.y = 200
        fixture.present(for: 0.1)
        for point in [row, list.button.center] { fixture.device.tap(at: point) }
        fixture.device.advanceUntilIdle()
        for point in [row, list.button.center] { fixture.device.tap(at: point) }
        #expect(list.taps.isEmpty)
        fixture.dismiss(for: 0.1)
        for point in [row, list.button.center] { fixture.device.tap(at: point) }
        #expect(list.taps == ["row", "button"])
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A presented page that leaves above a sheet uncovers the dimming of the sheet")
    func belowAnotherSheet() {
      var style = TransitionPresentationStyle.sheet(height: 200)
      style.dismissesOnTapOutside = false
      let fixture = PresentationFixture(style)
      let list = ListBehind(in: fixture.presenter.view)
      fixture.present()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      let button = TapButton(in: fixture.presented.view)
      button.view.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
      fixture.presented.present(titled("Upper"), with: slide)
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.42)
      fixture.device.tap(at: row)
      #expect(list.taps.isEmpty)
      fixture.device.tap(at: CGPoint(x: 200, y: 660))
      #expect(button.fired == 1)
      fixture.device.advanceUntilIdle()
    }

    @Test("A button of a presenter that moves aside fires once where it is shown")
    func moving() {
      let fixture = PresentationFixture(.full)
      let list = ListBehind(in: fixture.presenter.view)
      list.button.frame.origin.y = 620
      let view: UIView = fixture.presenter.view
      fixture.transition.addAuxiliaryAnimations { flight in
        view.frame.origin.y = flight.isPresenting ? -400 : 0
      }
      fixture.present(for: 0.15)
      fixture.device.tap(at: list.button.shownCenter)
      #expect(list.taps == ["button"])
      fixture.device.advanceUntilIdle()
    }
  }
}

extension UIView {
  /// The center of the view in the window, as it is shown now.
  fileprivate var shownCenter: CGPoint {
    let above = superview?.layer.presentation()?.frame.origin ?? .zero
    return CGPoint(x: center.x + above.x, y: center.y + above.y)
  }
}

extension ElementZoomTests {
  /// The list behind a zoomed page in flight.
  @Suite("List behind the page", .underVariants)
  struct ListBehindThePage {
    @Test(
      "A row and a button react beside a page that returns",
      arguments: [ZoomContainer.navigation, .custom, .fullScreen])
    func beside(_ kind: ZoomContainer) {
      for isMirrored in [false, true] {
        let fixture = ElementZoomFixture(kind)
        fixture.list.view.semanticContentAttribute =
          isMirrored ? .forceRightToLeft : .unspecified
        fixture.scrollView.removeFromSuperview()
        let list = ListBehind(in: fixture.list.view)
        fixture.show()
        fixture.close()
        fixture.device.advance(by: 0.25)
        fixture.device.tap(at: CGPoint(x: 300, y: 720))
        fixture.device.tap(at: CGPoint(x: 100, y: 720))
        fixture.device.tap(at: CGPoint(x: 200, y: 500))
        let isKeptOut = kind == .navigation && UIKitReading.keepsTouchesOut
        #expect(list.taps == ["button", "row"] || isKeptOut)
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest && fixture.page.view.window == nil)
      }
    }

    @Test(
      "After a page has landed in its source, the list reacts until the end of the flight",
      arguments: [ZoomContainer.navigation, .custom, .fullScreen])
    func landed(_ kind: ZoomContainer) {
      guard kind != .navigation || !UIKitReading.keepsTouchesOut else { return }
      for time in [0.4, 0.5, 0.6] {
        for scrolls in [false, true] {
          let fixture = ElementZoomFixture(kind)
          fixture.scrollView.removeFromSuperview()
          let list = ListBehind(in: fixture.list.view)
          fixture.show()
          fixture.close()
          fixture.device.advance(by: time)
          guard fixture.transition.flight != nil else { continue }
          if scrolls {
            #expect(list.scroll(on: fixture.device) > 20, "after \(time) s")
          } else {
            fixture.device.tap(at: row)
            #expect(list.taps == ["row"], "after \(time) s")
          }
          fixture.device.advanceUntilIdle()
          #expect(fixture.transition.isAtRest)
        }
      }
    }
  }
}
