import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with a collection view whose items are 90 points square.
///
/// A row is 390 points wide and has four items, 10 points apart.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let device = Device()
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  /// The numbers of the items, by section.
  var sections = [Array(0..<100)]
  /// The items for which the data source was asked for a cell.
  var asked: [IndexPath] = []
  /// The calls that the delegate received.
  var log: [String] = []

  override init() {
    layout.itemSize = CGSize(width: 90, height: 90)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
    super.init()
    device.window.screenInsets = .zero
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(view)
    device.launch(controller)
  }

  /// The visible items, in order.
  var seen: [Int] { view.indexPathsForVisibleItems.sorted().map(\.item) }

  /// The numbers on the visible cells, in order of their items.
  var numbers: [Int?] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? ItemCell)?.number }
  }

  func cell(_ item: Int) -> ItemCell? { view.cellForItem(at: path(item)) as? ItemCell }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func frame(_ item: Int) -> CGRect? { view.layoutAttributesForItem(at: path(item))?.frame }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log.append("deselect \(indexPath.item)")
  }
}

/// A custom cell that records its reuse and its attributes.
final class ItemCell: UICollectionViewCell {
  var number: Int?
  private(set) var reuseCount = 0
  /// The centers in the applied attributes.
  private(set) var applied: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.center)
  }
}
