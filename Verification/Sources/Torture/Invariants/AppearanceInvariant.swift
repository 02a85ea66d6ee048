/// A check that view controllers receive their appearance callbacks in order and in pairs.
final class AppearanceInvariant {
  private struct Entry {
    weak var page: Page?
  }

  private var entries: [Entry] = []

  func watch(_ page: Page) {
    entries.append(Entry(page: page))
  }

  /// The existing pages.
  var pages: [Page] { entries.compactMap(\.page) }

  func checkRest(_ invariants: Invariants) {
    for page in pages {
      if let first = page.appearance.misplaced.first {
        invariants.fail("appearance callbacks in order", "\(page.name): \(first)")
      }
      let isInWindow = page.viewIfLoaded?.window != nil
      invariants.expect(
        page.appearance.isBalanced(isInWindow: isInWindow), "appearance callbacks balanced",
        "\(page.name): \(page.appearance.summary), \(isInWindow ? "in" : "not in") the window")
    }
  }
}
