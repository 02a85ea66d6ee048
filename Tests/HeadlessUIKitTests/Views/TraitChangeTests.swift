import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Changes of traits")
@MainActor struct TraitChangeTests {
  @Test("6.42 A change is reported from top to bottom, with the traits before it")
  func order() {
    let fixture = TraitFixture()
    let outer = fixture.view("outer", in: fixture.root.view)
    _ = fixture.view("inner", in: outer)
    fixture.device.settings.userInterfaceStyle = .dark
    #expect(
      fixture.log.entries == ["root light>dark", "outer light>dark", "inner light>dark"])
    fixture.log.entries = []
    fixture.device.settings.userInterfaceStyle = .dark
    fixture.device.settings.reducesMotion = true
    #expect(fixture.log.entries == [])
  }

  @Test("6.42 A view whose style does not change is not notified, nor are the views in it")
  func overrides() {
    let fixture = TraitFixture()
    let outer = fixture.view("outer", in: fixture.root.view)
    let inner = fixture.view("inner", in: outer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(fixture.log.take() == ["outer light>dark", "inner light>dark"])
    inner.overrideUserInterfaceStyle = .dark
    #expect(fixture.log.take() == [])
    fixture.device.settings.userInterfaceStyle = .dark
    #expect(fixture.log.take() == ["root light>dark"])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(fixture.log.take() == [])
    fixture.root.overrideUserInterfaceStyle = .light
    #expect(fixture.log.take() == ["root dark>light", "outer dark>light"])
    fixture.device.window.overrideUserInterfaceStyle = .light
    #expect(fixture.log.take() == [])
  }

  @Test("6.43 Traits that depend on the size change with the window, before its layout")
  func rotation() {
    let fixture = TraitFixture()
    let inner = fixture.view("inner", in: fixture.root.view)
    var classes: [UIUserInterfaceSizeClass] = []
    fixture.root.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (root: TracedViewController, old: UITraitCollection) in
      classes += [old.verticalSizeClass, fixture.root.traitCollection.verticalSizeClass]
    }
    inner.onLayout = { fixture.log.entries.append("layout") }
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    #expect(classes == [.regular, .compact])
    #expect(fixture.log.entries.starts(with: ["root light>light", "inner light>light", "layout"]))
  }

  @Test("6.44 A view is notified when it is added where its traits are different")
  func added() {
    let fixture = TraitFixture()
    let dark = fixture.view("dark", in: fixture.root.view)
    dark.overrideUserInterfaceStyle = .dark
    fixture.log.entries = []
    let moving = fixture.view("moving")
    fixture.root.view.addSubview(moving)
    #expect(fixture.log.take() == [])
    dark.addSubview(moving)
    #expect(fixture.log.take() == ["moving light>dark"])
    moving.removeFromSuperview()
    #expect(moving.traitCollection.userInterfaceStyle == .dark)
    dark.addSubview(moving)
    #expect(fixture.log.take() == [])
    moving.removeFromSuperview()
    fixture.device.settings.userInterfaceStyle = .dark
    fixture.root.view.addSubview(moving)
    #expect(fixture.log.take() == ["root light>dark"])
    moving.removeFromSuperview()
    fixture.device.settings.userInterfaceStyle = .light
    fixture.log.entries = []
    fixture.root.view.addSubview(moving)
    #expect(fixture.log.take() == ["moving dark>light"])
  }

  @Test("6.44 A view that is created during the layout of a dark view has its traits")
  func predicted() {
    let fixture = TraitFixture()
    fixture.root.overrideUserInterfaceStyle = .dark
    let outer = fixture.view("outer", in: fixture.root.view)
    fixture.log.entries = []
    outer.onLayout = { if outer.subviews.isEmpty { _ = fixture.view("made", in: outer) } }
    fixture.device.advance(by: 0.1)
    #expect(outer.subviews.count == 1 && fixture.log.take() == [])
    _ = fixture.view("later", in: outer)
    #expect(fixture.log.take() == ["later light>dark"])
  }

  @Test("6.44 A table doesn't report changes to the cells that it uses again")
  func reusedCells() {
    let fixture = TableFixture()
    let page = UIViewController()
    page.overrideUserInterfaceStyle = .dark
    fixture.table.removeFromSuperview()
    page.view.addSubview(fixture.table)
    fixture.device.launch(page)
    var count = 0
    for cell in fixture.table.visibleCells {
      cell.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UITableViewCell, _) in count += 1
      }
    }
    fixture.table.contentOffset.y = 2000
    fixture.device.advance(by: 0.1)
    #expect(!fixture.table.visibleCells.isEmpty && count == 0)
    page.overrideUserInterfaceStyle = .light
    #expect(count > 0)
  }

  @Test("6.45 A handler is called when one of its traits has changed, after the method")
  func registration() {
    let fixture = TraitFixture()
    let inner = fixture.view("inner", in: fixture.root.view)
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      (view: TracedView, old) in
      fixture.log.entries.append("handler of \(view.name) \(old.userInterfaceStyle)")
    }
    let sizes = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self] as [UITrait]
    inner.registerForTraitChanges(sizes) { (_: UIView, _) in fixture.log.entries.append("size") }
    inner.registerForTraitChanges([CustomTrait.self]) {
      (_: UIView, _) in fixture.log.entries.append("custom")
    }
    inner.overrideUserInterfaceStyle = .dark
    #expect(fixture.log.take() == ["inner light>dark", "handler of inner light"])
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.log.entries.contains("size")
        && !fixture.log.entries.contains("handler of inner light"))
    #expect(!fixture.log.entries.contains("custom"))
  }

  @Test("6.45 An ended registration reports nothing, also when a handler ends it")
  func unregistration() {
    let fixture = TraitFixture()
    var calls: [String] = []
    func register(_ name: String) -> any UITraitChangeRegistration {
      fixture.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIViewController, _) in calls.append(name)
      }
    }
    let first = register("first")
    fixture.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (root: UIViewController, _) in
      calls.append("second")
      fixture.root.unregisterForTraitChanges(first)
    }
    let third = register("third")
    fixture.root.view.unregisterForTraitChanges(third)
    #expect(third.copy() as AnyObject === third)
    fixture.root.overrideUserInterfaceStyle = .dark
    #expect(calls == ["first", "second", "third"])
    fixture.root.unregisterForTraitChanges(third)
    fixture.root.unregisterForTraitChanges(third)
    fixture.root.overrideUserInterfaceStyle = .light
    #expect(calls == ["first", "second", "third", "second"])
  }

  @Test("6.45 A registration does not keep its object alive")
  func lifetime() {
    weak var gone: UIView?
    weak var token: AnyObject?
    do {
      let view = UIView()
      gone = view
      token = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _) in
      }
    }
    #expect(gone == nil && token == nil)
  }

  @Test("6.42 A presentation controller is notified too, before the views in its container")
  func presentation() {
    let fixture = TraitFixture()
    let page = TracedViewController("page", fixture.log)
    page.modalPresentationStyle = .fullScreen
    fixture.root.present(page, animated: false)
    fixture.device.advanceUntilIdle()
    var styles: [UIUserInterfaceStyle] = []
    let controller = page.presentationController
    controller?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (presentation: UIPresentationController, old) in
      fixture.log.entries.append("presentation")
      styles += [old.userInterfaceStyle, presentation.traitCollection.userInterfaceStyle]
    }
    fixture.log.entries = []
    fixture.device.settings.userInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    #expect(fixture.log.entries == ["presentation", "page light>dark"])
  }
}

