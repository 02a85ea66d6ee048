import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Morph of an element")
struct ElementMorphTests {
  private let container = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let steps = (0...100).map { Double($0) / 100 }

  private func path(
    _ from: ElementPlace, _ to: ElementPlace,
    _ contents: (ElementContents, ElementContents) = (
      .snapshot(isOpaque: false), .snapshot(isOpaque: false)
    ), isSame: Bool = false
  ) -> ElementMorph {
    ElementMorph(
      from: .init(place: from, contents: contents.0), to: .init(place: to, contents: contents.1),
      in: container, isSame: isSame)
  }

  @Test("The intersection of separate clips is empty, and opens to finite rectangles")
  func clipsApart() {
    let first = ElementClip(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    let both = first.intersection(ElementClip(rect: CGRect(x: 80, y: 0, width: 50, height: 50)))
    for part in [0, 0.5, 0.99] as [CGFloat] {
      let rect = both.opened(by: part, in: CGRect(x: 0, y: 0, width: 393, height: 852)).rect
      #expect([rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite })
      #expect(part > 0 || rect.width == 0)
    }
    #expect(ElementPlace(CGRect(x: 0, y: 0, width: 1e7, height: 1)).isUsable == false)
  }

  @Test("At both ends the state equals the element exactly")
  func ends() {
    for seed in 0..<200 {
      var random = Dice(UInt64(seed))
      let from = random.place()
      let to = random.place()
      let way = path(from, to)
      for (place, state, own) in [
        (from, way.state(at: 0), way.state(at: 0).snapshots.outgoing),
        (to, way.state(at: 1), way.state(at: 1).snapshots.incoming),
      ] {
        #expect(state.center == place.center && state.size == place.size)
        #expect(state.opacity == place.opacity && state.shadow == place.shadow)
        let turns = (state.rotation - place.rotation) / (2 * .pi)
        #expect(abs(turns - turns.rounded()) < 1e-9)
        let round = state.windows.filter { $0.radius > 0 }
        #expect(round.allSatisfy { $0.radius == place.cornerRadius })
        let mask = round.reduce(into: CACornerMask()) { $0.formUnion($1.corners.mask) }
        #expect(place.cornerRadius == 0 || mask == place.corners.mask)
        #expect(round.allSatisfy { $0.corners.curve == place.corners.curve })
        #expect(own == .init(center: .zero, size: place.size, opacity: 1))
      }
      #expect(
        way.state(at: 0).snapshots.incoming.opacity == 0
          && way.state(at: 1).snapshots.outgoing.opacity == 0)
      #expect(way.state(at: .nan) == way.state(at: 0) && way.state(at: 0).scale == 1)
    }
  }

  @Test("Past an end only the center and the scale continue")
  func pastEnds() {
    for seed in 0..<100 {
      var random = Dice(UInt64(seed))
      let from = random.place()
      let to = random.place()
      let way = path(from, to)
      for (beyond, end) in [(-0.2, 0.0), (1.2, 1)] {
        var state = way.state(at: beyond)
        var still = way.state(at: end)
        let far = way.state(at: end == 0 ? -0.1 : 1.1)
        #expect(abs(state.center.x - still.center.x - 2 * (far.center.x - still.center.x)) < 1e-6)
        #expect(abs(state.scale - 1 - 2 * (far.scale - 1)) < 1e-6 || state.scale == 0.1)
        let grows = to.size.width * to.size.height > from.size.width * from.size.height
        #expect((state.scale > 1) == (grows == (end == 1)))
        state.center = still.center
        state.scale = 1
        still.scale = 1
        #expect(state == still)
      }
      #expect(way.state(at: 9) == way.state(at: 2))
    }
  }

  @Test("A snapshot covers the element at each progress, and keeps its aspect ratio")
  func covers() {
    for seed in 0..<300 {
      var random = Dice(UInt64(seed))
      let from = random.place()
      let to = random.place()
      let way = path(from, to)
      for step in steps {
        let state = way.state(at: step)
        for (picture, own) in [
          (state.snapshots.outgoing, from.size), (state.snapshots.incoming, to.size),
        ] {
          #expect(picture.size.width >= state.size.width - 1e-6)
          #expect(picture.size.height >= state.size.height - 1e-6)
          let stretch = picture.size.width * own.height - picture.size.height * own.width
          #expect(abs(stretch) < 1e-6 * own.width * picture.size.height)
        }
      }
    }
  }

