import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Scrubbed and running elements")
struct ElementScrubTests {
  private let names = (0..<60).map { "element \($0)" }

  private func definition(_ dice: inout SeededDice) -> ElementDefinition {
    let edges = ElementModifier.Edge.allCases
    var animations: [ElementID: ElementModifier] = [:]
    for name in names {
      var animation: ElementModifier =
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: .crossfade
        case 1: .edgeTranslation(edges[Int.random(in: 0..<edges.count, using: &dice)])
        case 2: .translateY(dice.number(-90...90))
        default: .sharedElement
        }
      if dice.chance(0.4) { animation = animation.delay(Double(dice.number(0...0.3))) }
      if dice.chance(0.4) { animation = animation.duration(Double(dice.number(0.05...0.6))) }
      if dice.chance(0.3) { animation = animation.curve(.easeOut) }
      if dice.chance(0.2) { animation = animation.curve(.spring(dampingRatio: 0.6)) }
      if dice.chance(0.1) { animation = [animation, .translateY(dice.number(-90...90))] }
      animations[ElementID(name)] = animation
    }
    return ElementDefinition(animations)
  }

  /// Creates two screens with some of the elements each.
  private func screens(_ seed: Int) -> ContainerKindFixture {
    var dice = SeededDice(seed)
    let isModified = seed.isMultiple(of: 2)
    let fixture = ContainerKindFixture(.navigation, .elements(definition(&dice)))
    for page in [fixture.first, fixture.second] {
      for name in names where dice.chance(0.7) {
        let view = UIView(
          frame: CGRect(
            x: dice.number(0...300), y: dice.number(0...700), width: dice.number(10...90),
            height: dice.number(10...90)))
        (view.elementID, view.backgroundColor) = (ElementID(name), .systemTeal)
        view.layer.cornerRadius = dice.chance(0.3) ? 8 : 0
        if isModified, dice.chance(0.8) { view.elementModifiers = dice.modifiers() }
        page.view.addSubview(view)
      }
    }
    return fixture
  }

  private func shown(_ fixture: ContainerKindFixture) -> [String: [CGRect]] {
    let frames = fixture.device.window.standIns.map { view in
      (
        view.layer.name ?? "",
        view.convert(view.bounds, to: fixture.device.window)
          .offsetBy(dx: 1000 * CGFloat(view.alpha), dy: 0)
      )
    }
    return Dictionary(grouping: frames, by: \.0).mapValues {
      $0.map(\.1).sorted { $0.minX < $1.minX }
    }
  }

  @Test("A scrubbed flight shows the same frames as a running flight", arguments: 0..<12)
  func exact(seed: Int) {
    let fixture = screens(seed)
    var frames: [(progress: Double, shown: [String: [CGRect]])] = []
    fixture.there()
    let observation = fixture.device.onFrame { _ in
      if fixture.transition.flight != nil {
        frames.append((fixture.transition.progress, shown(fixture)))
      }
    }
    fixture.device.advanceUntilIdle()
    observation.cancel()
    frames.removeAll { $0.progress <= 0.01 || $0.progress >= 0.99 }
    #expect(frames.count > 15)
    let other = screens(seed)
    other.there()
    other.device.advance(by: 0.05)
    other.transition.pause()
    var worst: CGFloat = 0
    for frame in frames.shuffled(using: &Self.dice) {
      other.transition.update(CGFloat(frame.progress))
      other.device.advance(by: 0.02)
      let found = shown(other)
      let names = [found.keys.sorted(), frame.shown.keys.sorted()]
      #expect(names[0] == names[1] && names[0].count > 20)
      for (name, rects) in frame.shown {
        for (one, two) in zip(rects, found[name] ?? []) {
          worst = max(
            worst, abs(one.minX - two.minX), abs(one.minY - two.minY), abs(one.maxX - two.maxX),
            abs(one.maxY - two.maxY))
        }
      }
    }
    #expect(worst < 0.05)
    other.transition.finish()
    other.device.advanceUntilIdle()
  }

  private static var dice = SeededDice(1)
}
