import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite final class ConstraintUpdateTests {
  private final class Log {
    var calls: [String] = []
  }

  /// A view that records its calls, and may act in them.
  private class Recorder: UIView {
    var name = ""
    var log: Log?
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?

    override func updateConstraints() {
      log?.calls.append("update \(name)")
      onUpdate?()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.calls.append("layout \(name)")
      onLayout?()
    }
  }

  private final class Demanding: Recorder {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = LayoutFixture()
  private let log = Log()

  private func recorder(_ name: String, in view: UIView? = nil) -> Recorder {
    let recorder = fixture.add(Recorder(), to: view)
    recorder.name = name
    recorder.log = log
    return recorder
  }

  @Test("8.10 Constraints are updated before the layout, from the subviews up")
  func order() {
    let outer = recorder("outer")
    let inner = recorder("inner", in: outer)
    fixture.place(outer, 0, 0, 10, 10)
    fixture.place(inner, 0, 0, 5, 5)
    fixture.layOut()
    #expect(log.calls.prefix(3) == ["update inner", "update outer", "layout outer"])
    #expect(log.calls.contains("layout inner"))
    log.calls = []
    fixture.layOut()
    #expect(log.calls.isEmpty)
  }

  @Test("8.11 A view that needs it updates its constraints once, before the next layout")
  func once() {
    let outer = recorder("outer")
    let inner = recorder("inner", in: outer)
    fixture.place(inner, 0, 0, 5, 5)
    fixture.layOut()
    #expect(!inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    log.calls = []
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && log.calls.isEmpty)
    fixture.layOut()
    #expect(log.calls.filter { $0.hasPrefix("update") } == ["update inner"])
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(log.calls.last == "update outer")
  }

  @Test("8.11 The view controller of a view updates its constraints")
  func viewController() {
    final class Page: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let page = Page()
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.name = "page"
    view.log = log
    page.view = view
    fixture.parent.addSubview(view)
    view.setNeedsUpdateConstraints()
    fixture.layOut()
    #expect(page.updates == 1)
    #expect(log.calls.filter { $0.hasPrefix("update") } == ["update page"])
  }

  @Test("8.12 A view that requires constraints, or that asks for it, is told to make them")
  func requirement() {
    let silent = recorder("silent")
    fixture.layOut()
    #expect(log.calls == ["layout silent"])
    silent.setNeedsUpdateConstraints()
    fixture.layOut()
    #expect(log.calls.contains("update silent"))
    let other = LayoutFixture()
    let demanding = other.add(Demanding())
    demanding.onUpdate = { [unowned demanding] in
      guard demanding.constraints.isEmpty else { return }
      demanding.widthAnchor.constraint(equalToConstant: 77).isActive = true
    }
    other.layOut()
    #expect(demanding.frame.width == 77)
  }

  @Test("8.12 A view may ask for an update before it has a superview")
  func earlyRequest() {
    let view = Recorder()
    view.setNeedsUpdateConstraints()
    view.onUpdate = { [unowned view] in
      view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    }
    fixture.layOut()
    _ = fixture.add(view)
    fixture.layOut()
    #expect(view.frame.width == 33)
  }

  @Test("8.17 A constraint changed in updateConstraints() counts in the same layout")
  func changedInUpdate() {
    let view = recorder("view")
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    view.onUpdate = { width.constant = 20 }
    fixture.layOut()
    #expect(view.frame.width == 20)
  }

  @Test("8.17 A constraint changed in layoutSubviews() is laid out again at once")
  func changedInLayout() {
    let view = recorder("view")
    let inner = fixture.add(to: view)
    fixture.place(view, 0, 0, 100, 100)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let outerHeight = inner.heightAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([width, outerHeight])
    view.onLayout = { width.constant = 60 }
    fixture.layOut()
    #expect(inner.frame.size == CGSize(width: 60, height: 100))
  }

  @Test("8.17 A constraint of an outer view changed in viewDidLayoutSubviews() is laid out at once")
  func changedAfterLayout() {
    final class Page: UIViewController {
      var width: NSLayoutConstraint?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        width?.constant = view.bounds.width / 2
      }
    }
    let page = Page()
    page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    fixture.parent.addSubview(page.view)
    let inner = fixture.add(to: page.view)
    page.width = inner.widthAnchor.constraint(equalToConstant: 1)
    page.width?.isActive = true
    fixture.layOut()
    #expect(inner.frame.width == 150)
    page.view.frame.size.width = 200
    fixture.layOut()
    #expect(inner.frame.width == 100)
  }

  @Test("8.17 A layout that always changes its constraints ends")
  func endlessChange() {
    let view = recorder("view")
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    view.onLayout = { width.constant += 1 }
    fixture.layOut()
    #expect(log.calls.count < 100)
  }
}
