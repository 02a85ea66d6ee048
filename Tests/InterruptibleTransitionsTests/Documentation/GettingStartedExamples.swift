import HeadlessDevice
import InterruptibleTransitions
import Testing

/// The app of GettingStarted.md after its last step, whose steps `Scripts/check-getting-started`
/// follows.
enum GettingStartedExamples {
  final class NotesViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let button = UIButton(frame: CGRect(x: 20, y: 120, width: 120, height: 44))
      button.setTitle("New note", for: .normal)
      button.setTitleColor(.systemBlue, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.showEditor() }, for: .touchUpInside)
      view.addSubview(button)
      slide.addAuxiliaryAnimations { [weak button] flight in
        button?.alpha = flight.isPresenting ? 0 : 1
      }
      addCards()
    }

    let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))

    func showEditor() {
      present(EditorViewController(), with: slide, as: .sheet(height: .fraction(0.6)))
    }

    func addCards() {
      for (number, color) in [UIColor.systemTeal, .systemOrange, .systemPink].enumerated() {
        let card = UIButton(
          frame: CGRect(x: 20, y: 190 + 130 * CGFloat(number), width: 160, height: 110))
        card.backgroundColor = color
        card.layer.cornerRadius = 16
        card.elementID = ElementID(number)
        card.addAction(
          UIAction { [weak self] _ in self?.open(number, color) }, for: .touchUpInside)
        view.addSubview(card)
      }
    }

    func open(_ number: Int, _ color: UIColor) {
      let page = UIViewController()
      page.view.backgroundColor = color
      navigationController?.pushViewController(page, with: .zoom(ElementID(number)))
    }
  }

  final class EditorViewController: UIViewController, TransitionInteractionProvider {
    func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
      [
        .pan(.down, on: view) { [weak self, weak transition] in
          if let transition { self?.dismiss(with: transition) }
        }
      ]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemYellow
    }
  }
}

@Suite("A rehearsal of Getting started")
struct GettingStartedExamplesTests {
  private typealias NotesViewController = GettingStartedExamples.NotesViewController
  private typealias EditorViewController = GettingStartedExamples.EditorViewController

  @Test func aDragDismissesTheSheet() {
    let device = Device()
    let report = device.rehearse { _ in
      let notes = NotesViewController()
      device.launch(UINavigationController(rootViewController: notes))
      device.tap(at: CGPoint(x: 80, y: 140))
      device.advanceUntilIdle()
      #expect(notes.presentedViewController is EditorViewController)

      let finger = device.press(at: CGPoint(x: 200, y: 500))
      finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
      finger.lift()
      device.advanceUntilIdle()
      #expect(notes.presentedViewController == nil)
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test("A touch, a tap outside and the Back button", arguments: [0.1, 0.2, 0.6])
  func otherWays(delay: Double) {
    let device = Device()
    let report = device.rehearse { _ in
      let notes = NotesViewController()
      let stack = UINavigationController(rootViewController: notes)
      device.launch(stack)
      device.tap(at: CGPoint(x: 80, y: 140))
      device.advance(by: delay)
      device.tap(at: CGPoint(x: 200, y: 100))
      device.advanceUntilIdle()
      #expect(notes.presentedViewController == nil)
      for y in [240.0, 370] {
        device.tap(at: CGPoint(x: 100, y: y))
        device.advanceUntilIdle()
        stack.popViewController(animated: true)
        device.advance(by: delay)
        device.press(at: CGPoint(x: 200, y: 400)).lift()
        device.advanceUntilIdle()
        #expect(stack.topViewController === notes)
      }
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test func aFingerCatchesThePageInFlight() {
    let device = Device()
    let report = device.rehearse { _ in
      let notes = NotesViewController()
      let stack = UINavigationController(rootViewController: notes)
      device.launch(stack)
      device.tap(at: CGPoint(x: 100, y: 240))
      device.advance(by: 0.2)

      let finger = device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 20, dy: 200), over: 0.3)
      finger.lift()
      device.advanceUntilIdle()
      #expect(stack.topViewController === notes)
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }
}
