import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of transitions between screens that are made of more than plain views: paged scroll views,
/// table and collection view controllers, and views that follow the style of the device.
@Suite("Screens of apps", .underVariants)
struct AppScreenTests {
  @Suite("Paged scroll views", .underVariants, .alsoUnder(.roundsOffsets))
  struct Pagers {
    @Test("An element on the second page moves from its place there and back to it")
    func secondPage() throws {
      let fixture = PagerFixture()
      let device = fixture.device
      let pager = fixture.pager
      let stack = fixture.stack
      fixture.flick(by: -150)
      device.advanceUntilIdle()
      #expect(pager.scrollView.contentOffset.x == 393)
      let transition = InterruptibleTransition(.elements)
      stack.pushViewController(fixture.detail, with: transition)
      device.advance(by: 1 / 60)
      let standIn = try #require(device.window.namedStandIns["photo 1"])
      let start = standIn.convert(standIn.bounds, to: nil)
      #expect(abs(start.midX - 196.5) < 8 && abs(start.midY - 450) < 30)
      device.advanceUntilIdle()
      #expect(stack.topViewController === fixture.detail && device.window.overlays.isEmpty)
      stack.popViewController(animated: true)
      device.advance(by: 0.1)
      transition.pause()
      device.advance(by: 0.1)
      transition.finish()
      device.advanceUntilIdle()
      #expect(stack.topViewController === pager && device.window.overlays.isEmpty)
      #expect(pager.scrollView.contentOffset.x == 393)
    }

    @Test("A push during the motion to a page leaves the pager at a page")
    func duringMotion() {
      let fixture = PagerFixture()
      let device = fixture.device
      let pager = fixture.pager
      let stack = fixture.stack
      fixture.flick(by: -150)
      device.advance(by: 0.1)
      #expect(pager.scrollView.isDecelerating)
      let transition = InterruptibleTransition(.elements)
      let handle = stack.pushViewController(fixture.detail, with: transition)
      device.advanceUntilIdle()
      #expect(handle.result == .completed && device.window.overlays.isEmpty)
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      let offset = pager.scrollView.contentOffset.x
      #expect(offset.truncatingRemainder(dividingBy: 393) == 0 || !pager.scrollView.isDecelerating)
      fixture.flick(by: -150)
      device.advanceUntilIdle()
      #expect(pager.scrollView.contentOffset.x.truncatingRemainder(dividingBy: 393) == 0)
    }

    @Test("A pull to dismiss at the first page of a pager pins the page, and may be taken back")
    func pull() {
      for dismisses in [false, true] {
        let sheet = PulledSheet(.right, contentSize: 393 * 3)
        sheet.scrollView.isPagingEnabled = true
        let device = sheet.fixture.device
        let finger = sheet.press()
        sheet.move(finger, by: 60)
        #expect(sheet.begun == 1 && sheet.rest == 0)
        sheet.move(finger, by: dismisses ? 200 : -40)
        if !dismisses { device.advance(by: 0.1) }
        finger.lift()
        device.advanceUntilIdle()
        #expect(sheet.rest == 0 && sheet.scrollView.bounces)
        #expect((sheet.fixture.presenter.presentedViewController == nil) == dismisses)
        guard !dismisses else { continue }
        // The pager turns its pages afterwards.
        let other = sheet.press()
        sheet.move(other, by: -160, over: 0.1)
        other.lift()
        device.advanceUntilIdle()
        #expect(sheet.scrollView.contentOffset.x == 393)
      }
    }
  }

  @Suite("Table and collection view controllers", .underVariants)
  struct Lists {
    @Test("A pull to dismiss follows the table of a table view controller")
    func pullFromTable() {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      let page = RowsViewController(style: .plain)
      page.tableView.contentInsetAdjustmentBehavior = .never
      let transition = InterruptibleTransition(.slide(from: .bottom))
      transition.interactions = [
        .scrollPullToDismiss(page.tableView, toward: .down, over: 400) { [weak page] in
          page?.dismiss(animated: true)
        }
      ]
      root.present(page, with: transition)
      device.advanceUntilIdle()
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
      #expect(transition.phase == .held && page.tableView.contentOffset.y == 0)
      #expect(page.selected.isEmpty)
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
      finger.lift()
      device.advanceUntilIdle()
      #expect(root.presentedViewController == nil)
    }