  @Test("At each progress at least one of the two snapshots has opacity 1")
  func coverage() {
    let place = ElementPlace(CGRect(x: 0, y: 0, width: 10, height: 10))
    for step in steps {
      let halves = path(place, place).state(at: step)
      #expect(max(halves.snapshots.outgoing.opacity, halves.snapshots.incoming.opacity) == 1)
      let opaque = (
        ElementContents.snapshot(isOpaque: true), ElementContents.snapshot(isOpaque: true)
      )
      let above = path(place, place, opaque).state(at: step)
      #expect(
        above.snapshots.outgoing.opacity == 1 && above.snapshots.incoming.opacity == CGFloat(step))
      let one = path(place, place, isSame: true).state(at: step)
      #expect(one.snapshots.outgoing.opacity == 1)
    }
  }

  @Test("A text keeps its aspect ratio, and stays at the edge of its alignment")
  func text() {
    for (anchor, sign) in [(CGFloat(0), CGFloat(-1)), (0.5, 0), (1, 1)] {
      let from = ElementPlace(CGRect(x: 10, y: 10, width: 120, height: 20))
      let to = ElementPlace(CGRect(x: 30, y: 300, width: 300, height: 90))
      let way = path(
        from, to, (.text(pointSize: 17, anchor: anchor), .text(pointSize: 34, anchor: anchor)))
      for step in steps {
        let state = way.state(at: step)
        #expect(
          abs(state.snapshots.outgoing.size.width / state.snapshots.outgoing.size.height - 6) < 1e-9
        )
        #expect(
          abs(
            state.snapshots.incoming.size.width / state.snapshots.incoming.size.height - 300.0 / 90)
            < 1e-9)
        for picture in [state.snapshots.outgoing, state.snapshots.incoming] where sign != 0 {
          let edge = picture.center.x + sign * picture.size.width / 2
          #expect(abs(edge - sign * state.size.width / 2) < 1e-9)
        }
      }
      #expect(abs(way.state(at: 1).snapshots.outgoing.size.width - 240) < 1e-9)
      #expect(abs(way.state(at: 0).snapshots.incoming.size.width - 150) < 1e-9)
    }
  }

  @Test("An image that fills at one end and fits at the other has one rectangle")
  func fillAndFit() {
    let from = ElementPlace(CGRect(x: 0, y: 0, width: 100, height: 100))
    let to = ElementPlace(CGRect(x: 0, y: 0, width: 300, height: 600))
    let fill = CGRect(x: -100, y: -50, width: 200, height: 100)
    let fit = CGRect(x: -150, y: -75, width: 300, height: 150)
    let way = path(
      from, to, (.image(fill), .image(fit)), isSame: true)
    for step in steps {
      let picture = way.state(at: step).snapshots.outgoing
      #expect(abs(picture.size.width - (200 + 100 * CGFloat(step))) < 1e-9)
      #expect(abs(picture.size.width / picture.size.height - 2) < 1e-9)
    }
  }

  @Test("Corners of one end have a separate clipping view; a radius is at most half a side")
  func corners() {
    var from = ElementPlace(CGRect(x: 0, y: 0, width: 40, height: 40))
    var to = ElementPlace(CGRect(x: 0, y: 0, width: 200, height: 300))
    from.cornerRadius = 400
    #expect(from.cornerRadius == 20)
    to.cornerRadius = 30
    to.corners.mask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let middle = path(from, to).state(at: 0.5).windows
    #expect(middle.map(\.radius) == [25, 10])
    #expect(middle.first?.corners == to.corners)
    #expect(ElementMorph.windows(from: from, to: to) == 2)
    to.cornerRadius = .nan
    #expect(to.cornerRadius == 0)
  }

  @Test("Corners with different curves have separate clipping views")
  func cornerCurves() {
    var from = ElementPlace(CGRect(x: 0, y: 0, width: 80, height: 80))
    var to = from
    from.cornerRadius = 10
    to.corners = ElementCorners(mask: to.corners.mask, curve: .continuous)
    // Square corners have no curve.
    #expect(path(from, to).state(at: 1).windows.map(\.corners.curve) == [.circular])
    to.cornerRadius = 20
    let middle = path(from, to).state(at: 0.5).windows
    #expect(middle.map(\.radius) == [5, 10])
    #expect(middle.map(\.corners.curve) == [.circular, .continuous])
  }

  @Test("A shadow or a border that only one end has fades without other changes")
  func oneEnd() {
    let plain = ElementPlace(container)
    var card = plain
    card.shadow = ElementShadow(
      opacity: 0.4, radius: 9, offset: CGSize(width: 2, height: 8),
      color: ElementColor(red: 1, green: 0, blue: 0))
    for (step, width) in steps.flatMap({ step in [0.5, 3].map { (step, CGFloat($0)) } }) {
      card.borderWidth = width
      for (way, part) in [(path(card, plain), 1 - step), (path(plain, card), step)] {
        let state = way.state(at: step)
        var shadow = card.shadow
        shadow.opacity *= CGFloat(part)
        #expect(abs(state.shadow.opacity - shadow.opacity) < 1e-9)
        shadow.opacity = state.shadow.opacity
        #expect(state.shadow == shadow)
        #expect(state.borders.outgoing.width == width && state.borders.incoming.width == width)
      }
    }
  }

  @Test("Past an end the state changes up to progress -1 and 2, and no further")
  func farPastEnds() {
    var random = Dice(7)
    let way = path(random.place(), random.place())
    #expect(way.state(at: -5) == way.state(at: -1) && way.state(at: 9) == way.state(at: 2))
    #expect(way.state(at: -1).center != way.state(at: -0.5).center)
  }

  @Test("A morph clips its contents until the last fifth before an end that does not clip")
  func inside() {
    let plain = ElementPlace(CGRect(x: 50, y: 60, width: 100, height: 80))
    var clipping = plain
    clipping.clips = true
    var clips = [path(clipping, plain), path(plain, clipping)].map { way in
      [0, 0.2, 0.5, 0.8, 0.9, 1].map { way.state(at: $0).inside }
    }
    clips[1] = [1, 0.8, 0.5, 0.2, 0.1, 0].map { path(plain, clipping).state(at: $0).inside }
    for clips in clips {
      let whole = CGRect(x: -50, y: -40, width: 100, height: 80)
      #expect(clips[..<4].allSatisfy { $0.rect.isNear(whole) })
      #expect(clips[4].rect.minX < -50 && clips[4].rect.minY < -40)
      #expect(clips[4].rect.maxX > 50 && clips[4].rect.maxY > 40)
      #expect(clips[5] == .none)
    }
  }

  @Test("A morph from a card that clips to a page that fills the container clips throughout")
  func insidePage() {
    var card = ElementPlace(CGRect(x: 50, y: 60, width: 100, height: 80))
    let page = ElementPlace(container)
    for clips in [true, false] {
      card.clips = clips
      let inside = [0, 0.3, 0.5, 1].map { path(card, page).state(at: $0).inside }
      #expect(clips ? inside.allSatisfy { $0 == .none } : inside[0] == .none)
      #expect(clips || inside[2...].allSatisfy { !$0.rect.isInfinite })
    }
  }

  @Test("The intersection of two clips is the inner clip, with its corners")
  func clips() {
    let outer = ElementClip(rect: CGRect(x: 0, y: 0, width: 100, height: 100), radius: 9)
    let inner = ElementClip(rect: CGRect(x: 10, y: 10, width: 50, height: 50), radius: 5)
    #expect(outer.intersection(inner) == inner && inner.intersection(outer) == inner)
    let beside = ElementClip(rect: CGRect(x: 50, y: 0, width: 100, height: 100), radius: 5)
    #expect(
      outer.intersection(beside)
        == ElementClip(rect: CGRect(x: 50, y: 0, width: 50, height: 100)))
  }

  @Test("A rotation takes the shorter direction")
  func turns() {
    var from = ElementPlace(container)
    var to = ElementPlace(container)
    from.rotation = 3
    to.rotation = -3
    let middle = path(from, to).state(at: 0.5).rotation
    #expect(abs(middle - .pi) < 1e-9)
  }

  @Test("The clip of an end opens within a fifth of the progress")
  func clip() {
    var from = ElementPlace(container)
    var to = ElementPlace(container)
    from.clip = ElementClip(rect: CGRect(x: 0, y: 100, width: 393, height: 400), radius: 20)
    let way = path(from, to)
    #expect(way.state(at: 0).clip == from.clip)
    #expect(
      way.state(at: 0.1).clip
        == ElementClip(rect: CGRect(x: 0, y: 50, width: 393, height: 626), radius: 10))
    #expect(way.state(at: 0.3).clip == .none && way.state(at: 1).clip == .none)
    to.clip = ElementClip(rect: CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(path(from, to).state(at: 1).clip == to.clip)
  }
}

nonisolated extension CGRect {
  /// Returns whether no edge is more than a hundredth of a point away.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
