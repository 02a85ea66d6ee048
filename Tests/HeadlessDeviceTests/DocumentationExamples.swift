import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// The samples in the comments of rehearsals, word for word.
@MainActor struct DocumentationExamples {
  /// A screen of the samples: a button at the top right presents a draft.
  private final class InboxViewController: UIViewController {
    final class Store {}

    let store = Store()
    private let transition = SlideUp()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let title = UILabel(frame: CGRect(x: 16, y: 70, width: 361, height: 41))
      title.text = "Inbox"
      title.font = .systemFont(ofSize: 34, weight: .bold)
      let button = UIControl(frame: CGRect(x: 313, y: 48, width: 44, height: 44))
      button.addAction(UIAction { [weak self] _ in self?.compose() }, for: .touchUpInside)
      for subview in [title, button] { view.addSubview(subview) }
    }

    private func compose() {
      let draft = SheetViewController()
      draft.modalPresentationStyle = .custom
      draft.transitioningDelegate = transition
      present(draft, animated: true)
    }
  }

  @Test("The sample of `DrawnScreen` prints the lines that it shows")
  func drawnScreen() {
    let device = Device()
    device.launch(InboxViewController())
    print(device.drawnScreen)
    // fill 0, 0, 393 × 852 #FFFFFF
    // text "Inbox" 16, 70, 361 × 41 #000000 size 34 weight 700
    #expect(
      device.drawnScreen.description == """
        fill 0, 0, 393 × 852 #FFFFFF
        text "Inbox" 16, 70, 361 × 41 #000000 size 34 weight 700
        """)
  }

  @Test("The samples of `rehearse(ignoring:_:)` play a presentation and accept a problem")
  func rehearse() {
    let device = Device()
    let report = device.rehearse { rehearsal in
      device.launch(InboxViewController())
      device.tap(at: CGPoint(x: 335, y: 70))
      device.advance(by: 0.2)
      rehearsal.capture("half open")
      device.advanceUntilIdle()
      rehearsal.capture("open")
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
    #expect(report.text.contains("open, at") && report.text.contains("#007AFF"))

    let accepting = device.rehearse(ignoring: ["text \"9:41\" jumps"]) { _ in
      device.launch(InboxViewController())
    }
    #expect(accepting.problems == [])
  }

  @Test("The sample of `Device.Rehearsal` watches an object")
  func rehearsal() {
    let device = Device()
    let report = device.rehearse { rehearsal in
      let inbox = InboxViewController()
      rehearsal.watch(inbox.store, as: "the store")
      device.launch(inbox)
      rehearsal.capture("the inbox")
    }
    #expect(report.leaks == [])
  }

  @Test("The samples of `RehearsalReport` compare a text with a file")
  func difference() throws {
    func stored(_ name: String) -> URL {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Rehearsals").appendingPathComponent(name)
    }
    let device = Device()
    let report = device.rehearse { rehearsal in
      device.launch(InboxViewController())
      rehearsal.capture("the inbox")
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
    let difference = try report.difference(from: stored("inbox.txt"))
    #expect(difference == nil)
  }
}
