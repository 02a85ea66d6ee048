import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct VariantTreeTests {
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

  @Test("What asks for nothing is run once, and stands for all sets")
  func nothing() throws {
    let (tree, _) = try #require(walk { _ in })
    #expect(tree.runs == 1)
    #expect(tree.combinations == 32_768)
  }

  @Test("What asks for all is run under each set")
  func everything() throws {
    let (tree, sets) = try #require(
      walk { runtime in for variant in RuntimeVariants.each { _ = runtime.reads(variant) } })
    #expect(tree.runs == 32_768)
    #expect(Set(sets).count == 32_768)
  }

  @Test("What asks for one only where another says so is run three times")
  func nested() throws {
    let (tree, sets) = try #require(
      walk { runtime in
        for _ in 0..<2 where runtime.reads(.startsAtOnce) { _ = runtime.reads(.deafSuperclass) }
      })
    #expect(Set(sets) == [[], .startsAtOnce, [.startsAtOnce, .deafSuperclass]])
    #expect(tree.combinations == 32_768)
  }

  @Test("What goes another way the second time is found out")
  func chance() {
    var count = 0
    #expect(
      walk { runtime in
        count += 1
        _ = runtime.reads(count == 1 ? .startsAtOnce : .deafSuperclass)
      } == nil)
  }
}