    @Test("A cell of a collection view controller zooms into a page, and back")
    func zoomFromCell() throws {
      let device = Device()
      let page = GridViewController(collectionViewLayout: UICollectionViewFlowLayout())
      let stack = UINavigationController(rootViewController: page)
      device.launch(stack)
      let item = IndexPath(item: 5, section: 0)
      let cell = try #require(page.collectionView.cellForItem(at: item))
      let frame = cell.convert(cell.bounds, to: nil)
      device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      let detail = try #require(page.opened)
      device.advance(by: 2 / 60)
      let standIn = try #require(device.window.namedStandIns["item 5"])
      let start = standIn.convert(standIn.bounds, to: nil)
      #expect(abs(start.midX - frame.midX) < 30 && abs(start.midY - frame.midY) < 60)
      device.advanceUntilIdle()
      #expect(stack.topViewController === detail && device.window.overlays.isEmpty)
      #expect(page.collectionView.indexPathsForSelectedItems == [item])
      stack.popViewController(animated: true)
      device.advance(by: 0.1)
      // The selection is cleared at the start of the way back, as UIKit clears it.
      #expect(page.collectionView.indexPathsForSelectedItems == [])
      device.advanceUntilIdle()
      #expect(stack.topViewController === page && device.window.overlays.isEmpty)
      #expect(cell.alpha == 1 && !cell.isHidden && cell.window != nil)
    }
  }

  @Suite("A new style in flight", .underVariants)
  struct StyleInFlight {
    @Test(
      "A flight completes in the new style, and its pages are notified",
      arguments: ["fade", "elements", "zoom", "slide"], [true, false])
    func change(_ name: String, finishes: Bool) {
      let animations: [String: TransitionAnimation] = [
        "fade": .fade, "elements": .elements, "zoom": .zoom("card"), "slide": .slide(from: .right),
      ]
      let fixture = ElementsFixture(.navigation, animations[name] ?? .fade)
      let pages = [fixture.container.first, fixture.container.second]
      for page in pages { page.view.backgroundColor = .systemBackground }
      var styles: [String] = []
      for (name, page) in zip(["first", "second"], pages) {
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (page: UIViewController, _) in
          styles.append("\(name) \(page.traitCollection.userInterfaceStyle)")
        }
      }
      fixture.device.advance(by: 0.1)
      fixture.container.there()
      fixture.container.hold(at: 0.5)
      fixture.device.settings.userInterfaceStyle = .dark
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.progress == 0.5)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(Set(styles) == ["first dark", "second dark"] || !finishes)
      #expect(fixture.device.window.overlays.isEmpty)
      let shown = finishes ? pages[1] : pages[0]
      #expect(shown.view.window != nil && shown.view.alpha == 1)
      #expect(shown.view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(shown.view.backgroundColor == .systemBackground)
      let card = finishes ? fixture.detail : fixture.card
      let color = finishes ? UIColor.systemBlue : .systemRed
      #expect(card.layer.backgroundColor == color.cgColor)
      // The way back.
      guard finishes else { return }
      fixture.container.back()
      fixture.device.advanceUntilIdle()
      #expect(pages[0].view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(fixture.card.layer.backgroundColor == UIColor.systemRed.cgColor)
      #expect(fixture.card.backgroundColor == .systemRed)
    }
  }
}

/// A stack with a pager, and a page with a large photo of the pager's second page.
private final class PagerFixture {
  let device = Device()
  let pager = PagerViewController()
  let detail = UIViewController()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: pager)
    stack.isNavigationBarHidden = true
    let photo = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    photo.backgroundColor = .systemTeal
    photo.elementID = "photo 1"
    detail.view.backgroundColor = .systemBackground
    detail.view.addSubview(photo)
    device.launch(stack)
  }

  /// Flicks the pager by a distance in points.
  func flick(by distance: CGFloat) {
    let finger = device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: distance < 0 ? -10 : 10, dy: 0))
    finger.move(by: CGVector(dx: distance, dy: 0), over: 0.1)
    finger.lift()
  }
}

/// Three pages side by side, each with a photo.
private final class PagerViewController: UIViewController {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393 * 3, height: 852)
    view.addSubview(scrollView)
    for page in 0..<3 {
      let left = 393 * CGFloat(page)
      let photo = UIView(frame: CGRect(x: left + 96.5, y: 400, width: 200, height: 100))
      photo.backgroundColor = .systemTeal
      photo.elementID = "photo \(page)"
      scrollView.addSubview(photo)
    }
  }
}

/// A table of forty empty rows.
private final class RowsViewController: UITableViewController {
  private(set) var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A grid of cells, each of which zooms into a page.
private final class GridViewController: UICollectionViewController {
  private(set) var opened: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemIndigo
    cell.elementID = "item \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    opened = page
    navigationController?.pushViewController(
      page, with: InterruptibleTransition(.zoom("item \(indexPath.item)")))
  }
}
