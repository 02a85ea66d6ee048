import Testing

@testable import HeadlessDevice

struct TextDifferenceTests {
  private let old = "first:\n  a\n  b\nsecond:\n  c\n  d\n"

  @Test("Lines that differ are shown with a sign below the heading of their section")
  func lines() {
    let difference = TextDifference(from: old, to: "first:\n  a\n  b\nsecond:\n  x\n  d\n  e\n")
    #expect(difference.text == "  second:\n-   c\n+   x\n+   e")
    #expect(!difference.isEmpty && TextDifference(from: old, to: old).isEmpty)
    #expect(TextDifference(from: "", to: "").isEmpty)
    #expect(TextDifference(from: "a", to: "").text == "- a")
  }

  @Test("The differences of one section are found by the section's lines")
  func sections() {
    let difference = TextDifference(from: old, to: "first:\n  a\n  y\nsecond:\n  c\n  z\n")
    #expect(difference.text(ofNewLines: 0..<3) == "  first:\n-   b\n+   y")
    #expect(difference.text(ofNewLines: 3..<6) == "  second:\n-   d\n+   z")
  }
}
