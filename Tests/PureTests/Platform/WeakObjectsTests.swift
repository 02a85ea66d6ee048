import Testing

@testable import InterruptibleTransitions

@Suite("A list of objects that does not keep them")
struct WeakObjectsTests {
  private final class Item {}

  @Test("The list has each object once, in the order of insertion")
  func order() {
    let first = Item()
    let second = Item()
    var list = WeakObjects<Item>()
    for item in [first, second, first] { list.insert(item) }
    #expect(list.all.map { $0 === first } == [true, false])
    list.removeAll { $0 === first }
    #expect(list.all.map { $0 === second } == [true])
  }

  @Test("A released object is no longer in the list")
  func release() {
    let kept = Item()
    var released: Item? = Item()
    var list = WeakObjects<Item>()
    for item in [released, kept].compactMap({ $0 }) { list.insert(item) }
    released = nil
    #expect(list.all.map { $0 === kept } == [true])
  }
}
