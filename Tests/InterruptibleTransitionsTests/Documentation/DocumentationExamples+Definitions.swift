import Foundation
import HeadlessDevice

@testable import InterruptibleTransitions

// The samples about definitions and cells, word for word.

final class CardView: UIView, ElementView {
  var title = ""
  var transitionIdentifier: ElementID? { "card" }
  func makeStandIn() -> UIView? {
    let card = CardView()
    card.title = title
    return card
  }
}

final class LettersViewController: UIViewController {
  let tableView = UITableView(frame: .zero)
  var letters: [(number: Int, name: String)] = []
}

extension LettersViewController: ElementSource {
  func reveal(_ id: ElementID) {
    guard let row = letters.firstIndex(where: { ElementID($0.number) == id }) else { return }
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
  }
}

final class PhotosViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var photos: [(number: Int, name: String)] = []
}

extension PhotosViewController: ElementListSource {
  var elementScrollView: UIScrollView { collectionView }
  func indexPath(for id: ElementID) -> IndexPath? {
    photos.firstIndex { ElementID($0.number) == id }.map { IndexPath(item: $0, section: 0) }
  }
}

extension ExampleViewController {
  func exampleElementDefinition(_ detail: UIViewController) {
    let definition: ElementDefinition = [
      "card": .sharedElement,
      "tabs": .edgeTranslation(.bottom),
      "text": [.translateY(40).delay(0.2), .crossfade],
    ]
    let reading = InterruptibleTransition(.elements(definition))
    navigationController?.pushViewController(detail, with: reading)
  }

  func exampleElementTimes() {
    let bounce = ElementModifier.Curve.spring(dampingRatio: 0.7)
    let tabs = ElementModifier.edgeTranslation(.bottom)
    let text: ElementModifier = [.translateY(40).delay(0.2), .crossfade]
    _ = (bounce, tabs, text)
  }

  func exampleRevealElementCell(_ tableView: UITableView, _ collectionView: UICollectionView) {
    tableView.revealElementCell(at: IndexPath(row: 12, section: 0))
    collectionView.revealElementCell(at: IndexPath(item: 12, section: 0))
  }

  func exampleDefinedElements() {
    let reading = InterruptibleTransition(
      .elements(["card": .sharedElement, "text": .translateY(40).delay(0.2)]))
    _ = reading
  }
}
