import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct VariantTreeTests {
  /// How many sets of variants there are.
  private static let all = VariantTree.combinations(of: RuntimeVariants.each.count)

  /// Goes all ways of something that asks for variants.
  private func walk(_ run: (Runtime) -> Void) -> (tree: VariantTree, sets: [RuntimeVariants])? {
    var tree = VariantTree()
    var sets: [RuntimeVariants] = []
    while let (variants, way) = tree.next() {
      let consultation = VariantConsultation()
      VariantConsultation.$current.withValue(consultation) { run(Runtime(variants: variants)) }
      guard tree.note(consultation.answers, on: way) else { return nil }
      sets.append(variants)
    }
    return (tree, sets)
  }

  @Test("A run that asks for nothing happens once, and represents all sets")
  func nothing() throws {
    let (tree, _) = try #require(walk { _ in })
    #expect(tree.runs == 1)
    #expect(tree.combinations == Self.all)
  }

  @Test("A run that asks for ten is repeated under each set of these, those with fewer first")
  func everything() throws {
    let (tree, sets) = try #require(
      walk { runtime in
        for variant in RuntimeVariants.each.prefix(10) { _ = runtime.reads(variant) }
      })
    #expect(tree.runs == 1024)
    #expect(Set(sets).count == 1024)
    #expect(tree.combinations == Self.all)
    let sizes = sets.map { set in RuntimeVariants.each.count { set.contains($0) } }
    #expect(sizes == sizes.sorted())
  }

  @Test("A run that asks for one only where another is present is repeated three times")
  func nested() throws {
    let (tree, sets) = try #require(
      walk { runtime in
        for _ in 0..<2 where runtime.reads(.startsAtOnce) { _ = runtime.reads(.deafSuperclass) }
      })
    #expect(Set(sets) == [[], .startsAtOnce, [.startsAtOnce, .deafSuperclass]])
    #expect(tree.combinations == Self.all)
  }

  @Test("A run that takes another path the second time is detected")
  func chance() {
    var count = 0
    #expect(
      walk { runtime in
        count += 1
        _ = runtime.reads(count == 1 ? .startsAtOnce : .deafSuperclass)
      } == nil)
  }

  @Test("What another task asks of the runtime of a run is no part of the run")
  func otherTask() {
    let consultation = VariantConsultation()
    let runtime = VariantConsultation.$current.withValue(consultation) {
      let runtime = Runtime(variants: .startsAtOnce)
      _ = runtime.reads(.startsAtOnce)
      return runtime
    }
    let answer = runtime.reads(.deafSuperclass)
    VariantConsultation.$current.withValue(VariantConsultation()) {
      _ = runtime.reads(.linksLate)
    }
    #expect(!answer && consultation.asked == .startsAtOnce && consultation.answers.count == 1)
  }
}
