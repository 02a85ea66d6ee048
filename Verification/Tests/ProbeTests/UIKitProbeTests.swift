import HeadlessDevice
import ProbeReading
import Testing

@testable import HeadlessUIKit
@testable import Probe

@MainActor @Suite struct UIKitProbeTests {
  /// Runs the probe on a device with some variants.
  private func probe(_ variants: RuntimeVariants, by person: Person = Person()) -> ProbeCode? {
    RuntimeVariants.$current.withValue(variants) { person.probe() }
  }

  /// Returns the names of the variants that the probe cannot determine under some variants.
  private func hidden(_ variants: RuntimeVariants) -> Set<String> {
    // The runtime does not reach the decisions of these variants.
    var hidden = Set(
      RuntimeVariants.listings.filter { variants.masks($0.variant) }.map(\.name))
    for hiding in Self.hidings where variants.isSuperset(of: hiding.variants) {
      hidden.formUnion(hiding.points.map(\.rawValue))
    }
    return hidden
  }

  /// The variants that hide others although the runtime reaches the others' decisions.
  nonisolated private static let hidings: [(variants: RuntimeVariants, points: [ProbePoint])] = [
    // A transition that starts within the call has linked the view controllers and requested the
    // animator before the call returns. The stack is then already that of the running change.
    (
      .startsAtOnce,
      [
        .linksLate, .asksTabsLate, .asksPresentationsLate, .listsPoppedTopFirst,
        .joinsChangesInOneTurn,
      ]
    ),
    // The context has continued the animator before the superclass can.
    (.contextMovesAnimator, [.superclassStretches]),
  ]

  private func expectAnswer(_ variants: RuntimeVariants, by person: Person = Person()) throws {
    let code = try #require(probe(variants, by: person), "under \(variants)")
    var untellable = hidden(variants)
    if person.screen.isByItself { untellable.formUnion(Self.byHand.map(\.rawValue)) }
    let untold = Set(UntoldVariant.allCases.map(\.rawValue))
    let named = Set(
      RuntimeVariants.listings.filter { variants.contains($0.variant) }.map(\.name))
    let expected = named.subtracting(untellable).subtracting(untold)
    #expect(Set(code.points(.asNamed).map(\.rawValue)) == expected, "under \(variants)")
    #expect(Set(code.points(.unknown).map(\.rawValue)) == untellable, "under \(variants)")
  }

  private static let byHand = ProbePoint.allCases.filter(\.needsFinger)

  @Test(
    "The probe reports exactly the variant that the runtime has",
    arguments: RuntimeVariants.each + [[]])
  func each(_ variants: RuntimeVariants) throws {
    try expectAnswer(variants)
  }

  @Test(
    "The probe tells several variants apart",
    arguments: RuntimeVariants.pairwise + [RuntimeVariants(RuntimeVariants.each)])
  func several(_ variants: RuntimeVariants) throws {
    try expectAnswer(variants)
  }

  @Test("The probe reports hidden variants as unknown", arguments: hidings.indices)
  func hiding(_ index: Int) throws {
    let (variants, points) = Self.hidings[index]
    try expectAnswer(variants)
    for point in points {
      try expectAnswer(variants.union(RuntimeVariants(named: point.rawValue)))
    }
  }

  @Test("The frame rate does not change the answers", arguments: [10, 30])
  func frameRates(framesPerSecond: Int) throws {
    for variants in RuntimeVariants.each + [RuntimeVariants(RuntimeVariants.each)] {
      let person = Person()
      person.framesPerSecond = framesPerSecond
      person.screen.isByItself = true
      try expectAnswer(variants, by: person)
    }
  }

  @Test("Without touches the probe requests one touch, and the points for fingers stay unknown")
  func untouched() throws {
    let person = Person()
    person.isThere = false
    let code = try #require(probe([], by: person))
    #expect(code.points(.unknown) == Self.byHand)
    #expect(code.points(.asNamed) == [])
    #expect(person.requests == [.touchPage])
  }

  @Test("By itself the probe makes no requests, and takes a few seconds")
  func byItself() throws {
    let person = Person()
    person.screen.isByItself = true
    let code = try #require(probe([], by: person))
    #expect(code.points(.unknown) == Self.byHand)
    #expect(person.requests == [])
    #expect(person.seconds < 10)
  }

  @Test("The probe makes each request once and in order")
  func requests() throws {
    let person = Person()
    _ = try #require(probe([], by: person))
    #expect(person.requests == ProbeRequest.allCases)
  }

  @Test("The probe works in a child of another view controller")
  func child() throws {
    let person = Person()
    person.isInContainer = true
    let code = try #require(probe(.replacesWholeWindow, by: person))
    #expect(code.points(.asNamed) == [.replacesWholeWindow])
    #expect(code.points(.unknown) == [])
  }

  @Test("Leaving the app too early gives the answers found so far")
  func leftTooSoon() throws {
    for tenths in 1...50 {
      let person = Person()
      person.leavesAt = Double(tenths) / 10
      let code = try #require(probe([], by: person))
      #expect(code.points(.asNamed) == [])
      #expect(Set(code.points(.unknown)).isSuperset(of: Self.byHand))
      #expect(person.requests == [])
    }
  }

  @Test("The screen shows the code and the differences")
  func report() throws {
    let person = Person()
    let code = try #require(probe(.linksLate, by: person))
    let labels = person.screen.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.count == 1)
    #expect(labels[0].contains(code.text))
    #expect(labels[0].contains("linksLate"))
    #expect(!labels[0].contains("startsAtOnce"))
  }

  @Test("The probe removes its views and view controllers")
  func traces() throws {
    let person = Person()
    _ = try #require(probe([], by: person))
    #expect(person.screen.presentedViewController == nil)
    #expect(person.screen.children.isEmpty)
    #expect(person.screen.view.subviews.count == 1)
  }

  @Test("The points and the untold variants are the runtime's variants")
  func points() {
    let untold = UntoldVariant.allCases.map(\.rawValue)
    let told = RuntimeVariants.names.filter { !untold.contains($0) }
    #expect(ProbePoint.allCases.map(\.rawValue) == told)
    #expect(Set(untold).isSubset(of: RuntimeVariants.names))
    #expect(UntoldVariant.allCases.allSatisfy { !$0.reason.isEmpty })
  }
}
