import Testing

@testable import HeadlessUIKit

@Suite("Tests under variants", .serialized)
struct UnderVariantsTests {
  private static var met: [RuntimeVariants] = []

  @Test(
    "A test runs under the sets that it names and consults", .underVariants,
    .alsoUnder(.startsAtOnce, [.stacksAtOnce], .roundsOffsets))
  func first() {
    let runtime = Runtime()
    #expect(runtime.reads(.startsAtOnce) == RuntimeVariants.current.contains(.startsAtOnce))
    #expect(runtime.reads(.stacksAtOnce) == RuntimeVariants.current.contains(.stacksAtOnce))
    Self.met.append(.current)
  }

  @Test("Without a choice, a test runs under the default and named sets, in their order")
  func second() {
    guard case .named = UnderVariants.choice else { return }
    #expect(Self.met == [[], .startsAtOnce, .stacksAtOnce])
    #expect(RuntimeVariants.current == [])
  }

  @Test("An unknown variant or an invalid part ends the tests")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = VariantChoice("linksLate+startsAtOnxe") }
    await #expect(processExitsWith: .failure) { _ = VariantChoice("all 8/8") }
  }

  @Test("The value of VARIANTS selects the sets of variants")
  func choices() {
    func sets(_ text: String?) -> [RuntimeVariants]? {
      switch VariantChoice(text) {
      case .some(let sets), .askedAbout(let sets): sets
      case .named, .all: nil
      }
    }
    #expect(sets(nil) == nil && sets("") == nil)
    #expect(sets("default") == [[]])
    #expect(sets("linksLate+startsAtOnce") == [[.linksLate, .startsAtOnce]])
    #expect(sets("each") == RuntimeVariants.each)
    #expect(sets("sets") == RuntimeVariants.sets)
    #expect(sets("alone") == [[]] + RuntimeVariants.each)
    #expect(VariantChoice(nil).isNamed && !VariantChoice("all 2/8").isNamed)
  }
}
