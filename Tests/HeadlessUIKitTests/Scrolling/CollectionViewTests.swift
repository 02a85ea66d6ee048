import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct CollectionViewTests {
  @Test("3.80 A collection view has cells for its visible items")
  func cellsForSeenItems() {
    let fixture = CollectionFixture()
    #expect(fixture.seen == Array(0..<16) && fixture.numbers == Array(0..<16))
    #expect(fixture.asked.count == 16)
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 2490))
    #expect(fixture.cell(5)?.frame == CGRect(x: 100, y: 100, width: 90, height: 90))
    #expect(fixture.cell(5)?.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: 150)) == fixture.path(5))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 95, y: 150)) == nil)
    #expect(fixture.cell(5).flatMap { fixture.view.indexPath(for: $0) } == fixture.path(5))
    fixture.sections = [[7], [8, 9]]
    fixture.view.reloadData()
    fixture.device.advance(by: 0.1)
    #expect(fixture.view.numberOfSections == 2 && fixture.view.numberOfItems(inSection: 1) == 2)
    #expect(fixture.numbers == [7, 8, 9])
  }

  @Test("3.80 Cells that scroll off are reused, prepared, and have attributes from the start")
  func reuse() throws {
    let fixture = CollectionFixture()
    let first = try #require(fixture.cell(0))
    fixture.view.contentOffset.y = 100
    fixture.device.advance(by: 0.1)
    #expect(fixture.seen == Array(4..<20))
    #expect(first.reuseCount == 1 && (16..<20).contains(first.number ?? -1))
    // The attributes are applied when the cell is dequeued and when it is shown.
    #expect(first.applied.suffix(2).map(\.y) == [445, 445])
    #expect(fixture.view.subviews.count { $0 is ItemCell } == 16)
  }

  @Test("3.81 Each layout pass applies the attributes again, including alpha")
  func attributesEachPass() throws {
    let fixture = CollectionFixture()
    fixture.device.advance(by: 0.1)
    let cell = try #require(fixture.cell(3))
    cell.alpha = 0.25
    cell.isHidden = true
    cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    cell.center.x += 50
    fixture.device.advance(by: 0.1)
    #expect(cell.alpha == 0.25 && cell.isHidden)
    fixture.view.setNeedsLayout()
    fixture.device.advance(by: 0.1)
    #expect(cell.alpha == 1 && !cell.isHidden && cell.transform.isIdentity)
    #expect(cell.frame == fixture.frame(3))
    cell.alpha = 0.25
    fixture.view.contentOffset.y = 5
    fixture.device.advance(by: 0.1)
    #expect(cell.alpha == 1)
  }

  @Test("3.82 A flow layout fills lines and justifies full lines")
  func flow() {
    let fixture = CollectionFixture()
    #expect(UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50))
    #expect(UICollectionViewFlowLayout().minimumLineSpacing == 10)
    #expect(UICollectionViewFlowLayout().minimumInteritemSpacing == 10)
    fixture.sections = [Array(0..<5)]
    fixture.view.reloadData()
    fixture.layout.itemSize = CGSize(width: 100, height: 40)
    fixture.layout.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 15)
    fixture.layout.minimumLineSpacing = 20
    fixture.device.advance(by: 0.1)
    // Three items of 100 points leave 70 of 370 points for two gaps.
    #expect((0..<5).map { fixture.frame($0)?.minX } == [5, 140, 275, 5, 140])
    #expect((0..<5).map { fixture.frame($0)?.minY } == [7, 7, 7, 67, 67])
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 110))
    fixture.layout.itemSize.width = 200
    fixture.device.advance(by: 0.1)
    #expect((0..<5).map { fixture.frame($0)?.minX } == [90, 90, 90, 90, 5])
    #expect(fixture.frame(5) == nil)
  }

  @Test("3.82 A flow layout can scroll horizontally, section by section")
  func horizontalFlow() {
    let fixture = CollectionFixture()
    fixture.sections = [Array(0..<5), Array(0..<2)]
    fixture.view.reloadData()
    fixture.layout.scrollDirection = .horizontal
    fixture.device.advance(by: 0.1)
    #expect((0..<5).map { fixture.frame($0)?.minX } == [0, 0, 0, 0, 100])
    // Four items of 90 points in 400 points.
    #expect(near(Double(fixture.frame(1)?.minY ?? 0), 90 + 40 / 3.0))
    let second = IndexPath(item: 0, section: 1)
    #expect(fixture.view.layoutAttributesForItem(at: second)?.frame.minX == 190)
    #expect(fixture.view.contentSize == CGSize(width: 280, height: 400))
  }

  @Test("3.82 The delegate can give sizes and spacings")
  func delegateSizes() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 20 + 10 * indexPath.item) }

      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 40 }
    }
    let fixture = CollectionFixture()
    let delegate = Delegate()
    fixture.sections = [Array(0..<3)]
    fixture.view.reloadData()
    fixture.view.delegate = delegate
    fixture.device.advance(by: 0.1)
    #expect((0..<3).map { fixture.frame($0)?.minX } == [0, 140, 280])
    #expect((0..<3).map { fixture.frame($0)?.minY } == [10, 5, 0])
  }

  @Test("3.82 A new width changes the lines of a flow layout")
  func resized() {
    let fixture = CollectionFixture()
    fixture.view.frame.size.width = 190
    fixture.device.advance(by: 0.1)
    #expect(fixture.cell(2)?.frame.origin == CGPoint(x: 0, y: 100))
    #expect(fixture.seen == Array(0..<8))
  }

  @Test("3.82 A custom layout places the items")
  func ownLayout() {
    final class Pile: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 400) }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        attributes.zIndex = -indexPath.item
        attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item))
        attributes.alpha = 0.5
        return attributes
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let fixture = CollectionFixture()
    fixture.view.collectionViewLayout = Pile()
    fixture.device.advance(by: 0.1)
    #expect(fixture.seen == [0, 1, 2] && fixture.layout.collectionView == nil)
    let cell = fixture.cell(2)
    #expect(cell?.alpha == 0.5 && cell?.layer.zPosition == -2)
    #expect(cell?.transform == CGAffineTransform(rotationAngle: 2))
    #expect(cell?.bounds.size == CGSize(width: 60, height: 60))
    let attributes = fixture.view.layoutAttributesForItem(at: fixture.path(1))
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.zIndex == -1 && copy?.frame == attributes?.frame && copy !== attributes)
  }

  @Test("3.84 scrollToItem scrolls to each position, within the content's edges")
  func scrollsToItem() {
    let fixture = CollectionFixture()
    let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 1000), (.centeredVertically, 845), (.bottom, 690), ([], 0),
    ]
    for (position, offset) in positions {
      fixture.view.contentOffset = .zero
      fixture.view.scrollToItem(at: fixture.path(40), at: position, animated: false)
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: offset))
    }
    fixture.view.scrollToItem(at: fixture.path(99), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 2090)
    fixture.device.advance(by: 0.1)
    #expect(fixture.seen.contains(99))
    fixture.view.scrollToItem(at: fixture.path(0), at: .top, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(fixture.view.contentOffset.y < 2090 && fixture.view.contentOffset.y > 0)
    fixture.device.advanceUntilIdle()
    #expect(fixture.view.contentOffset.y == 0)
  }

  @Test("3.85 A tap deselects the old item and selects the new one, and a drag does neither")
  func selection() {
    let fixture = CollectionFixture()
    fixture.device.tap(at: CGPoint(x: 45, y: 45))
    #expect(fixture.log == ["select 0"] && fixture.cell(0)?.isSelected == true)
    let finger = fixture.device.press(at: CGPoint(x: 145, y: 45))
    fixture.device.advance(by: 0.3)
    #expect(fixture.cell(1)?.isHighlighted == true)
    finger.lift()
    #expect(fixture.log == ["select 0", "deselect 0", "select 1"])
    #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(1)])
    #expect(fixture.cell(0)?.isSelected == false && fixture.cell(1)?.isHighlighted == false)
    let drag = fixture.device.press(at: CGPoint(x: 245, y: 345))
    drag.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    drag.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.count == 3 && fixture.view.contentOffset.y > 100)
    fixture.view.selectItem(at: fixture.path(30), animated: false, scrollPosition: .top)
    fixture.device.advance(by: 0.1)
    #expect(fixture.log.count == 3 && fixture.cell(30)?.isSelected == true)
    #expect(fixture.view.contentOffset.y == 700)
    fixture.view.allowsSelection = false
    fixture.device.tap(at: CGPoint(x: 45, y: 45))
    #expect(fixture.log.count == 3)
  }

  @Test("3.80 Dequeuing with an unregistered identifier is an error")
  func unregisteredIdentifier() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let fixture = CollectionFixture()
      _ = fixture.view.dequeueReusableCell(
        withReuseIdentifier: "other", for: fixture.path(0))
    }
  }
}
