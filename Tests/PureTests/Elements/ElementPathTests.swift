import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Retargeting a path")
struct ElementPathTests {
  private let container = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func course(
    _ from: ElementPlace, _ to: ElementPlace, along track: ElementInterval = .whole
  ) -> ElementPath.Base {
    let contents = ElementContents.snapshot(isOpaque: true)
    return .morph(
      ElementMorph(
        from: .init(place: from, contents: contents), to: .init(place: to, contents: contents),
        in: container, isSame: false), track)
  }

  /// Returns the distance between two states, in points.
  private func distance(_ one: ElementState, _ other: ElementState) -> CGFloat {
    [
      one.center.x - other.center.x, one.center.y - other.center.y,
      one.size.width - other.size.width, one.size.height - other.size.height,
      one.snapshots.outgoing.size.width - other.snapshots.outgoing.size.width,
      one.snapshots.incoming.size.height - other.snapshots.incoming.size.height,
      one.snapshots.incoming.center.x - other.snapshots.incoming.center.x,
      (one.windows.first?.radius ?? 0) - (other.windows.first?.radius ?? 0),
      one.shadow.opacity - other.shadow.opacity, one.shadow.radius - other.shadow.radius,
      (one.overlay?.opacity ?? 0) - (other.overlay?.opacity ?? 0),
    ].map(abs).max() ?? 0
  }

  /// Returns three places with the same corners, such as those of a view that moves.
  private func places(_ random: inout Dice) -> [ElementPlace] {
    let first = random.place()
    return (0..<3).map { _ in
      var place = random.place()
      place.corners = first.corners
      place.rotation = 0
      place.opacity = 1
      return place
    }
  }

  @Test("A retarget causes no jump, leads to the new place, and keeps the path before it")
  func bends() {
    for seed in 0..<100 {
      var random = Dice(UInt64(seed))
      let found = places(&random)
      let from = found[0]
      let old = found[1]
      let new = found[2]
      let knot = Double(random.number(0.02...0.98))
      let before = ElementPath(course(from, old))
      var after = before
      after.retarget(to: course(from, new), at: knot, ends: ScreenPair(false, true))
      #expect(distance(after.state(at: knot), before.state(at: knot)) < 1e-6)
      for step in stride(from: 0, to: knot, by: 0.05) {
        #expect(after.state(at: step) == before.state(at: step))
      }
      let end = after.state(at: 1)
      #expect(end.center == new.center && end.size == new.size)
      // There is no jump after the retarget.
      let near = after.state(at: knot + 1e-6)
      #expect(distance(near, before.state(at: knot)) < 0.5)
    }
  }

  @Test("Corners are never larger than the element, with any retargets")
  func corners() {
    for seed in 0..<200 {
      var random = Dice(UInt64(seed))
      var from = places(&random)[0]
      var to = places(&random)[0]
      to.corners = from.corners
      // The radius is half of the shorter side, and the spring overshoots.
      from.cornerRadius = 1000
      to.cornerRadius = 1000
      let spring = Spring(dampingRatio: 0.2, response: 0.5)
      let track = ElementInterval(0...1, along: .spring(spring, duration: 1))
      var way = ElementPath(course(from, to, along: track))
      for _ in 0..<3 {
        let place = places(&random)[0]
        to.center = place.center
        to.size = place.size
        way.retarget(
          to: course(from, to, along: track), at: Double(random.number(0.05...0.95)),
          ends: ScreenPair(false, true))
        for step in 0...20 {
          let state = way.state(at: Double(step) / 20)
          let radii = state.windows.map(\.radius)
          #expect(radii.allSatisfy { $0 >= 0 && 2 * $0 <= state.size.width })
          #expect(radii.allSatisfy { 2 * $0 <= state.size.height })
        }
      }
    }
  }

  @Test("A new place of the source retargets the path back to it")
  func bendsBack() {
    for seed in 0..<100 {
      var random = Dice(UInt64(seed))
      let found = places(&random)
      let old = found[0]
      let to = found[1]
      let new = found[2]
      let knot = Double(random.number(0.02...0.98))
      let before = ElementPath(course(old, to))
      var after = before
      after.retarget(to: course(new, to), at: knot, ends: ScreenPair(true, false))
      #expect(distance(after.state(at: knot), before.state(at: knot)) < 1e-6)
      for step in stride(from: knot + 0.01, through: 1, by: 0.05) {
        #expect(after.state(at: step) == before.state(at: step))
      }
      #expect(after.state(at: 0).center == new.center && after.state(at: 0).size == new.size)
    }
  }

