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
      (title.text, title.font) = ("Inbox", .systemFont(ofSize: 34, weight: .bold))
      let button = UIControl(frame: CGRect(x: 313, y: 48, width: 44, height: 44))
      button.addAction(UIAction { [weak self] _ in self?.compose() }, for: .touchUpInside)
      for subview in [title, button] { view.addSubview(subview) }
    }

    private func compose() {
      let draft = SheetViewController()
      (draft.modalPresentationStyle, draft.transitioningDelegate) = (.custom, transition)
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

  @Test("The sample of `rehearse(_:)` plays a presentation")
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

  @Test("Each sample of HeadlessDevice's documentation is in a file of examples")
  func samples() throws {
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let examples = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("DocumentationExamples") }
    let compiled = try examples.map { lines(try String(contentsOf: $0, encoding: .utf8)) }
      .joined(separator: "\n")
    let sources = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/HeadlessDevice")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in files ?? .init() {
      let isArticle = file.pathExtension == "md"
      guard isArticle || file.pathExtension == "swift" else { continue }
      var text = try String(contentsOf: file, encoding: .utf8)
      if !isArticle {
        text = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { $0.hasPrefix("///") }.map { String($0.dropFirst(3)) }.joined(separator: "\n")
      }
      for sample in text.components(separatedBy: "```swift\n").dropFirst() {
        let sample = lines(sample.components(separatedBy: "```")[0])
        let isCompiled = compiled.contains(sample)
        #expect(isCompiled, "\(file.lastPathComponent): \(sample)")
        count += 1
      }
    }
    #expect(count > 25)
  }
}