/// A device with a view controller that records changes of its traits.
@MainActor private final class TraitFixture {
  let device = Device()
  let log = TraitLog()
  let root: TracedViewController

  init() {
    root = TracedViewController("root", log)
    device.launch(root)
  }

  /// Creates a view that records changes of its traits.
  func view(_ name: String, in superview: UIView? = nil) -> TracedView {
    let view = TracedView(name, log)
    superview?.addSubview(view)
    return view
  }
}

private struct CustomTrait: UITraitDefinition {
  static let defaultValue = 0
}

@MainActor private final class TraitLog {
  var entries: [String] = []

  func take() -> [String] {
    let taken = entries
    entries = []
    return taken
  }

  func record(_ name: String, _ environment: any UITraitEnvironment, _ old: UITraitCollection?) {
    let former = old.map { "\($0.userInterfaceStyle)" } ?? "nil"
    entries.append("\(name) \(former)>\(environment.traitCollection.userInterfaceStyle)")
  }
}

private final class TracedView: UIView {
  let name: String
  var onLayout: () -> Void = {}
  private let log: TraitLog

  init(_ name: String, _ log: TraitLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    autoresizingMask = .flexibleWidth
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.record(name, self, previousTraitCollection)
  }
}

private final class TracedViewController: UIViewController {
  private let name: String
  private let log: TraitLog

  init(_ name: String, _ log: TraitLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.record(name, self, previousTraitCollection)
  }
}