  @Test("Many retargets make one continuous path, which leads to the last places")
  func many() {
    for seed in 0..<20 {
      var random = Dice(UInt64(seed))
      var from = places(&random)[0]
      var to = places(&random)[0]
      to.corners = from.corners
      var way = ElementPath(course(from, to))
      for _ in 0..<12 {
        let knot = Double(random.number(0.05...0.95))
        let seen = way.state(at: knot)
        let place = places(&random)[0]
        let ends = ScreenPair(random.chance(0.5), random.chance(0.7))
        if ends.outgoing {
          from.center = place.center
          from.size = place.size
        }
        if ends.incoming {
          to.center = place.center
          to.size = place.size
        }
        way.retarget(to: course(from, to), at: knot, ends: ends)
        #expect(distance(way.state(at: knot), seen) < 1e-6)
      }
      #expect(way.state(at: 0).center == from.center && way.state(at: 1).center == to.center)
      #expect(way.state(at: 1).size == to.size && way.state(at: 0).size == from.size)
      for step in 1...1000 {
        let near = distance(
          way.state(at: Double(step - 1) / 1000), way.state(at: Double(step) / 1000))
        #expect(near < 100)
      }
    }
  }

  @Test("A retarget at an end moves the element to its view")
  func atEnds() {
    var random = Dice(7)
    let found = places(&random)
    for end in [0.0, 1] {
      var way = ElementPath(course(found[0], found[1]))
      way.retarget(
        to: end == 0 ? course(found[2], found[1]) : course(found[0], found[2]), at: end,
        ends: ScreenPair(end == 0, end == 1))
      #expect(way.state(at: end).center == found[2].center)
    }
  }

  @Test("With `staysAtEnds` the state at an end stays, and the other end has its new place")
  func staysAtEnds() {
    for seed in 0..<20 {
      var random = Dice(UInt64(seed))
      let old = places(&random)
      let new = places(&random)
      for end in [0.0, 1] {
        let before = ElementPath(course(old[0], old[1]))
        var way = before
        way.retarget(
          to: course(new[0], new[1]), at: end, ends: ScreenPair(true, true), staysAtEnds: true)
        #expect(way.state(at: end) == before.state(at: end))
        #expect(way.state(at: 1 - end).center == (end == 0 ? new[1] : new[0]).center)
      }
    }
  }

  @Test("Snapshots cover the element after a retarget")
  func covers() {
    for seed in 0..<60 {
      var random = Dice(UInt64(seed))
      let found = places(&random)
      let knot = Double(random.number(0.05...0.95))
      var way = ElementPath(course(found[0], found[1]))
      way.retarget(to: course(found[0], found[2]), at: knot, ends: ScreenPair(false, true))
      for step in stride(from: knot, through: 1, by: 0.02) {
        let state = way.state(at: step)
        for picture in [state.snapshots.outgoing, state.snapshots.incoming] {
          #expect(picture.size.width >= state.size.width - 1e-6)
          #expect(picture.size.height >= state.size.height - 1e-6)
        }
      }
    }
  }

  @Test("A retarget keeps the overlay, even if there is none, and leads to the new overlay")
  @MainActor func overlay() throws {
    func course(_ modifiers: [ElementModifier]) throws -> ElementPath.Base {
      .exit(try #require(ModifiedElement(modifiers).exit))
    }
    let new = try course([.overlay(.black, opacity: 0.8)])
    for (former, seen) in [([.overlay(.black, opacity: 0.2)], 0.1), ([.fade], 0)]
      as [([ElementModifier], CGFloat)]
    {
      var way = ElementPath(try course(former))
      way.retarget(to: new, at: 0.5, ends: ScreenPair(true, false))
      // Below the retarget, the difference from the new path decreases linearly to 0 at progress
      // 0.02.
      for (progress, expected) in [
        (0.0, 0.8), (0.02, 0.784), (0.26, 0.592 + (seen - 0.4) / 2), (0.4999999, seen),
      ] {
        let opacity = way.state(at: progress).overlay?.opacity ?? -1
        #expect(abs(opacity - expected) < 1e-5, "\(former) at \(progress)")
      }
    }
  }
}
