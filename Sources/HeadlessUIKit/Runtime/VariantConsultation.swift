/// A record of the variants that the runtimes of a task consult, and of the answers.
///
/// A test runs identically under every set of variants that gives the same answers. One run
/// therefore represents all of these sets, and a few runs represent all combinations.
@MainActor package final class VariantConsultation {
  /// The record to which the runtimes that are created in this task write.
  @TaskLocal package static var current: VariantConsultation?

  /// A variant and whether it is present.
  package struct Answer: Hashable, Sendable {
    package var variant: RuntimeVariants
    package var isChosen: Bool
  }

  /// The answers, in the order in which the variants were first consulted.
  package private(set) var answers: [Answer] = []
  /// The variants that were consulted.
  package private(set) var asked: RuntimeVariants = []

  package init() {}

  /// Records an answer, unless it comes from another task.
  ///
  /// Another task may use a runtime that it did not create. Such an answer is not part of this run.
  func record(_ variant: RuntimeVariants, _ isChosen: Bool) {
    guard !asked.contains(variant), Self.current === self else { return }
    asked.formUnion(variant)
    answers.append(Answer(variant: variant, isChosen: isChosen))
  }
}

/// The runs that represent all sets of variants, found one after the other.
///
/// Each run reports its answers. The opposite of each answer begins a path that must still be
/// followed. Paths with fewer variants come first.
package struct VariantTree {
  /// The beginnings of paths, by the number of variants that are present on them.
  ///
  /// Each consists of the answers up to one that no run has given yet.
  private var open: [[[VariantConsultation.Answer]]] = [[[]]]
  /// The number of runs so far.
  package private(set) var runs = 0
  /// The number of sets of variants that the runs represent.
  package private(set) var combinations = 0.0

  package init() {}

  /// The smallest number of variants on a path that must still be followed, or nil if there is no
  /// such path.
  package var depth: Int? { open.firstIndex { !$0.isEmpty } }

  /// Returns the variants of the next run and the answers at the beginning of its path, or nil if
  /// all paths have been followed.
  package mutating func next() -> (variants: RuntimeVariants, way: [VariantConsultation.Answer])? {
    guard let depth, let way = open[depth].popLast() else { return nil }
    return (way.filter(\.isChosen).reduce(into: []) { $0.formUnion($1.variant) }, way)
  }

  /// Returns the number of sets that can be formed from a number of variants.
  ///
  /// Powers of two of this size are exact in floating point.
  package static func combinations(of count: Int) -> Double {
    Double(sign: .plus, exponent: count, significand: 1)
  }

  /// Records a run.
  ///
  /// - Parameters:
  ///   - answers: The answers that the run received.
  ///   - way: The answers at the beginning of its path.
  /// - Returns: False if the run did not follow its path, because it depends on something else.
  package mutating func record(
    _ answers: [VariantConsultation.Answer], on way: [VariantConsultation.Answer]
  ) -> Bool {
    guard answers.starts(with: way) else { return false }
    runs += 1
    combinations += Self.combinations(of: RuntimeVariants.each.count - answers.count)
    for index in answers.indices.dropFirst(way.count) {
      var other = Array(answers[...index])
      other[index].isChosen.toggle()
      let depth = other.count(where: \.isChosen)
      while open.count <= depth { open.append([]) }
      open[depth].append(other)
    }
    return true
  }
}
