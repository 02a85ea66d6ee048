import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Tests of live views that are in stand-ins, such as a player that changes pages.
  @Suite("Live views")
  struct LiveViews {
    /// A card and a page, each with a place for one player.
    final class Fixture {
      let base: ContainerKindFixture
      let player = RemoteContentView(color: .blue)
      let small = UIView(frame: CGRect(x: 20, y: 500, width: 160, height: 90))
      let large = UIView(frame: CGRect(x: 0, y: 120, width: 393, height: 221))
      var device: Device { base.device }
      var transition: InterruptibleTransition { base.transition }

      init(_ kind: ContainerKind, _ animation: TransitionAnimation = .elements) {
        base = ContainerKindFixture(kind, animation)
        for (place, page) in [(small, base.first), (large, base.second)] {
          place.backgroundColor = .black
          place.elementID = "player"
          page.view.addSubview(place)
        }
        move(to: small)
        device.advance(by: 0.1)
      }

      func move(to place: UIView) {
        player.frame = place.bounds
        place.addSubview(player)
      }

      /// The visibility of the player in the middle of its stand-in, 0…1.
      var shownBlue: Double {
        guard let standIn = device.window.namedStandIns["player"] else { return 0 }
        let center = device.window.convert(standIn.center, from: standIn.superview)
        return device.shownColor(at: center.x, center.y).blue
      }

      /// Whether nothing is left over from a flight.
      var isClean: Bool {
        [small, large].allSatisfy {
          $0.layer.mask == nil && $0.subviews.allSatisfy { $0 === player }
        }
          && player.layer.mask == nil && player.alpha == 1
      }
    }

    /// When the app moves the player to the other page.
    nonisolated enum Handover: CaseIterable, Sendable {
      case before, inFirstFrame, inFlight
    }

    @Test(
      "A player that changes pages is visible in each frame, and ends where the app has put it",
      arguments: ContainerKind.allCases, Handover.allCases)
    func player(_ kind: ContainerKind, _ handover: Handover) {
      let fixture = Fixture(kind)
      for isBack in [false, true] {
        let goal = isBack ? fixture.small : fixture.large
        if handover == .before { fixture.move(to: goal) }
        if isBack { fixture.base.back() } else { fixture.base.there() }
        fixture.device.advance(by: 1.0 / 60)
        if handover == .inFirstFrame { fixture.move(to: goal) }
        for frame in 0..<20 {
          if handover == .inFlight, frame == 8 { fixture.move(to: goal) }
          fixture.device.advance(by: 1.0 / 60)
          guard fixture.transition.flight != nil else { break }
          // Before the app has moved the player once, its snapshot is one of a card like others.
          if isBack || handover != .inFlight || frame > 8 { #expect(fixture.shownBlue > 0.99) }
          #expect(fixture.transition.flight?.elementReport?.undrawn == [:])
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.player.superview === goal && fixture.player.frame == goal.bounds)
        #expect(fixture.isClean)
      }
    }

    @Test(
      "After a cancel, the player is in the page that stays, under a finger too",
      arguments: ContainerKind.allCases, [Handover.before, .inFirstFrame])
    func cancel(_ kind: ContainerKind, _ handover: Handover) {
      let fixture = Fixture(kind)
      for isBack in [false, true] {
        let start = isBack ? fixture.large : fixture.small
        let goal = isBack ? fixture.small : fixture.large
        if isBack {
          fixture.move(to: fixture.large)
          fixture.base.there()
          fixture.device.advanceUntilIdle()
        }
        if handover == .before { fixture.move(to: goal) }
        if isBack { fixture.base.back() } else { fixture.base.there() }
        fixture.base.hold(at: 0.05)
        if handover == .inFirstFrame { fixture.move(to: goal) }
        for progress in [0.06, 0.5, 0.2] as [CGFloat] {
          fixture.base.hold(at: progress)
          #expect(fixture.shownBlue > 0.99)
        }
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.player.superview === start && fixture.player.frame == start.bounds)
        #expect(fixture.isClean)
      }
    }

    @Test("The player returns to its index, in front of and behind the views that it was between")
    func index() {
      let fixture = Fixture(.navigation)
      let poster = UIView(frame: fixture.large.bounds)
      let controls = UILabel(frame: CGRect(x: 0, y: 190, width: 393, height: 30))
      fixture.large.addSubview(poster)
      fixture.move(to: fixture.large)
      fixture.large.addSubview(controls)
      fixture.base.there()
      fixture.base.hold(at: 0.5)
      #expect(fixture.shownBlue > 0.99)
      let added = UIView()
      fixture.large.insertSubview(added, at: 0)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      let order = fixture.large.subviews.map { ObjectIdentifier($0) }
      #expect(order == [added, poster, fixture.player, controls].map { ObjectIdentifier($0) })
    }

    @Test("After a cancel, the player is between the same views", arguments: [true, false])
    func cancelIndex(isTurned: Bool) {
      let fixture = Fixture(.navigation)
      var controls: [UIView] = []
      for place in [fixture.small, fixture.large] {
        let poster = UIView(frame: place.bounds)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Play"
        place.insertSubview(poster, at: 0)
        place.addSubview(label)
        controls += [poster, label]
      }
      if isTurned { fixture.player.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      func move(to place: UIView) {
        fixture.player.frame = place.bounds
        place.insertSubview(fixture.player, at: 1)
      }
      move(to: fixture.small)
      fixture.device.advance(by: 0.1)
      move(to: fixture.large)
      fixture.base.there()
      fixture.base.hold(at: 0.5)
      #expect(fixture.shownBlue > 0.99)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      let order = fixture.small.subviews.map { ObjectIdentifier($0) }
      #expect(order == [controls[0], fixture.player, controls[1]].map { ObjectIdentifier($0) })
      let frame = fixture.player.frame
      #expect(abs(frame.width - 160) < 0.01 && abs(frame.height - 90) < 0.01)
      #expect(abs(frame.minX) < 0.01 && abs(frame.minY) < 0.01)
    }

    @Test(
      "A list that reloads its cells gives the player back, and takes it",
      arguments: [true, false], [true, false])
    func reloadedCell(cancels: Bool, takesAgain: Bool) {
      let fixture = Fixture(.navigation)
      fixture.move(to: fixture.large)
      fixture.base.there()
      fixture.device.advanceUntilIdle()
      fixture.move(to: fixture.small)
      fixture.base.back()
      fixture.base.hold(at: 0.4)
      let cell = UIView(frame: fixture.small.frame)
      cell.backgroundColor = .black
      fixture.small.elementID = nil
      fixture.small.removeFromSuperview()
      fixture.base.first.view.addSubview(cell)
      cell.elementID = "player"
      if takesAgain { fixture.move(to: cell) }
      fixture.device.advance(by: 0.1)
      fixture.base.hold(at: 0.5)
      #expect(fixture.shownBlue > 0.99)
      if cancels { fixture.transition.cancel() } else { fixture.transition.finish() }
      fixture.device.advanceUntilIdle()
      if cancels {
        #expect(fixture.player.superview === fixture.large)
      } else if takesAgain {
        #expect(fixture.player.superview === cell)
      }
      #expect(fixture.device.window.overlays.isEmpty)
    }

    @Test("A blurred bar in front of the player is blurred in flight")
    func blurredBar() {
      let fixture = Fixture(.navigation)
      fixture.move(to: fixture.large)
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      bar.frame = CGRect(x: 0, y: 180, width: 393, height: 41)
      fixture.large.addSubview(bar)
      fixture.base.there()
      fixture.base.hold(at: 0.5)
      let standIn = fixture.device.window.namedStandIns["player"]
      let copy = standIn?.all.compactMap { $0 as? UIVisualEffectView }.first
      #expect(copy?.effect != nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(bar.superview === fixture.large && bar.effect != nil)
    }

    @Test("A player that the app removes in flight is not put back", arguments: [true, false])
    func removed(movesElsewhere: Bool) {
      let fixture = Fixture(.navigation)
      let other = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
      fixture.base.second.view.addSubview(other)
      fixture.move(to: fixture.large)
      fixture.base.there()
      fixture.base.hold(at: 0.5)
      if movesElsewhere {
        fixture.move(to: other)
      } else {
        fixture.player.removeFromSuperview()
      }
      fixture.base.hold(at: 0.6)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.player.superview === (movesElsewhere ? other : nil))
      #expect(fixture.isClean && fixture.large.subviews.isEmpty)
    }

    @Test("A player inside a page that grows from its card is part of the picture of the page")
    func partOfPage() {
      let fixture = Fixture(.navigation)
      fixture.small.elementID = nil
      fixture.large.elementID = nil
      let card = UIView(frame: CGRect(x: 20, y: 500, width: 160, height: 200))
      card.backgroundColor = .white
      card.elementID = "card"
      fixture.base.first.view.addSubview(card)
      fixture.small.frame.origin = .zero
      card.addSubview(fixture.small)
      fixture.base.second.view.elementID = "card"
      fixture.device.advance(by: 0.1)
      fixture.move(to: fixture.large)
      fixture.base.there()
      fixture.base.hold(at: 0.9)
      #expect(fixture.player.window != nil)
      #expect(fixture.transition.flight?.elementReport?.undrawn == [:])
      #expect(fixture.device.shownColor(at: 196, 230).blue > 0.8)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.player.superview === fixture.large && fixture.isClean)
    }

    @Test(
      "A map on one page moves only if its modifiers say so",
      arguments: ContainerKind.allCases, [true, false])
    func oneSide(_ kind: ContainerKind, moves: Bool) {
      let fixture = Fixture(kind)
      fixture.player.removeFromSuperview()
      let map = RemoteContentView(color: .green)
      map.frame = fixture.large.frame
      map.alpha = 0.9
      fixture.large.removeFromSuperview()
      let label = UILabel(frame: CGRect(x: 0, y: 400, width: 393, height: 30))
      for view in [map, label] { fixture.base.second.view.addSubview(view) }
      map.elementID = "player"
      if moves { map.elementModifiers = [.standIn(.view)] }
      for isBack in [false, true] {
        for cancels in [true, false] {
          if isBack { fixture.base.back() } else { fixture.base.there() }
          fixture.base.hold(at: 0.7)
          let isUndrawn = !moves && !isBack
          #expect(
            fixture.transition.flight?.elementReport?.undrawn
              == (isUndrawn ? ["player": "RemoteContentView"] : [:]))
          #expect((map.superview is ComposedView) == moves)
          // The stand-in has the opacity of its element.
          if moves { #expect(map.alpha == 1) }
          if cancels { fixture.transition.cancel() } else { fixture.transition.finish() }
          fixture.device.advanceUntilIdle()
          #expect(map.superview === fixture.base.second.view && abs(map.alpha - 0.9) < 0.001)
          #expect(map.frame == fixture.large.frame && map.layer.mask == nil)
          #expect(fixture.base.second.view.subviews.filter { $0 is ViewPlaceholder } == [])
        }
      }
    }

    @Test("A message tells once per class that a stand-in does not show a live view")
    func message() {
      final class Camera: RemoteContentView {}
      let fixture = Fixture(.navigation)
      let camera = Camera(color: .green)
      camera.frame = fixture.large.bounds
      fixture.large.addSubview(camera)
      for isBack in [false, true, false] {
        if isBack { fixture.base.back() } else { fixture.base.there() }
        fixture.device.advanceUntilIdle()
      }
      let messages = Runtime.current.console.filter { $0.contains("Camera") }
      #expect(messages.count == 1 && messages.first?.contains("standIn(.view)") == true)
    }

    @Test("The view of a view controller does not move")
    func controllerView() {
      let fixture = Fixture(.navigation)
      let child = UIViewController()
      fixture.player.removeFromSuperview()
      child.view = fixture.player
      fixture.base.second.addChild(child)
      fixture.move(to: fixture.large)
      child.didMove(toParent: fixture.base.second)
      fixture.base.there()
      fixture.base.hold(at: 0.5)
      #expect(fixture.player.superview === fixture.large)
      #expect(
        fixture.transition.flight?.elementReport?.undrawn == ["player": "RemoteContentView"])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }
  }
}
