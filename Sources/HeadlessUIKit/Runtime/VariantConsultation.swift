/// Notes which variants the runtimes made in a task are asked for, and what they answered.
///
/// A run takes the same course under every set of variants that answers the same to what was asked:
/// so one run stands for all of them, and a few runs stand for the whole product.
@MainActor package final class VariantConsultation {
  /// What the runtimes made in this task write to.
  @TaskLocal package static var current: VariantConsultation?

  /// A question and its answer.
  package struct Answer: Hashable, Sendable {
    package var variant: RuntimeVariants
    package var isChosen: Bool
  }

  /// What was asked, in the order of the first time.
  package private(set) var answers: [Answer] = []
  /// The variants that were asked for.
  package private(set) var asked: RuntimeVariants = []

  package init() {}

  func note(_ variant: RuntimeVariants, _ isChosen: Bool) {
    guard !asked.contains(variant) else { return }
    asked.formUnion(variant)
    answers.append(Answer(variant: variant, isChosen: isChosen))
  }
}

/// The runs that stand for all sets of variants, found one after the other: each says what it
/// asked, and every other answer is a way that is yet to be gone. Ways with fewer variants come
/// first.
package struct VariantTree {
  /// The beginnings of ways, by how many variants hold on them: the answers up to one that was not
  /// given yet.
  private var open: [[[VariantConsultation.Answer]]] = [[[]]]
  /// How many runs there were.
  package private(set) var runs = 0
  /// How many sets of variants they stand for.
  package private(set) var combinations = 0

  package init() {}

  /// How many variants hold at least on all ways that are yet to be gone; nil if all were gone.
  package var depth: Int? { open.firstIndex { !$0.isEmpty } }

  /// The variants of the next run, and the answers that lead to its way; nil if all ways were gone.
  package mutating func next() -> (variants: RuntimeVariants, way: [VariantConsultation.Answer])? {
    guard let depth, let way = open[depth].popLast() else { return nil }
    return (way.filter(\.isChosen).reduce(into: []) { $0.formUnion($1.variant) }, way)
  }

  /// Takes note of a run.
  ///
  /// - Parameters:
  ///   - answers: What it asked.
  ///   - way: The answers that led to it.
  /// - Returns: False if it did not go the way that it was to go: it depends on something else.
  package mutating func note(
    _ answers: [VariantConsultation.Answer], on way: [VariantConsultation.Answer]
  ) -> Bool {
    guard answers.starts(with: way) else { return false }
    runs += 1
    combinations += 1 << (RuntimeVariants.each.count - answers.count)
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
