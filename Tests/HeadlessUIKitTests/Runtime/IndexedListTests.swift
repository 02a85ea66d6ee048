import Testing

@testable import HeadlessUIKit

struct IndexedListTests {
  private final class Item: Indexed {
    var listIndex = -1
  }

  private func isSame(_ items: some Sequence<Item>, _ expected: [Item]) -> Bool {
    items.elementsEqual(expected, by: ===)
  }

  @Test("Objects keep their order when others are removed", arguments: [1, 2, 3, 7])
  func order(_ step: Int) {
    let items = (0..<100).map { _ in Item() }
    var list = IndexedList<Item>()
    for item in items { list.append(item) }
    var expected = items
    for (index, item) in items.reversed().enumerated() where index % step == 0 {
      let first = list.remove(item)
      let second = list.remove(item)
      #expect(first && !second)
      expected.removeAll { $0 === item }
      #expect(list.count == expected.count)
      #expect(list.isEmpty == expected.isEmpty)
      #expect(isSame(list, expected) && isSame(list.all, expected))
    }
    let more = Item()
    list.append(more)
    #expect(list.all.last === more)
    #expect(list.all.count == expected.count + 1)
  }

  @Test("An object can move to another list and is removed from its current list only")
  func fromListToList() {
    var list = IndexedList<Item>()
    var other = IndexedList<Item>()
    let items = (0..<3).map { _ in Item() }
    for item in items { list.append(item) }
    let isOut = list.remove(items[1])
    #expect(isOut)
    other.append(items[1])
    let isOutAgain = list.remove(items[1])
    #expect(!isOutAgain)
    let isOutOfOther = other.remove(items[1])
    #expect(isOutOfOther)
    #expect(isSame(list, [items[0], items[2]]))
    #expect(other.isEmpty)
  }
}
