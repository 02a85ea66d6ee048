import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension CarryTests {
  @Suite("Random gestures", .sharingVariants, .withoutVariants)
  struct RandomGestures {
    private static let screen = CGRect(x: 30, y: 90, width: 330, height: 650)

    @Test(
      "The touched points stay under the fingers in drags, pinches and rotations",
      arguments: ContainerKind.allCases, SeriesChoice.numbers(0..<10))
    func underFinger(_ kind: ContainerKind, _ seed: Int) {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(ContainerKindFixture(kind, .elements, duration: 0.15))
      fixture.transition.configuration.settling = .spring(dampingRatio: 0.8, response: 0.2)
      var count = 0
      for _ in 0..<60 where count < 25 {
        if fixture.transition.isAtRest && !fixture.showsSecond { fixture.open() }
        guard let fingers = takeHold(in: fixture, &dice) else { continue }
        let points = fingers.compactMap { fixture.point(at: $0.location) }
        for _ in 0..<2 {
          let goals = places(fingers.count, &dice)
          fixture.device.move(fingers, to: goals, over: 1.0 / 30)
          for (point, finger) in zip(points, fingers) {
            #expect(fixture.shownPlace(of: point).distance(to: finger.location) < 0.01)
          }
        }
        if dice.chance(0.2) { fixture.device.advance(by: 0.1) }
        for finger in fingers { finger.lift() }
        count += 1
        if dice.chance(0.15) {
          #expect(fixture.settle() <= 0.25)
        } else {
          fixture.device.advance(by: Double(dice.number(0...0.15)))
        }
      }
      #expect(count == 25)
      #expect(fixture.settle() <= 0.25)
      #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
    }

    /// Puts one or two fingers on the photo, and moves them until they hold it.
    private func takeHold(in fixture: CarryFixture, _ dice: inout SeededDice) -> [Finger]? {
      var fingers: [Finger] = []
      for _ in 0..<(dice.chance(0.3) ? 1 : 10) where fingers.count < 2 {
        let point = CGPoint(x: dice.number(-0.4...0.4), y: dice.number(-0.4...0.4))
        let location = fixture.shownPlace(of: point)
        // Two fingers need a distance, so that they have a scale and an angle.
        let distance = fingers.first.map { $0.location.distance(to: location) } ?? .infinity
        guard Self.screen.contains(location), distance > 60 else { continue }
        fingers.append(fixture.device.press(at: location))
      }
      guard !fingers.isEmpty else {
        fixture.device.advance(by: 0.1)
        return nil
      }
      let locations = fingers.map(\.location)
      let middle = CGPoint(
        x: locations.map(\.x).reduce(0, +) / CGFloat(locations.count),
        y: locations.map(\.y).reduce(0, +) / CGFloat(locations.count))
      let goals = locations.map { location in
        let part = 14 / max(middle.distance(to: location), 1)
        return fingers.count == 1
          ? CGPoint(x: location.x, y: location.y + 14)
          : CGPoint(
            x: location.x + (middle.x - location.x) * part,
            y: location.y + (middle.y - location.y) * part)
      }
      fixture.device.move(fingers, to: goals, over: 0.05)
      fixture.device.advance(by: 1.0 / 30)
      if fixture.transition.phase == .held, fixture.standIn != nil { return fingers }
      for finger in fingers { finger.lift() }
      return nil
    }

    /// Returns random places that are at least 60 points apart.
    private func places(_ count: Int, _ dice: inout SeededDice) -> [CGPoint] {
      let first = dice.point(in: Self.screen)
      var second = first
      while second.distance(to: first) < 60 { second = dice.point(in: Self.screen) }
      return Array([first, second].prefix(count))
    }

    @Test(
      "Fingers that join and leave in random orders move nothing",
      arguments: SeriesChoice.numbers(0..<20))
    func fingersComeAndGo(_ seed: Int) {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(.custom)
      fixture.open()
      var fingers = [fixture.device.press(at: CGPoint(x: 150, y: 300))]
      fingers[0].move(by: CGVector(dx: 20, dy: 90), over: 0.2)
      for _ in 0..<10 {
        for _ in 0..<4 {
          let before = fixture.corners
          if fingers.count == 1 {
            var place = fingers[0].location
            while place.distance(to: fingers[0].location) < 60 {
              place = dice.point(in: Self.screen)
            }
            fingers.append(fixture.device.press(at: place))
          } else {
            fingers.remove(at: dice.chance(0.5) ? 0 : 1).lift()
          }
          fixture.device.advance(by: Double(dice.number(0...0.05)))
          #expect(fixture.distance(from: before) < 0.05)
          let points = fingers.compactMap { fixture.point(at: $0.location) }
          let goals = places(fingers.count, &dice)
          fixture.device.move(fingers, to: goals, over: 0.05)
          for (point, finger) in zip(points, fingers) {
            #expect(fixture.shownPlace(of: point).distance(to: finger.location) < 0.01)
          }
        }
      }
      for finger in fingers { finger.lift() }
      #expect(fixture.settle() <= 0.25)
      #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
    }

    @Test(
      "A catch at any moment moves nothing until the finger moves",
      arguments: CarryContainer.allCases, Moment.allCases)
    func catching(_ container: CarryContainer, _ moment: Moment) throws {
      var dice = SeededDice(7)
      let fixture = CarryFixture(container)
      let settling = TransitionSettling.spring(dampingRatio: 0.75, response: 0.25)
      // The whole series has 64 moments: 13 moments of each kind, and 12 at rest.
      for index in SeriesChoice.numbers(0..<(moment == .atRest ? 12 : 13)) {
        fixture.transition.configuration.settling = settling
        if !fixture.showsSecond { fixture.open() }
        try bring(fixture, to: moment, index)
        let location = fixture.shownPlace(
          of: CGPoint(x: dice.number(-0.2...0.2), y: dice.number(-0.2...0.2)))
        let finger = fixture.device.press(at: location)
        #expect((fixture.standIn == nil) == (moment == .atRest), "\(index)")
        var before = fixture.corners
        finger.move(
          by: moment == .atRest
            ? CGVector(dx: 4, dy: 14) : CGVector(dx: dice.number(-20...20), dy: 14),
          over: 1.0 / 60)
        #expect(fixture.transition.phase == .held || moment == .atRest, "\(index)")
        for _ in 0..<4 {
          #expect(fixture.distance(from: before) < 0.05, "\(index)")
          fixture.device.advance(by: 1.0 / 60)
        }
        #expect(fixture.transition.phase == .held && fixture.standIn != nil, "\(index)")
        before = fixture.corners
        fixture.device.advance(by: 1.0 / 20)
        #expect(fixture.distance(from: before) < 1e-6, "\(index)")
        fixture.transition.configuration.settling = settling
        finger.lift()
        #expect(fixture.settle() <= 0.25, "\(index)")
        #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
      }
    }

    /// The moments of a catch.
    nonisolated enum Moment: CaseIterable, Sendable {
      case atRest, running, settling, drifting, pastAnEnd
    }

    /// Brings a flight back from the second screen to a moment.
    private func bring(_ fixture: CarryFixture, to moment: Moment, _ index: Int) throws {
      let device = fixture.device
      let transition = fixture.transition
      guard moment != .atRest else { return }
      fixture.container.back()
      switch moment {
      case .atRest: break
      case .running: device.advance(by: 0.05 + Double(index) * 0.02)
      case .settling:
        device.advance(by: 0.1)
        transition.pause()
        transition.update(index.isMultiple(of: 2) ? 0.3 : 0.7)
        if index.isMultiple(of: 2) { transition.finish() } else { transition.cancel() }
        device.advance(by: Double(index) / 60)
      case .drifting:
        device.advance(by: 0.05)
        let session = try #require(transition.beginInteraction(by: fixture))
        session.carry(TransitionPose(about: CGPoint(x: 200, y: 400)))
        session.carry(
          TransitionPose(
            translation: CGVector(dx: 60, dy: 60), scale: 0.7, rotation: 0.3,
            about: CGPoint(x: 260, y: 460)))
        device.advance(by: 0.02)
        session.release(
          to: index.isMultiple(of: 2) ? .end : .start,
          velocity: TransitionPose.Velocity(
            translation: CGVector(dx: 600, dy: -700), scale: 0.5, rotation: 3))
        device.advance(by: Double(index) / 60)
      case .pastAnEnd:
        transition.configuration.settling = .spring(dampingRatio: 0.3, response: 0.5)
        device.advance(by: 0.1)
        transition.pause()
        let isEnd = index.isMultiple(of: 2)
        transition.update(isEnd ? 0.7 : 0.3)
        if isEnd { transition.finish(velocity: 6) } else { transition.cancel(velocity: -6) }
        for _ in 0..<60 {
          guard let position = transition.flight?.position, (0...1).contains(position) else {
            break
          }
          device.advance(by: 1.0 / 60)
        }
        device.advance(by: Double(index / 4) / 60)
      }
    }

    @Test(
      "Each drag on nested lists belongs to the list or to the photo, never to both",
      arguments: 0..<SeriesChoice.count(4, of: 20))
    func nestedLists(_ seed: Int) {
      var dice = SeededDice(seed)
      let directions: [TransitionDirection] =
        [[.down], [.down, .up], [.left, .down], [.left, .right, .up, .down]][seed % 4]
      let fixture = CarryFixture(.custom, toward: directions)
      fixture.large.frame = CGRect(x: 10, y: 60, width: 190, height: 190)
      let list = UIScrollView(frame: CGRect(x: 0, y: 260, width: 393, height: 560))
      list.contentSize = CGSize(width: 393, height: 1_600)
      let strips = (0..<4).map { index in
        let strip = UIScrollView(
          frame: CGRect(x: 0, y: 100 + 400 * CGFloat(index), width: 393, height: 200))
        strip.contentSize = CGSize(width: 900, height: 200)
        list.addSubview(strip)
        return strip
      }
      let lists = [list] + strips
      for list in lists { list.contentInsetAdjustmentBehavior = .never }
      fixture.container.second.view.addSubview(list)
      for number in 0..<SeriesChoice.count(12, of: 25) {
        if !fixture.showsSecond { fixture.open() }
        list.contentOffset = CGPoint(x: 0, y: offset(to: 1_040, &dice))
        for strip in strips { strip.contentOffset = CGPoint(x: offset(to: 507, &dice), y: 0) }
        let offsets = lists.map(\.contentOffset)
        var isCarried = false
        var scrolls = false
        func observe() {
          if fixture.transition.phase == .held { isCarried = true }
          if lists.map(\.contentOffset) != offsets { scrolls = true }
        }
        let start = dice.point(in: CGRect(x: 60, y: 290, width: 270, height: 480))
        let stripOffset = strips.first { $0.convert($0.bounds, to: nil).contains(start) }?
          .contentOffset.x
        let direction: TransitionDirection = [.down, .up, .left, .right][Int(dice.next() % 4)]
        let along = dice.number(50...120)
        let across = dice.number(-30...30)
        let movement =
          switch direction {
          case .up: CGVector(dx: across, dy: -along)
          case .left, .leading: CGVector(dx: -along, dy: across)
          case .right, .trailing: CGVector(dx: along, dy: across)
          case .down: CGVector(dx: across, dy: along)
          }
        let finger = fixture.device.press(at: start)
        for movement in [
          movement, CGVector(dx: dice.number(-100...100), dy: dice.number(-100...100)),
        ] {
          for _ in 0..<6 {
            finger.move(by: CGVector(dx: movement.dx / 6, dy: movement.dy / 6))
            observe()
          }
        }
        // Most fingers rest, so that nothing decelerates.
        if number % 8 != 0 { fixture.device.advance(by: 0.12) }
        finger.lift()
        observe()
        for _ in 0..<20 {
          fixture.device.advance(by: 1.0 / 60)
          if isCarried { observe() }
        }
        fixture.device.advanceUntilIdle()
        let comment = Comment("\(number): \(direction) of \(directions) at \(start), \(offsets)")
        #expect(!(isCarried && scrolls), comment)
        let room =
          switch direction {
          case .down: offsets[0].y
          case .up: 1_040 - offsets[0].y
          case .right, .trailing: stripOffset ?? 0
          case .left, .leading: stripOffset.map { 507 - $0 } ?? 0
          }
        if room > 1 { #expect(!isCarried && fixture.showsSecond, comment) }
        if directions.contains(direction) { #expect(isCarried != scrolls, comment) }
      }
    }

    /// Returns the start, the end, or a random offset between them.
    private func offset(to end: CGFloat, _ dice: inout SeededDice) -> CGFloat {
      dice.chance(0.4) ? 0 : dice.chance(0.3) ? end : dice.number(5...end - 5)
    }
  }
}

extension Device {
  /// Moves fingers to places at the same time.
  func move(_ fingers: [Finger], to places: [CGPoint], over seconds: Double) {
    move(
      zip(fingers, places).map { finger, place in
        (finger, CGVector(dx: place.x - finger.location.x, dy: place.y - finger.location.y))
      }, over: seconds)
  }
}
