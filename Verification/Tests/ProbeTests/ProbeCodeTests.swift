import Foundation
import ProbeReading
import Testing

@testable import Probe

@Suite struct ProbeCodeTests {
  private static let some: [ProbeCode] = [
    ProbeCode([:]), all(.asNamed), all(.asFavored),
    ProbeCode([.deafSuperclass: .asNamed, .startsAtOnce: .asFavored, .keepsTouchesOut: .asNamed]),
  ]

  private static func all(_ answer: ProbeAnswer) -> ProbeCode {
    ProbeCode(Dictionary(uniqueKeysWithValues: ProbePoint.allCases.map { ($0, answer) }))
  }

  @Test("Reading a code returns its answers", arguments: some)
  func roundTrip(_ code: ProbeCode) throws {
    #expect(try ProbeCode(text: code.text) == code)
    #expect(try ProbeCode(text: " \(code.text.lowercased())\n") == code)
    #expect(code.text.split(separator: "-").map(\.count) == [3, 3, 3, 3, 3, 3, 3, 3])
  }

  @Test("Each answer to each point has a different code")
  func eachPoint() throws {
    var texts: Set<String> = []
    for point in ProbePoint.allCases {
      for answer in ProbeAnswer.allCases {
        let code = ProbeCode([point: answer])
        texts.insert(code.text)
        #expect(try ProbeCode(text: code.text).points(answer).contains(point))
      }
    }
    // A missing answer has the code of an unknown answer.
    #expect(texts.count == 2 * ProbePoint.allCases.count + 1)
  }

  @Test("The documentation has the current numbers, and the code that the facts favor")
  func favored() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let document = root.appendingPathComponent("Documentation/Verification.md")
    let text = try String(contentsOf: document, encoding: .utf8).replacing("\n", with: " ")
    #expect(text.contains("`\(Self.all(.asFavored).text)`"))
    let told = ProbePoint.allCases.count
    let untold = UntoldVariant.allCases.count
    #expect(text.contains("phone about \(told) of them"))
    #expect(text.contains("the runtime's \(told + untold) variants"))
  }

  @Test("Letters that look like digits are read as digits")
  func lookalikes() throws {
    for code in Self.some {
      let text = code.text.replacing("0", with: "o").replacing("1", with: "l")
      #expect(try ProbeCode(text: text) == code)
    }
  }

  @Test("Every single wrong character is detected", arguments: some)
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

  @Test("An exchange of two neighboring characters is detected", arguments: some)
  func swaps(_ code: ProbeCode) {
    let text = Array(code.text.replacing("-", with: ""))
    for index in text.indices.dropLast() where text[index] != text[index + 1] {
      var typed = text
      typed.swapAt(index, index + 1)
      #expect(throws: ProbeCode.Mistake.self) { try ProbeCode(text: String(typed)) }
    }
  }

  @Test("A text that is not a code is refused with a reason")
  func noCode() {
    let texts = [
      "", "AAAAAAA", "123", "ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ-ZZZ",
      "UUU-UUU-UUU-UUU-UUU-UUU-UUU-UUU",
      "ÄÖÜ-ÄÖÜ1", "12345678901234567890",
    ]
    for text in texts {
      let error = #expect(throws: ProbeCode.Mistake.self) { try ProbeCode(text: text) }
      #expect(error?.description.isEmpty == false)
    }
  }

  @Test("Codes of other versions are refused with their version")
  func otherVersions() throws {
    // The code of zeros has version 0 and a correct check symbol.
    let texts = [
      "0DN-WKBB": "1", "000-000-000-000-000-000": "2",
      "5B6-XQ2-N0N-927-Z3F-6KK-3NV": "3, 4 or 5", "000-000-000-000-000-000-000-000": "0",
    ]
    for (text, version) in texts {
      let error = try #require(throws: ProbeCode.Mistake.self) { try ProbeCode(text: text) }
      #expect(error.description.contains("of version \(version) of the probe"))
    }
  }
}
