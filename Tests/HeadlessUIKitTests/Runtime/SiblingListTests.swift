import Testing

@testable import HeadlessUIKit

@Suite("Subviews and sublayers")
struct SiblingListTests {
  private final class Item: Indexed {
    var listIndex = -1
  }

  private func all(_ list: inout SiblingList<Item>) -> [Item] {
    list.closeGaps()
    return list.whole ?? []
  }

  private func isSame(_ items: [Item], _ expected: some Sequence<Item>) -> Bool {
    items.elementsEqual(expected, by: ===)
  }

  @Test(
    "Items keep their order through insertions, removals and reads",
    arguments: [5, 100], [1, 3, 7, 1000])
  func order(_ count: Int, _ looksEvery: Int) {
    var list = SiblingList<Item>()
    var expected: [Item] = []
    func put(_ item: Item, at index: Int) {
      list.insert(item, at: index)
      expected.insert(item, at: index)
    }
    for _ in 0..<count { put(Item(), at: expected.count) }
    for step in 0..<3 * count {
      let item = expected[step * 7 % expected.count]
      list.remove(item)
      expected.removeAll { $0 === item }
      // Removing an item that isn't in the list has no effect.
      list.remove(item)
      if step % 5 == 0 { put(item, at: step * 3 % (expected.count + 1)) }
      if step % 2 == 0 { put(Item(), at: expected.count) }
      if step % looksEvery == 0 { #expect(isSame(all(&list), expected)) }
      if expected.isEmpty { break }
    }
    #expect(isSame(all(&list), expected))
    list.reorder(as: expected.reversed())
    #expect(isSame(all(&list), expected.reversed()))
  }

  @Test("Removing items one by one from a long list releases each at once")
  func release() {
    var list = SiblingList<Item>()
    for index in 0..<100 { list.insert(Item(), at: index) }
    let items = all(&list)
    weak var first: Item?
    do {
      let item = Item()
      first = item
      list.insert(item, at: 0)
      for item in items.prefix(50) { list.remove(item) }
      list.remove(item)
    }
    #expect(first == nil)
    for item in items.dropFirst(50) { list.remove(item) }
    #expect(all(&list).isEmpty)
  }
}
