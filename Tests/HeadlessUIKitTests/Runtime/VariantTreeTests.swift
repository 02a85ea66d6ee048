import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct VariantTreeTests {
  /// The number of sets of variants.
  private static let all = VariantTree.combinations(of: RuntimeVariants.each.count)

  /// Repeats a run for all sets of variants that it reads, or returns nil if the run isn't
  /// deterministic.
  private func walk(_ run: (Runtime) -> Void) -> (tree: VariantTree, sets: [RuntimeVariants])? {
    var tree = VariantTree()
    var sets: [RuntimeVariants] = []
    while let (variants, way) = tree.next() {
      let consultation = VariantConsultation()
      VariantConsultation.$current.withValue(consultation) { run(Runtime(variants: variants)) }
      guard tree.record(consultation.answers, on: way) else { return nil }
      sets.append(variants)
    }
    return (tree, sets)
  }

  @Test("A run that reads no variant runs once and represents all sets")
  func nothing() throws {
    let (tree, _) = try #require(walk { _ in })
    #expect(tree.runs == 1)
    #expect(tree.combinations == Self.all)
  }

  @Test("A run that reads ten variants runs under each of their sets, smaller sets first")
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

  @Test("A run that reads a variant only under another one runs three times")
  func nested() throws {
    let (tree, sets) = try #require(
      walk { runtime in
        for _ in 0..<2 where runtime.reads(.startsAtOnce) { _ = runtime.reads(.deafSuperclass) }
      })
    #expect(Set(sets) == [[], .startsAtOnce, [.startsAtOnce, .deafSuperclass]])
    #expect(tree.combinations == Self.all)
  }

  @Test("A run that reads other variants the second time is detected")
  func chance() {
    var count = 0
    #expect(
      walk { runtime in
        count += 1
        _ = runtime.reads(count == 1 ? .startsAtOnce : .deafSuperclass)
      } == nil)
  }

  @Test("Variants that another task reads are not recorded")
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
