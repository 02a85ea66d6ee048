import Foundation
import Testing

@testable import InterruptibleTransitions

/// The values of each modifier, compared with formulas at several distances from the place.
@MainActor @Suite("Modifiers of an element")
struct ElementModifierTests {
  private struct Case {
    let name: String
    let modifiers: [ElementModifier]
    let value: (ElementState) -> CGFloat
    let expected: (CGFloat) -> CGFloat

    init(
      _ name: String, _ modifiers: [ElementModifier],
      _ value: @escaping (ElementState) -> CGFloat,
      is expected: @escaping (CGFloat) -> CGFloat
    ) {
      self.name = name
      self.modifiers = modifiers
      self.value = value
      self.expected = expected
    }
  }

  private static let cases: [Case] = [
    Case("fade", [.fade], { $0.opacity }, is: { 1 - $0 }),
    Case("opacity", [.opacity(0.4)], { $0.opacity }, is: { 1 - 0.6 * $0 }),
    Case("position", [.position(CGPoint(x: 200, y: 100))], { $0.center.x }, is: { 100 + 100 * $0 }),
    Case(
      "position down", [.position(CGPoint(x: 0, y: 145))], { $0.center.y }, is: { 545 - 400 * $0 }),
    Case("size", [.size(CGSize(width: 60, height: 9))], { $0.size.width }, is: { 120 - 60 * $0 }),
    Case(
      "size of what is shown", [.size(CGSize(width: 60, height: 180))],
      { $0.snapshots.outgoing.size.height },
      is: { 90 + 90 * $0 }),
    Case(
      "no width", [.size(CGSize(width: -5, height: 9))], { $0.size.width }, is: { 120 - 120 * $0 }),
    Case(
      "no height", [.size(CGSize(width: -5, height: -5))], { $0.size.height }, is: { 90 - 90 * $0 }),
    Case("translate", [.translate(x: 10, y: -20)], { $0.matrix.transform.m42 }, is: { -20 * $0 }),
    Case("translate towards", [.translate(z: 8)], { $0.matrix.transform.m43 }, is: { 8 * $0 }),
    Case("scale", [.scale(3)], { $0.matrix.transform.m11 }, is: { 1 + 2 * $0 }),
    Case("scale down", [.scale(y: 0.5)], { $0.matrix.transform.m22 }, is: { 1 - 0.5 * $0 }),
    Case("rotate", [.rotate(.pi / 2)], { $0.matrix.transform.m12 }, is: { sin(.pi / 2 * $0) }),
    Case(
      "rotate, more than half a turn", [.rotate(3 * .pi)], { $0.matrix.transform.m11 },
      is: { cos(3 * .pi * $0) }),
    Case("rotate across", [.rotate(x: 1)], { $0.matrix.transform.m22 }, is: { cos($0) }),
    Case("rotate down", [.rotate(y: 1)], { $0.matrix.transform.m11 }, is: { cos($0) }),
    Case("perspective", [.perspective(-0.002)], { $0.matrix.transform.m34 }, is: { -0.002 * $0 }),
    Case(
      "transform", [.transform(CATransform3DMakeTranslation(4, 6, 0))], { $0.matrix.transform.m42 },
      is: { 6 * $0 }),
    Case(
      "cornerRadius", [.cornerRadius(30)], { $0.windows.map(\.radius).max() ?? -1 }, is: { 30 * $0 }
    ),
    Case(
      "backgroundColor", [.backgroundColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))],
      { $0.ground?.red ?? -1 }, is: { $0 }),
    Case("borderWidth", [.borderWidth(4)], { $0.borders.outgoing.width }, is: { 4 * $0 }),
    Case(
      "borderColor", [.borderWidth(4), .borderColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))],
      { $0.borders.outgoing.color?.green ?? -1 }, is: { $0 }),
    Case("shadowOpacity", [.shadowOpacity(0.5)], { $0.shadow.opacity }, is: { 0.5 * $0 }),
    Case(
      "shadowRadius", [.shadowOpacity(0.5), .shadowRadius(9)], { $0.shadow.radius }, is: { _ in 9 }),
    Case(
      "shadowOffset", [.shadowOpacity(0.5), .shadowOffset(CGSize(width: 2, height: 3))],
      { $0.shadow.offset.height }, is: { _ in 3 }),
    Case(
      "shadowColor",
      [.shadowOpacity(0.5), .shadowColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))],
      { $0.shadow.color.blue }, is: { _ in 1 }),
    Case(
      "overlay", [.overlay(.black, opacity: 0.4)], { $0.overlay?.opacity ?? -1 }, is: { 0.4 * $0 }),
    Case(
      "contentsRect", [.contentsRect(CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))],
      { $0.snapshots.outgoing.size.width }, is: { 120 / (1 - 0.5 * $0) }),
    Case(
      "contentsRect, its height", [.contentsRect(CGRect(x: 0, y: 0, width: 1, height: 0.5))],
      { $0.snapshots.outgoing.size.height }, is: { 90 / (1 - 0.5 * $0) }),
    Case(
      "contentsRect aside", [.contentsRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1))],
      { $0.snapshots.outgoing.center.x },
      is: { (0.5 - 0.5 * $0 - (1 - 0.5 * $0) / 2) * 120 / (1 - 0.5 * $0) }),
    Case(
      "arc", [.position(CGPoint(x: 200, y: 145)), .arc], { $0.center.x },
      is: { 100 + 100 * $0 - 100 * $0 * (1 - $0) }),
    Case("beginWith", [.beginWith([.opacity(0.5)])], { $0.opacity }, is: { _ in 0.5 }),
    Case(
      "beginWith a transform", [.beginWith([.scale(2)]), .rotate(.pi)], { $0.matrix.transform.m11 },
      is: { 2 * cos(.pi * $0) }),
    Case(
      "beginWith a part", [.beginWith([.contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))])],
      { $0.snapshots.outgoing.size.width }, is: { _ in 240 }),
  ]

  @Test("Each modifier has the expected values away, in between and in its place")
  func values() throws {
    for (one, comes) in Self.cases.flatMap({ [($0, true), ($0, false)] }) {
      var modified = ModifiedElement(one.modifiers)
      modified.comes = comes
      for part in [0, 0.25, 0.5, 1] as [CGFloat] {
        let progress = Double(comes ? 1 - part : part)
        let state = try #require(modified.state(at: progress))
        let value = one.value(state)
        // An arc is horizontal first in the direction of the flight.
        let turned = one.name == "arc" && !comes
        let expected = turned ? 200 * part - 100 * part * part + 100 : one.expected(part)
        #expect(abs(value - expected) < 1e-9, "\(one.name) at \(part), comes: \(comes)")
      }
    }
  }

  @Test("The visible part of the contents is at least a hundredth and at most all of them")
  func contents() {
    let rects = [
      CGRect(x: 0, y: 0, width: -1, height: 1), CGRect(x: 0, y: 0, width: 0.001, height: 1),
      .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .null,
    ]
    for rect in rects {
      for progress in [0, 0.25, 0.5, 0.75, 1] {
        let state = ModifiedElement([.contentsRect(rect), .fade]).state(at: progress)
        let shown = state?.snapshots.outgoing ?? .init(size: CGSize(width: CGFloat.nan, height: 0))
        let numbers = [shown.size.width, shown.size.height, shown.center.x, shown.center.y]
        #expect(numbers.allSatisfy { $0.isFinite && abs($0) <= 1.3e6 }, "\(rect) at \(progress)")
        #expect(shown.size.width >= 1 && shown.size.height >= 0.8)
      }
    }
  }

  @Test("Contents that are not opaque do not fade by themselves")
  func opacity() {
    var modified = ModifiedElement([.scale(2)])
    modified.element.contents = .snapshot(isOpaque: false)
    for progress in [0, 0.25, 0.5, 0.75, 1] {
      #expect(modified.state(at: progress)?.snapshots.outgoing.opacity == 1)
    }
  }

  @Test("An element that starts after the end of the longest one lasts to the end of the flight")
  func late() {
    var intent = ElementSettings([.fade, .delay(0.6), .durationMatchingLongest])
    intent.matchLongest(0.5)
    #expect(intent.timing.duration == nil)
    intent.matchLongest(0.9)
    #expect(abs((intent.timing.duration ?? 0) - 0.3) < 1e-9)
  }

  @Test("An element has no plan item if its modifiers do not change its appearance")
  func none() {
    for modifiers in [[], [.delay(0.1)], [.zPosition(3)], [.cascade()], [.masksToBounds(true)]]
      as [[ElementModifier]]
    {
      #expect(ModifiedElement(modifiers).item == nil)
    }
    #expect(ModifiedElement([.fade]).item != nil)
    #expect(ModifiedElement([.fade, .standIn(.excluded)]).item == nil)
    #expect(
      ModifiedElement([.fade, .masksToBounds(true)]).item?.elements.incoming?.place.clips == true)
  }

  @Test("Extreme numbers have finite states")
  func wild() throws {
    for wild in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let size = CGSize(width: wild, height: wild)
      let modified = ModifiedElement([
        .opacity(wild), .position(CGPoint(x: wild, y: wild)), .size(size),
        .translate(x: wild, y: wild, z: wild), .scale(wild), .rotate(x: wild, y: wild, z: wild),
        .perspective(wild), .cornerRadius(wild), .borderWidth(wild), .shadowOpacity(wild),
        .shadowOffset(size), .shadowRadius(wild), .overlay(.black, opacity: wild),
        .zPosition(wild), .contentsRect(CGRect(x: wild, y: 0, width: 1, height: 1)),
        .delay(Double(wild)), .duration(Double(wild)), .arc(intensity: wild),
        .spring(stiffness: wild, damping: wild), .cascade(step: Double(wild)),
        .transform(CATransform3DMakeTranslation(wild, 0, 0)),
      ])
      for progress in [-1, 0, 0.3, 1, 2, Double(wild)] {
        let state = try #require(modified.state(at: progress))
        let transform = state.matrix.transform
        let numbers = [
          state.center.x, state.center.y, state.size.width, state.opacity, state.rotation,
          state.snapshots.outgoing.size.width, state.snapshots.outgoing.center.x, transform.m11,
          transform.m12, transform.m34,
          transform.m41, transform.m44, state.shadow.radius, state.overlay?.opacity ?? 0,
        ]
        let isFinite = numbers.allSatisfy { $0.isFinite }
        #expect(isFinite)
        #expect((0...1).contains(state.opacity) && state.size.width >= 0)
      }
    }
  }

  @Test("Rotation, scale and z position are limited to 1000, and a translation to 100000")
  func limits() {
    let turns = [1e9, 1e3, 999].map { ElementModifier.rotate($0) }
    let scales = [1e9, 1e3, 999].map { ElementModifier.scale($0) }
    for modifiers in [turns, scales] {
      #expect(modifiers[0] == modifiers[1] && modifiers[1] != modifiers[2])
    }
    #expect(ElementModifier.zPosition(-1e9) == .zPosition(-1e3))
    #expect(ElementModifier.translate(x: 1e9) == .translate(x: 1e5))
  }

  @Test("A custom condition is equal only to itself")
  func questions() {
    let one = ElementModifier.when({ _ in true }, [])
    let other = ElementModifier.when({ _ in true }, [])
    #expect(one == one && one != other)
  }

  @Test("Past an end only the translation and the scale continue")
  func past() throws {
    let modified = ModifiedElement([
      .translate(x: 10), .scale(3), .rotate(1), .cornerRadius(20), .opacity(0.5),
      .overlay(.black, opacity: 0.4), .curve(.linear),
    ])
    let state = try #require(modified.state(at: 1.2))
    let still = try #require(modified.state(at: 1))
    // The scale is 1 - 2 * 0.2, the translation is -2 points, and there is no rotation.
    let transform = state.matrix.transform
    #expect(abs(transform.m41 + 2) < 1e-9 && abs(transform.m11 - 0.6) < 1e-9)
    #expect(abs(transform.m12) < 1e-9 && state.windows == still.windows)
    #expect(state.opacity == 1 && state.overlay?.opacity == 0)
  }

  @Test("Timing modifiers apply to enter and exit alike")
  func times() throws {
    for comes in [true, false] {
      var modified = ModifiedElement([.fade, .delay(0.1), .duration(0.2), .curve(.linear)])
      modified.comes = comes
      for (progress, part) in [(0.2, 0), (0.25, 0), (0.5, 0.5), (0.75, 1), (0.9, 1)]
        as [(Double, CGFloat)]
      {
        let state = try #require(modified.state(at: progress))
        #expect(abs(state.opacity - (comes ? part : 1 - part)) < 1e-9)
      }
    }
  }

  @Test("Without a duration an element lasts to the end, or as long as the longest element")
  func longest() throws {
    let long = ElementModifier.duration(0.3)
    func spans(_ modifiers: [[ElementModifier]]) -> [ClosedRange<Double>] {
      let elements = modifiers.enumerated().map { index, modifiers in
        var element = Element(ElementID(index), at: ElementPlace(ModifiedElement.frame))
        element.modifiers = [.fade] + modifiers
        return element
      }
      var diff = ElementDiff(ScreenPair(ElementTree(), ElementTree(elements)))
      ElementPlanner().resolve(&diff)
      let plan = ElementPlan(of: diff)
      return plan.items.map { item in
        let span = item.intervals[0].span
        let ends = [span.lowerBound, span.upperBound].map { ($0 * 1000).rounded() / 1000 }
        return ends[0]...ends[1]
      }
    }
    #expect(spans([[long], [.durationMatchingLongest]]) == [0...0.75, 0...0.75])
    #expect(
      spans([[long, .delay(0.1)], [.delay(0.2), .durationMatchingLongest]]) == [0.25...1, 0.5...1])
    #expect(spans([[.delay(0.1)], [.durationMatchingLongest]]) == [0.25...1, 0...1])
    #expect(
      spans([[long, .durationMatchingLongest], [.durationMatchingLongest, long]]) == [
        0...0.75, 0...0.75,
      ])
  }

  @Test("A timing that exceeds the flight is shortened and reported")
  func compressed() {
    let modified = ModifiedElement([.fade, .delay(0.4), .duration(0.4)])
    let plan = ElementPlan(of: modified.diff)
    #expect(plan.compressed == ["x"] && plan.items[0].intervals[0].span == 0.5...1)
  }
}
