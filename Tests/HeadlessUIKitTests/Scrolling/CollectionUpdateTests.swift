import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Insertions and deletions of items.
@MainActor struct CollectionUpdateTests {
  @Test("3.83 Inserted cells fade in while the other cells move")
  func insertion() throws {
    let fixture = CollectionFixture()
    let moving = try #require(fixture.cell(1))
    fixture.sections[0].insert(1000, at: 1)
    fixture.view.insertItems(at: [fixture.path(1)])
    #expect(fixture.cell(2) === moving && fixture.cell(1)?.number == 1000)
    #expect(moving.center.x == 245)
    fixture.device.advance(by: 0.15)
    #expect(moving.shownX > 145 && moving.shownX < 245)
    let alpha = fixture.cell(1)?.shownAlpha ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    fixture.device.advanceUntilIdle()
    #expect(fixture.numbers.prefix(4) == [0, 1000, 1, 2])
    #expect(fixture.cell(1)?.shownAlpha == 1 && moving.shownX == 245)
    #expect(fixture.seen == Array(0..<16) && fixture.view.numberOfItems(inSection: 0) == 101)
  }

  @Test("3.83 Deleted cells fade out and are then reused")
  func deletion() throws {
    let fixture = CollectionFixture()
    let deleted = try #require(fixture.cell(0))
    let moving = try #require(fixture.cell(1))
    fixture.view.selectItem(at: fixture.path(1), animated: false, scrollPosition: [])
    fixture.sections[0].remove(at: 0)
    fixture.view.deleteItems(at: [fixture.path(0)])
    fixture.device.advance(by: 0.15)
    #expect(deleted.superview === fixture.view)
    #expect(deleted.shownAlpha > 0.2 && deleted.shownAlpha < 0.8)
    fixture.device.advanceUntilIdle()
    #expect(deleted.superview == nil && fixture.cell(0) === moving)
    #expect(fixture.numbers == Array(1...16))
    #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(0)])
    fixture.view.contentOffset.y = 50
    fixture.device.advance(by: 0.1)
    #expect(fixture.view.visibleCells.contains(deleted) && deleted.alpha == 1)
  }

  @Test("3.83 In a batch deletions use the old item indexes, and insertions the new ones")
  func batch() {
    let fixture = CollectionFixture()
    fixture.sections = [Array(0..<8)]
    fixture.view.reloadData()
    fixture.device.advance(by: 0.1)
    let third = fixture.cell(3)
    var finished: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.sections = [[100, 1, 3, 101, 4, 5, 6, 7]]
      fixture.view.insertItems(at: [fixture.path(0), fixture.path(3)])
      fixture.view.deleteItems(at: [fixture.path(0), fixture.path(2)])
    } completion: {
      finished.append($0)
    }
    #expect(fixture.cell(2) === third && finished.isEmpty)
    fixture.device.advanceUntilIdle()
    #expect(fixture.numbers == fixture.sections[0] && finished == [true])
  }

  @Test("3.83 A layout can give the attributes of inserted and deleted items")
  func initialAndFinal() throws {
    final class Falling: UICollectionViewFlowLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, by: -100) }

      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, by: 100) }

      private func moved(_ path: IndexPath, by y: CGFloat) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: path)
        attributes?.center.y += y
        return attributes
      }
    }
    let fixture = CollectionFixture()
    fixture.view.collectionViewLayout = Falling()
    fixture.device.advance(by: 0.1)
    let leaving = try #require(fixture.cell(0))
    fixture.view.performBatchUpdates {
      fixture.sections[0][0] = 1000
      fixture.view.deleteItems(at: [fixture.path(0)])
      fixture.view.insertItems(at: [fixture.path(0)])
    }
    #expect(leaving.center.y == 125 && leaving.alpha == 1)
    #expect(fixture.cell(0)?.layer.presentation()?.position.y ?? 0 <= 25)
    fixture.device.advanceUntilIdle()
    #expect(fixture.cell(0)?.center.y == 25 && leaving.superview == nil)
  }

  @Test("3.83 An item count that doesn't match the changes is an error")
  func invalidUpdate() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let fixture = CollectionFixture()
      fixture.sections[0].removeLast(2)
      fixture.view.deleteItems(at: [fixture.path(0)])
    }
  }
}
