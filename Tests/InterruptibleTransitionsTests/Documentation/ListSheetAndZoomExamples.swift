import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of "A list, a sheet and a zoom", word for word.

struct Destination {
  let name: String
  let color: UIColor
}

/// A list. A tap on a row zooms the row into a page.
final class DestinationsViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let destinations: [Destination]
  private let table = UITableView()

  init(_ destinations: [Destination]) {
    self.destinations = destinations
    super.init(nibName: nil, bundle: nil)
    title = "Destinations"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 96
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "destination")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    destinations.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let destination = destinations[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "destination", for: indexPath)
    cell.backgroundColor = destination.color
    cell.textLabel?.text = destination.name
    // The cell is reused for other rows, so it gets its identifier here.
    cell.elementID = ElementID(destination.name)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let destination = destinations[indexPath.row]
    navigationController?.pushViewController(
      DestinationViewController(destination), with: .zoom(ElementID(destination.name)))
  }
}

// If the row is scrolled away, the table scrolls back to it before the page returns.
extension DestinationsViewController: ElementListSource {
  var elementScrollView: UIScrollView { table }

  func indexPath(for id: ElementID) -> IndexPath? {
    destinations.firstIndex { ElementID($0.name) == id }.map { IndexPath(row: $0, section: 0) }
  }
}

/// A page. Its button presents a sheet.
final class DestinationViewController: UIViewController {
  private let destination: Destination
  private let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
  private let button = UIButton(type: .system)

  init(_ destination: Destination) {
    self.destination = destination
    super.init(nibName: nil, bundle: nil)
    title = destination.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = destination.color
    button.setTitle("Choose a day", for: .normal)
    button.frame = CGRect(x: 20, y: 240, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.chooseDay() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func chooseDay() {
    let days = DaysViewController { [weak self] day in
      self?.button.setTitle(day, for: .normal)
      self?.dismiss(animated: true)
    }
    present(days, with: slide, as: .sheet(height: .fraction(0.5)))
  }
}

/// A list in a sheet.
final class DaysViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let choose: (String) -> Void

  init(choose: @escaping (String) -> Void) {
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // The sheet can be dragged above the list.
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "day")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    cell.textLabel?.text = "May \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose("May \(indexPath.row + 1)")
  }
}

extension DaysViewController: TransitionInteractionProvider {
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    loadViewIfNeeded()
    return [
      .pan(.down, on: view) { [weak self] in self?.dismiss(animated: true) },
      .scrollPullToDismiss(table) { [weak self] in self?.dismiss(animated: true) },
    ]
  }
}

@Suite("The list, the sheet and the zoom of the articles", .underVariants)
struct ListSheetAndZoomTests {
  private let device = Device()
  private let colors: [UIColor] = [.systemTeal, .systemYellow, .systemGreen]

  private var destinations: [Destination] {
    (1...30).map { Destination(name: "Town \($0)", color: colors[$0 % 3]) }
  }

  @Test("A finger catches the page of a row")
  func rehearsal() {
    let report = device.rehearse { _ in
      let list = DestinationsViewController(destinations)
      device.launch(UINavigationController(rootViewController: list))
      device.tap(at: CGPoint(x: 200, y: 300))
      device.advance(by: 0.2)
      // A finger catches the page in flight.
      let finger = device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 30, dy: 60), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  /// Opens a row and the sheet of its page.
  private func openSheet(in stack: UINavigationController) -> DaysViewController? {
    device.tap(at: CGPoint(x: 200, y: 300))
    device.advanceUntilIdle()
    device.tap(at: CGPoint(x: 100, y: 262))
    device.advanceUntilIdle()
    return stack.presentedViewController as? DaysViewController
  }

  private func drag(from y: CGFloat, by distance: CGFloat) {
    let finger = device.press(at: CGPoint(x: 200, y: y))
    finger.move(by: CGVector(dx: 0, dy: distance), over: 0.2)
    finger.lift()
  }

  @Test("A day is chosen, after the sheet was scrolled and pulled, and the row takes the page back")
  func wholeCourse() throws {
    let report = device.rehearse { _ in
      let stack = UINavigationController(
        rootViewController: DestinationsViewController(destinations))
      device.launch(stack)
      #expect(openSheet(in: stack) != nil)
      // The list scrolls; at its top, the next drag pulls the sheet a little, and it returns.
      drag(from: 700, by: -100)
      device.advanceUntilIdle()
      drag(from: 600, by: 90)
      device.advance(by: 0.3)
      device.advanceUntilIdle()
      #expect(stack.presentedViewController != nil)
      // A tap on a day chooses it; a finger catches the sheet on its way, and lets it go.
      device.tap(at: CGPoint(x: 100, y: 560))
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      finger.lift()
      device.advanceUntilIdle()
      #expect(stack.presentedViewController == nil)
      #expect(stack.viewControllers.count == 2)
      // A drag carries the page back into its row.
      drag(from: 400, by: 300)
      device.advanceUntilIdle()
      #expect(stack.viewControllers.count == 1)
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test("A drag above the list and a tap outside dismiss the sheet, and the page stays")
  func dismissals() throws {
    let report = device.rehearse { _ in
      let stack = UINavigationController(
        rootViewController: DestinationsViewController(destinations))
      device.launch(stack)
      #expect(openSheet(in: stack) != nil)
      drag(from: 440, by: 300)
      device.advanceUntilIdle()
      #expect(stack.presentedViewController == nil)
      device.tap(at: CGPoint(x: 100, y: 262))
      device.advance(by: 0.1)
      device.tap(at: CGPoint(x: 200, y: 150))
      device.advanceUntilIdle()
      #expect(stack.presentedViewController == nil)
      #expect(stack.viewControllers.count == 2)
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(stack.viewControllers.count == 1)
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }
}
