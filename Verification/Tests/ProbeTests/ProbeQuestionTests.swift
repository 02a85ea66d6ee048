import ProbeReading
import Testing

@testable import HeadlessUIKit
@testable import Probe

/// Tests of the ten questions with made-up answers.
@Suite struct ProbeQuestionTests {
  private static func code(_ question: ProbeQuestion, _ answer: ProbeAnswer) -> ProbeCode {
    guard case .points(let points) = question.evidence else { return ProbeCode([:]) }
    return ProbeCode(Dictionary(uniqueKeysWithValues: points.map { ($0, answer) }))
  }

  @Test(
    "A code answers the questions of its points, and no picture",
    arguments: ProbeQuestion.allCases, ProbeAnswer.allCases)
  func answers(_ question: ProbeQuestion, _ answer: ProbeAnswer) throws {
    let code = Self.code(question, answer)
    let read = try ProbeCode(text: code.text)
    if case .points = question.evidence {
      #expect(question.answer(in: read) == answer)
    } else {
      #expect(question.answer(in: read) == .unknown)
    }
    for other in ProbeQuestion.allCases where other != question {
      #expect(other.answer(in: read) == .unknown)
    }
  }

  @Test("Of several points, one that behaves as named decides, and a missing one leaves it open")
  func severalPoints() {
    let question = ProbeQuestion.percentDriven
    guard case .points(let points) = question.evidence else { return }
    var answers = Dictionary(uniqueKeysWithValues: points.map { ($0, ProbeAnswer.asFavored) })
    answers[points[0]] = .unknown
    #expect(question.answer(in: ProbeCode(answers)) == .unknown)
    answers[points[1]] = .asNamed
    #expect(question.answer(in: ProbeCode(answers)) == .asNamed)
  }

  @Test(
    "An answer names variants of the runtime and the code that it removes",
    arguments: ProbeQuestion.allCases)
  func consequences(_ question: ProbeQuestion) {
    #expect(question.text.hasSuffix("?"))
    for answer in ProbeAnswer.allCases {
      let consequence = question.consequence(of: answer)
      #expect(Set(consequence.variants).isSubset(of: RuntimeVariants.names))
      if answer == .unknown {
        #expect(consequence.variants.isEmpty && consequence.code.isEmpty)
      }
    }
    let favored = question.consequence(of: .asFavored)
    #expect(favored.code.isEmpty == (question == .firstFrame))
  }
}
