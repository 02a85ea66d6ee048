import Foundation
import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("The path of an element that enters or exits")
struct ElementExitTests {
  private let container = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let frame = CGRect(x: 40, y: 500, width: 120, height: 90)

  private func state(
    _ animation: ElementModifier, comes: Bool = true, at progress: Double,
    place: ElementPlace? = nil, contents: ElementContents = .snapshot(isOpaque: true),
    isRightToLeft: Bool = false
  ) -> ElementState {
    var modified = ModifiedElement([animation])
    modified.element = Element("x", at: place ?? ElementPlace(frame), contents: contents)
    modified.element.modifiers = animation.flattened
    modified.element.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    modified.comes = comes
    guard let state = modified.state(at: progress) else {
      Issue.record("\(animation) has no stand-in")
      return ElementMorph(
        from: .init(place: ElementPlace(frame), contents: contents),
        to: .init(place: ElementPlace(frame), contents: contents), in: container, isSame: true
      ).state(at: 0)
    }
    return state
  }

  @Test("An element equals its view in its place, and has its modifiers away from it")
  func ends() {
    for (comes, there) in [(true, 1.0), (false, 0)] {
      for animation in [ElementModifier.fade, .translateY(40), .edgeTranslation(.left)] {
        let state = state(animation, comes: comes, at: there)
        #expect(state.center == ElementPlace(frame).center && state.opacity == 1)
        #expect(
          state.size == frame.size && state.snapshots.outgoing.opacity == 1 && state.clip == .none)
      }
      let away = 1 - there
      #expect(state(.fade, comes: comes, at: away).opacity == 0)
      #expect(state(.translateY(40), comes: comes, at: away).center == CGPoint(x: 100, y: 585))
      #expect(state(.translateY(-40), comes: comes, at: 0.5).center.y == 525)
      let both = state([.translateY(40), .crossfade], comes: comes, at: 0.25)
      let gone = comes ? 0.75 : 0.25
      #expect(abs(both.center.y - 545 - 40 * gone) < 1e-9)
      #expect(abs(both.opacity - (1 - gone)) < 1e-9)
    }
  }

  @Test("Beyond an edge neither the element nor its shadow is visible")
  func edges() {
    func rect(_ edge: TransitionEdge, _ place: ElementPlace, mirrored: Bool = false)
      -> CGRect
    {
      let state = state(
        .edgeTranslation(edge), at: 0, place: place, isRightToLeft: mirrored)
      return CGRect(place.frame.size, at: state.center)
    }
    let place = ElementPlace(frame)
    #expect(rect(.left, place).maxX == 0 && rect(.right, place).minX == 393)
    #expect(rect(.top, place).maxY == 0 && rect(.bottom, place).minY == 852)
    #expect(rect(.leading, place).maxX == 0 && rect(.trailing, place).minX == 393)
    #expect(rect(.leading, place, mirrored: true).minX == 393)
    #expect(rect(.trailing, place, mirrored: true).maxX == 0)
    var shadowed = place
    shadowed.shadow = ElementShadow(
      opacity: 0.5, radius: 10, offset: CGSize(width: 0, height: -6))
    #expect(abs(rect(.bottom, shadowed).minY - 852 - 26) < 1e-6)
    #expect(abs(rect(.top, shadowed).maxY + 14) < 1e-6)
    // An element that is already beyond the edge does not move back.
    let outside = ElementPlace(CGRect(x: 0, y: 900, width: 10, height: 10))
    #expect(rect(.bottom, outside).minY == 900)
  }

  @Test("An effect keeps opacity 1, and only an element that moves leaves its clip")
  func effectsAndClips() {
    let effect = state(.fade, at: 0.3, contents: .effect)
    #expect(effect.opacity == 1 && abs(effect.snapshots.outgoing.opacity - 0.3) < 1e-9)
    var place = ElementPlace(frame)
    place.clip = ElementClip(rect: CGRect(x: 0, y: 100, width: 393, height: 450))
    #expect(state(.fade, at: 0.3, place: place).clip == place.clip)
    #expect(state(.translateY(40), at: 1, place: place).clip == place.clip)
    #expect(state(.translateY(40), at: 0.9, place: place).clip != place.clip)
    #expect(state(.translateY(40), at: 0.5, place: place).clip == .none)
  }

  @Test("Changes with separate timings are independent")
  func ownTimes() {
    let modifier: ElementModifier = [
      .translate(x: 100), .fade.delay(0.2), .scale(2).duration(0.1), .cornerRadius(9).delay(0.1),
      .overlay(.black, opacity: 1).delay(0.15),
    ]
    let half = state(modifier, comes: false, at: 0.5)
    #expect(half.opacity == 1 && abs(half.matrix.transform.m41 - 50) < 1e-9)
    #expect(abs(half.matrix.transform.m11 - 2) < 1e-9 && half.windows[0].radius == 3)
    let late = state(modifier, comes: false, at: 0.75)
    #expect(abs(late.opacity - 0.5) < 1e-9 && abs(late.matrix.transform.m41 - 75) < 1e-9)
    #expect(
      abs((late.overlay?.opacity ?? 1) - 0.6) < 1e-9
        && state(modifier, comes: false, at: 1).overlay?.opacity == 1)
    let away = state(modifier, at: 0)
    #expect(away.opacity == 0 && away.windows[0].radius == 9)
  }

  @Test("An appearance of `.beginWith` stays with changes that have separate timings")
  func begins() {
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let modifier: ElementModifier = [
      .beginWith([.contentsRect(half)]), .translate(y: 40), .fade.delay(0.1),
    ]
    #expect(state(modifier, at: 1).snapshots.outgoing.size.width == 240)
    let dim: ElementModifier = [.beginWith([.opacity(0.5)]), .opacity(0.2)]
    #expect(abs(state(dim, at: 0).opacity - 0.2) < 1e-9 && state(dim, at: 1).opacity == 0.5)
  }

  @Test("A progress of NaN counts as 0, and a huge progress has a finite state")
  func limits() {
    let start = state(.translateY(40), at: 0)
    #expect(state(.translateY(40), at: .nan) == start)
    #expect(state(.translateY(40), at: 1e9).center.y.isFinite)
  }
}
