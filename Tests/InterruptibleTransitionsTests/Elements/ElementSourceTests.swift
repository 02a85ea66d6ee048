import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  @Suite("Two sources: a gallery and a pager", .underVariants)
  struct Sources {
    /// A page with one view for each element, which can change.
    private final class Page: UIViewController, ElementSource {
      weak var answer: UIView?

      func view(for id: ElementID) -> UIView? { answer }
    }

    @Test("A view that a source returns later replaces the former one")
    func laterAnswer() {
      let device = Device()
      let page = Page()
      device.launch(page)
      let views = (0..<3).map {
        UIView(frame: CGRect(x: 40, y: 100 + 150 * $0, width: 100, height: 100))
      }
      for view in views { page.view.addSubview(view) }
      // Flights of other tests may look for a common identifier.
      let id = ElementID("a later answer")
      views[0].elementID = id
      page.answer = views[1]
      let tracker = ElementTracker(
        ElementScreen(views: [id: views[0]], root: page.view, sources: [page]),
        on: .outgoing)
      tracker.settle()
      views[0].removeFromSuperview()
      _ = tracker.update()
      #expect(tracker.views[id] === views[1])
      page.answer = views[2]
      _ = tracker.update()
      #expect(tracker.views[id] === views[2] && views[1].layer.mask == nil)
      tracker.stop()
      #expect(views.allSatisfy { $0.layer.mask == nil })
    }

    /// A collection view of photos: a gallery of three columns, or a pager of whole pages.
    private final class Photos: UIViewController, UICollectionViewDataSource, ElementListSource {
      let collection: UICollectionView
      private(set) var revealed: [ElementID] = []
      /// The page that the pager shows first.
      private let start: Int?
      var elementScrollView: UIScrollView { collection }

      /// Creates a gallery, or a pager that shows a photo first.
      init(pagerAt start: Int? = nil) {
        self.start = start
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = start == nil ? CGSize(width: 131, height: 131) : Self.screen.size
        layout.scrollDirection = start == nil ? .vertical : .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        collection = UICollectionView(frame: Self.screen, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collection.dataSource = self
      }

      required init?(coder: NSCoder) { nil }

      static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collection)
        collection.layoutIfNeeded()
        if let start { collection.contentOffset.x = CGFloat(start) * Self.screen.width }
        collection.layoutIfNeeded()
      }

      func indexPath(for id: ElementID) -> IndexPath? {
        (0..<60).first { ElementID($0) == id }.map { IndexPath(item: $0, section: 0) }
      }

      func reveal(_ id: ElementID) {
        revealed.append(id)
        if let indexPath = indexPath(for: id) { collection.revealElementCell(at: indexPath) }
      }

      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "photo", for: indexPath)
        cell.contentView.backgroundColor = .red
        cell.contentView.elementID = ElementID(indexPath.item)
        return cell
      }
    }

    @Test("A pager shows the page that the app has chosen, and the gallery is not scrolled")
    func chosenPage() {
      let device = Device()
      let gallery = Photos()
      let pager = Photos(pagerAt: 4)
      let navigation = UINavigationController(rootViewController: gallery)
      device.launch(navigation)
      let offset = gallery.collection.contentOffset
      let transition = InterruptibleTransition(.elements, timing: .linear(0.4))
      navigation.pushViewController(pager, with: transition)
      device.advance(by: 0.1)
      #expect(transition.flight?.elementReport?.matched == [ElementID(4)])
      device.advanceUntilIdle()
      #expect(pager.collection.contentOffset.x == 4 * 393 && pager.revealed.isEmpty)
      navigation.popViewController(animated: true)
      device.advance(by: 0.1)
      #expect(transition.flight?.elementReport?.matched == [ElementID(4)])
      device.advanceUntilIdle()
      #expect(gallery.collection.contentOffset == offset && gallery.revealed.isEmpty)
    }

    @Test("The gallery scrolls to the photo to which the person has paged")
    func pagedFurther() {
      let device = Device()
      let gallery = Photos()
      let pager = Photos(pagerAt: 4)
      let navigation = UINavigationController(rootViewController: gallery)
      device.launch(navigation)
      let transition = InterruptibleTransition(.elements, timing: .linear(0.4))
      navigation.pushViewController(pager, with: transition)
      device.advanceUntilIdle()
      pager.collection.contentOffset.x = 50 * 393
      device.advance(by: 0.1)
      navigation.popViewController(animated: true)
      device.advance(by: 0.1)
      #expect(transition.flight?.elementReport?.matched == [ElementID(50)])
      #expect(gallery.revealed == [ElementID(50)])
      device.advanceUntilIdle()
      #expect(gallery.collection.contentOffset.y > 1000)
    }

    @Test("A list is not scrolled for a second element while it shows the first one")
    func staysInPlace() {
      let device = Device()
      let gallery = Photos()
      let page = UIViewController()
      for (number, x) in [(4, 0.0), (45, 200)] {
        let view = UIView(frame: CGRect(x: x, y: 300, width: 180, height: 180))
        view.elementID = ElementID(number)
        page.view.addSubview(view)
      }
      let navigation = UINavigationController(rootViewController: gallery)
      device.launch(navigation)
      navigation.pushViewController(
        page, with: InterruptibleTransition(.elements, timing: .linear(0.4)))
      device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(gallery.collection.contentOffset.y == 0 && gallery.revealed.isEmpty)
    }
  }
}
