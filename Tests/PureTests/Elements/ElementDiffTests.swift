import Foundation
import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("Differences between two screens")
struct ElementDiffTests {
  private func element(_ number: Int, in parent: Int? = nil) -> Element {
    Element(
      ElementID(number), in: parent.map { ElementID($0) },
      at: ElementPlace(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  private func plan(_ diff: ElementDiff) -> ElementPlan {
    var diff = diff
    ElementPlanner().resolve(&diff)
    return ElementPlan(of: diff)
  }

  @Test("Unmatched elements are next to matched elements, in the order of both screens")
  func order() {
    func tree(_ names: String) -> ElementTree {
      ElementTree(
        names.map {
          Element(ElementID(String($0)), at: ElementPlace(CGRect(x: 0, y: 0, width: 1, height: 1)))
        })
    }
    func names(_ order: [ElementID: Int]) -> String {
      order.sorted { $0.value < $1.value }.map { "\($0.key)" }.joined()
    }
    let from = tree("gAhBi")
    let to = tree("cAdBe")
    #expect(names(from.order(with: to, nextTo: .inFront)) == "gcAhdBie")
    #expect(names(to.order(with: from, nextTo: .behind)) == "gcAhdBie")
    #expect(names(tree("AB").order(with: tree("cBdA"), nextTo: .inFront)) == "dAcB")
    #expect(names(tree("").order(with: tree("xy"), nextTo: .inFront)) == "xy")
    #expect(names(tree("ab").order(with: tree(""), nextTo: .behind)) == "ab")
  }

  @Test("Each identifier is shared, removed or inserted")
  func partition() {
    for seed in 0..<200 {
      var random = Dice(UInt64(seed))
      let trees = (0..<2).map { _ in
        ElementTree((0..<40).filter { _ in random.chance(0.5) }.map { element($0) })
      }
      let diff = ElementDiff(ScreenPair(trees[0], trees[1]))
      let sets = [diff.shared, diff.removed, diff.inserted]
      let all = Set(trees.flatMap { $0.elements.map(\.id) })
      #expect(sets.map(\.count).reduce(0, +) == all.count)
      #expect(Set(sets.joined()) == all)
      #expect(diff.shared.allSatisfy { trees[0][$0] != nil && trees[1][$0] != nil })
      #expect(diff.removed.allSatisfy { trees[0][$0] != nil && trees[1][$0] == nil })
    }
  }

  @Test("The frontmost view of a duplicate identifier matches, and the report lists duplicates")
  func doubled() {
    let wide = ElementPlace(CGRect(x: 0, y: 0, width: 99, height: 1))
    let tree = ElementTree([element(1), Element(ElementID(1), at: wide), element(2)])
    #expect(tree.elements.map(\.id) == [ElementID(1), ElementID(2)])
    #expect(tree[ElementID(1)]?.place == wide)
    let same = ElementDiff(ScreenPair(tree, tree))
    let report = ElementReport(same, plan(same))
    #expect(report.duplicates == [ElementID(1)] && report.unmatched.isEmpty)
  }

  @Test("The report says why an element has no match")
  func reasons() {
    let from = ElementTree([element(1), element(2), element(3), element(6)])
    let to = ElementTree(
      [element(1), element(4), element(6)],
      flaws: [ElementID(2): .hidden, ElementID(5): .empty])
    var diff = ElementDiff(ScreenPair(from, to))
    diff.keepShared { $0 != ElementID(6) }
    let report = ElementReport(diff, plan(diff))
    #expect(report.matched == [ElementID(1)])
    #expect(
      report.unmatched == [
        ElementID(2): .hidden(isIncoming: true), ElementID(3): .missing(isIncoming: true),
        ElementID(4): .missing(isIncoming: false), ElementID(5): .empty(isIncoming: true),
        ElementID(6): .removed,
      ])
    #expect(
      "\(report)" == """
        matched: 1
        empty on the incoming screen: 5
        hidden on the incoming screen: 2
        removed by a pass: 6
        not on the incoming screen: 3
        not on the outgoing screen: 4
        """)
  }

  @Test("The parent of an element is the innermost one that contains it on both screens")
  func parents() {
    let from = ElementTree([element(1), element(2, in: 1), element(3, in: 2), element(4, in: 3)])
    let to = ElementTree([element(1), element(3, in: 1), element(4, in: 3), element(2)])
    let diff = ElementDiff(ScreenPair(from, to))
    #expect(diff.moved == [ElementID(3), ElementID(2)])
    let plan = plan(diff)
    let parents = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.id, $0.parent?.id) })
    #expect(parents[ElementID(2)] == .some(nil) && parents[ElementID(3)] == ElementID(1))
    #expect(parents[ElementID(4)] == ElementID(3))
    #expect(plan.items.map(\.id).firstIndex(of: ElementID(4)) == 3)
    #expect("\(plan)".contains("4 in 3: 10.0 × 10.0 at (5.0, 5.0) → 10.0 × 10.0 at (5.0, 5.0)"))
  }

  @Test("Removing a match removes its plan item, and equal differences have equal plans")
  func takenOut() {
    let from = ElementTree([element(1), element(2)])
    let to = ElementTree([element(2), element(1)])
    var diff = ElementDiff(ScreenPair(from, to))
    let whole = plan(diff)
    #expect(whole == plan(ElementDiff(ScreenPair(from, to))))
    diff.keepShared { $0 == ElementID(1) }
    #expect(diff.removed == [ElementID(2)] && diff.inserted == [ElementID(2)])
    #expect(plan(diff) != whole && plan(diff).items.map(\.id) == [ElementID(1)])
  }

  @Test("Identifiers are equal only if their values and types are equal")
  func identifiers() {
    #expect(ElementID("a") == "a" && ElementID(1) != ElementID("1"))
    #expect(ElementID(3) != ElementID(3.0) && ElementID(Int8(3)) != ElementID(3))
    #expect(ElementID(3) == ElementID(3) && ElementID(Optional("a")) != "a")
    #expect(ElementID(ElementID(7)) == ElementID(7) && "\(ElementID(7))" == "7")
    let literal: ElementID = 7
    #expect(literal == ElementID(7) && literal.value(as: Int.self) == 7)
    #expect(literal.value(as: Double.self) == nil && ElementID(3.0).value(as: Int.self) == nil)
    #expect(ElementID("a").value(as: String.self) == "a")
    let number = 3
    let interpolated: ElementID = "photo \(number)"
    #expect(interpolated == ElementID("photo 3"))
  }
}
