import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Elements in cells", .sharingVariants)
  struct Cells {
    private func isClose(_ one: CGRect?, _ other: CGRect, _ limit: CGFloat = 0.5) -> Bool {
      guard let one else { return false }
      return [
        one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
      ].allSatisfy { abs($0) <= limit }
    }

    @Test(
      "A cell is found after its list is reloaded, changed or scrolled", arguments: [false, true],
      [false, true])
    func foundAgain(isTable: Bool, isSource: Bool) {
      let fixture = CellsFixture(isTable: isTable, isSource: isSource)
      fixture.push()
      #expect(fixture.standIns.keys.sorted() == ["4"] && fixture.hidden == [4])
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.standIns.isEmpty)
      fixture.list.insert(1000)
      fixture.list.numbers.swapAt(0, 5)
      fixture.list.reload()
      fixture.list.list.contentOffset.y = 30
      fixture.device.advance(by: 0.1)
      fixture.pop()
      #expect(fixture.hidden == [4] && fixture.standIns.keys.sorted() == ["4"])
      fixture.hold(at: 1)
      let place = fixture.frame(fixture.list.cell(4))
      #expect(isClose(fixture.standIns["4"], place, within(0.5, orStep: 6)))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.list.view.window != nil)
    }

    @Test("The source reveals a cell that is off the screen", arguments: [false, true])
    func revealed(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.list.list.contentOffset.y = 1200
      fixture.list.view.layoutIfNeeded()
      #expect(fixture.list.cell(4) == nil)
      fixture.pop()
      #expect(fixture.list.cell(4) != nil && fixture.hidden == [4])
      #expect(fixture.transition.flight?.elementReport?.matched == [ElementID(4)])
      fixture.hold(at: 1)
      #expect(
        isClose(fixture.standIns["4"], fixture.frame(fixture.list.cell(4)), within(0.5, orStep: 6)))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty)
    }

    @Test("A deleted cell has no stand-in, and its page fades", arguments: [false, true])
    func gone(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.list.remove(4)
      fixture.device.advance(by: 0.5)
      fixture.pop()
      #expect(fixture.standIns.isEmpty && fixture.hidden.isEmpty)
      #expect(
        fixture.transition.flight?.elementReport?.unmatched[ElementID(4)]
          == .missing(isIncoming: true))
      fixture.device.advanceUntilIdle()
      #expect(fixture.list.view.window != nil)
    }

    @Test(
      "If the list scrolls mid-flight, the stand-in does not jump, and lands in its cell",
      arguments: [false, true], [0.2, 0.6])
    func scrolled(isTable: Bool, moment: Double) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.pop()
      fixture.hold(at: CGFloat(moment))
      let before = fixture.standIns["4"] ?? .null
      fixture.list.list.contentOffset.y = 45
      fixture.device.advance(by: 0.02)
      fixture.transition.update(CGFloat(moment) + 1e-6)
      fixture.device.advance(by: 0.02)
      #expect(isClose(fixture.standIns["4"], before, within(0.001, orStep: 6)))
      fixture.transition.update(1)
      fixture.device.advance(by: 0.02)
      let place = fixture.frame(fixture.list.cell(4))
      #expect(isClose(fixture.standIns["4"], place, within(0.5, orStep: 6)))
      fixture.transition.update(CGFloat(moment))
      fixture.device.advance(by: 0.02)
      #expect(isClose(fixture.standIns["4"], before, within(0.001, orStep: 6)))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty)
    }

    @Test(
      "A reused cell is visible at once, and the cell with the element is hidden",
      arguments: [false, true])
    func reused(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.hold(at: 0.5)
      #expect(fixture.hidden == [4])
      fixture.list.numbers.insert(contentsOf: [200, 201], at: 0)
      fixture.list.reload()
      fixture.list.view.layoutIfNeeded()
      // The layout itself hides the cell, before the next frame.
      #expect(fixture.hidden == [4])
      fixture.list.list.contentOffset.y = 2000
      fixture.list.view.layoutIfNeeded()
      #expect(fixture.list.cell(4) == nil && fixture.hidden.isEmpty)
      fixture.list.list.contentOffset.y = 0
      fixture.list.view.layoutIfNeeded()
      #expect(fixture.hidden == [4])
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.standIns.isEmpty)
    }

    @Test(
      "The stand-in of a cell that is deleted mid-flight fades out at its place",
      arguments: [false, true])
    func goesInFlight(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.pop()
      fixture.hold(at: 0.4)
      fixture.list.numbers.removeAll { $0 == 4 }
      fixture.list.reload()
      fixture.device.advance(by: 0.05)
      for (progress, opacity) in [(0.41, 1.0), (0.7, 0.5), (1, 0)] {
        fixture.transition.update(CGFloat(progress))
        fixture.device.advance(by: 0.05)
        let shown = fixture.opacities["4"] ?? -1
        #expect(abs(shown - opacity) < within(0.03, orStep: 0.1))
      }
      fixture.list.insert(4)
      fixture.device.advance(by: 0.05)
      fixture.transition.update(0.7)
      fixture.device.advance(by: 0.05)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.standIns.isEmpty)
    }

    @Test(
      "If the source cell is deleted mid-flight, the stand-in fades out toward the start",
      arguments: [false, true])
    func goesFromInFlight(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable)
      fixture.push()
      fixture.hold(at: 0.6)
      fixture.list.numbers.removeAll { $0 == 4 }
      fixture.list.reload()
      fixture.device.advance(by: 0.05)
      for (progress, opacity) in [(0.59, 1.0), (0.3, 0.5), (0.06, 0.1)] {
        fixture.transition.update(CGFloat(progress))
        fixture.device.advance(by: 0.05)
        let shown = fixture.opacities["4"] ?? -1
        #expect(abs(shown - opacity) < within(0.03, orStep: 0.1))
      }
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.standIns.isEmpty)
    }

    @Test("A cell that is scrolled off in flight moves nothing at once", arguments: [false, true])
    func scrolledOff(isTable: Bool) {
      let fixture = CellsFixture(isTable: isTable, isSource: false, number: isTable ? 10 : 21)
      fixture.list.list.contentOffset.y = isTable ? 800 : 700
      fixture.device.advance(by: 0.1)
      let name = isTable ? "10" : "21"
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.pop()
      fixture.hold(at: 0.6)
      var last = fixture.standIns[name] ?? .null
      for _ in 0..<30 {
        fixture.list.list.contentOffset.y += 14
        fixture.device.advance(by: 1 / 60)
        let next = fixture.standIns[name] ?? .null
        #expect(abs(next.midY - last.midY) < 25)
        last = next
      }
      #expect(fixture.list.cell(isTable ? 10 : 21) == nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty && fixture.standIns.isEmpty)
    }

    @Test("A source returns no cell for an element if the list has not applied a data change")
    func unheard() {
      let list = ListedViewController(isTable: false)
      let device = Device()
      device.launch(list)
      device.advance(by: 0.1)
      let cell = list.view(for: ElementID(4))
      #expect(cell === list.cell(4) && cell != nil)
      list.numbers.insert(100, at: 0)
      let stale = list.view(for: ElementID(4))
      #expect(stale == nil)
      list.reload()
      list.view.layoutIfNeeded()
      let found = list.view(for: ElementID(4))
      #expect(found === list.cell(4) && found != nil)
      list.collection.contentOffset.y = 1500
      list.view.layoutIfNeeded()
      list.reveal(ElementID(4))
      #expect(list.cell(4) != nil && list.indexPath(for: ElementID(999)) == nil)
      list.reveal(ElementID(999))
    }

    @Test("Revealing a completely visible cell does not scroll the list", arguments: [false, true])
    func inSight(isTable: Bool) throws {
      let fixture = CellsFixture(isTable: isTable)
      let list = try #require(fixture.list as? SourceViewController)
      list.list.contentOffset.y = 30
      list.view.layoutIfNeeded()
      list.reveal(ElementID(4))
      let offset = list.list.contentOffset.y
      #expect(offset == 30 && list.cell(4) != nil)
      list.list.contentOffset.y = 1200
      list.view.layoutIfNeeded()
      list.reveal(ElementID(4))
      let isThere = list.cell(4) != nil && list.list.contentOffset.y < 600
      #expect(isThere)
    }

    @Test("A source provides a view of its screen in both directions")
    func namedBySource() {
      final class Screen: UIViewController, ElementSource {
        let box = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
        }

        func view(for id: ElementID) -> UIView? { id == "box" ? box : nil }
      }
      let fixture = ContainerFixture()
      let source = Screen()
      let page = titled("Page")
      let box = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
      box.elementID = "box"
      page.view.addSubview(box)
      let navigation = fixture.navigation([source])
      let morph = InterruptibleTransition(.elements, timing: .linear(0.4))
      navigation.pushViewController(page, with: morph)
      for isWayBack in [false, true] {
        if isWayBack { navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.2)
        #expect(morph.flight?.elementReport?.matched == ["box"])
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A source is asked once at the start, and mid-flight only for a removed view")
    func asked() {
      let fixture = CellsFixture(isTable: false)
      fixture.push()
      #expect(fixture.list.asked == [ElementID(4)])
      var frames = 0
      let observation = fixture.device.onFrame { _ in frames += 1 }
      fixture.list.asked = []
      fixture.device.advance(by: 0.1)
      #expect(fixture.list.asked.isEmpty)
      fixture.list.numbers.removeAll { $0 == 4 }
      fixture.list.reload()
      frames = 0
      fixture.device.advance(by: 0.1)
      #expect(!fixture.list.asked.isEmpty && fixture.list.asked.count <= frames)
      observation.cancel()
      fixture.device.advanceUntilIdle()
    }

    @Test("After a resize mid-flight, the stand-in does not jump, and lands in its cell")
    func turned() {
      let fixture = CellsFixture(isTable: false)
      fixture.push()
      fixture.device.advanceUntilIdle()
      fixture.pop()
      fixture.hold(at: 0.4)
      let before = fixture.standIns["4"] ?? .null
      fixture.device.resize(to: CGSize(width: 800, height: 600))
      fixture.device.advance(by: 0.5)
      fixture.transition.update(0.4 + 1e-6)
      fixture.device.advance(by: 0.05)
      #expect(isClose(fixture.standIns["4"], before, within(0.001, orStep: 8)))
      fixture.transition.update(1)
      fixture.device.advance(by: 0.05)
      let place = fixture.frame(fixture.list.cell(4))
      #expect(isClose(fixture.standIns["4"], place, within(0.5, orStep: 8)))
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.hidden.isEmpty)
    }
  }
}
