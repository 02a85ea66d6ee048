import Testing

@testable import Probe

@Suite struct ProbeCodeTests {
  private static let some: [ProbeCode] = [
    ProbeCode([:]),
    ProbeCode(Dictionary(uniqueKeysWithValues: ProbePoint.allCases.map { ($0, .asNamed) })),
    ProbeCode(Dictionary(uniqueKeysWithValues: ProbePoint.allCases.map { ($0, .asFavoured) })),
    ProbeCode([.deafSuperclass: .asNamed, .startsAtOnce: .asFavoured, .keepsTouchesOut: .asNamed]),
  ]

  @Test("A code says what was answered", arguments: some)
  func roundTrip(_ code: ProbeCode) throws {
    #expect(try ProbeCode(text: code.text) == code)
    #expect(try ProbeCode(text: " \(code.text.lowercased())\n") == code)
    #expect(code.text.count == 8)
  }

  @Test("Letters that look like digits are taken for them")
  func lookalikes() throws {
    for code in Self.some {
      let text = code.text.replacing("0", with: "o").replacing("1", with: "l")
      #expect(try ProbeCode(text: text) == code)
    }
  }

  @Test("Every single wrong character is noticed", arguments: some)
  func typos(_ code: ProbeCode) {
    let text = Array(code.text)
    for index in text.indices where text[index] != "-" {
      for wrong in "0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U%" where wrong != text[index] {
        var typed = text
        typed[index] = wrong
        #expect(throws: ProbeCode.Mistake.self) { try ProbeCode(text: String(typed)) }
      }
    }
  }

  @Test("What is no code is refused, with the reason")
  func noCode() {
    for text in ["", "AAAAAAA", "123", "ZZZ-ZZZZ", "000-0000", "ÄÖÜ-ÄÖÜ1", "12345678901234567890"] {
      let error = #expect(throws: ProbeCode.Mistake.self) { try ProbeCode(text: text) }
      #expect(error?.description.isEmpty == false)
    }
  }
}
