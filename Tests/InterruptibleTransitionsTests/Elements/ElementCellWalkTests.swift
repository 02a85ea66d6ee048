import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Random changes to a list at any moment of flights in both directions.
@Suite("Cells under random changes", .sharingVariants)
struct ElementCellWalkTests {
  @Test(
    "No cell is wrong, duplicated or missing, and all cells are restored",
    arguments: [false, true], 0..<12)
  func walks(isTable: Bool, seed: Int) {
    let walk = CellWalk(isTable: isTable, seed: seed * 2 + (isTable ? 1 : 0))
    for _ in 0..<40 { walk.step() }
    walk.end()
  }
}

/// A random sequence of changes to a list and to its flights.
private final class CellWalk {
  private let fixture: CellsFixture
  private var dice: SeededDice
  private var done: [String] = []
  private var next = 1000

  init(isTable: Bool, seed: Int) {
    dice = SeededDice(seed)
    fixture = CellsFixture(isTable: isTable, isSource: seed % 3 != 0)
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  func step() {
    let list = fixture.list
    switch roll(12) {
    case 0: note("go") { toggle() }
    case 1: note("pause") { fixture.transition.pause() }
    case 2:
      let progress = CGFloat(roll(11)) / 10
      note("update \(progress)") { fixture.transition.update(progress) }
    case 3: note("finish") { fixture.transition.finish() }
    case 4: note("cancel") { fixture.transition.cancel() }
    case 5:
      let offset = CGFloat(roll(8)) * 180
      note("scroll to \(offset)") { list.list.contentOffset.y = offset }
    case 6:
      let (one, other) = (roll(list.numbers.count), roll(list.numbers.count))
      note("swap \(one), \(other)") {
        list.numbers.swapAt(one, other)
        list.reload()
      }
    case 7:
      let number = roll(3) == 0 ? 4 : list.numbers[roll(list.numbers.count)]
      if list.numbers.count > 20 { note("remove \(number)") { list.remove(number) } }
    case 8:
      next += 1
      let number = list.numbers.contains(4) ? next : 4
      note("insert \(number)") { list.insert(number) }
    case 9:
      let size = [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)][roll(2)]
      note("resize \(size)") { fixture.device.resize(to: size) }
    case 10: note("reload") { list.reload() }
    default: break
    }
    for _ in 0..<roll(6) {
      fixture.device.advance(by: 1.0 / 60)
      check()
    }
  }

  private func note(_ what: String, _ action: () -> Void) {
    done.append(what)
    action()
  }

  private func toggle() {
    if fixture.navigation.viewControllers.count == 1 {
      fixture.navigation.pushViewController(fixture.page, with: fixture.transition)
    } else {
      fixture.navigation.popViewController(animated: true)
    }
  }

  /// Checks a frame: each number is visible once, in its cell or in its stand-in.
  private func check() {
    let cells = fixture.list.cells
    let hidden = cells.filter { $0.view.layer.mask != nil }.map(\.number)
    let flying = fixture.standIns.keys.sorted()
    let path = done.suffix(8).joined(separator: ", ")
    // Only cells that have stand-ins are hidden.
    #expect(hidden.allSatisfy { flying.contains("\($0)") }, "hidden: \(hidden) after \(path)")
    let seen = cells.filter { flying.contains("\($0.number)") && $0.view.layer.mask == nil }
    // A reinserted number can have two cells while its old cell is being deleted.
    let doubled = seen.filter { cell in cells.count { $0.number == cell.number } == 1 }
    #expect(doubled.isEmpty, "doubled: \(doubled.map(\.number)) after \(path)")
    let wrong = cells.filter { cell in !fixture.list.numbers.contains(cell.number) }.map(\.number)
    #expect(wrong.isEmpty || !fixture.list.isTable, "wrong: \(wrong) after \(path)")
    if fixture.transition.flight == nil { #expect(flying.isEmpty, "left: \(flying) after \(path)") }
  }

  func end() {
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    check()
    let hidden = fixture.hidden
    #expect(hidden.isEmpty && fixture.card.layer.mask == nil)
    #expect(fixture.standIns.isEmpty && fixture.transition.flight == nil)
  }
}
