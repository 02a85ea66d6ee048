import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the views that VoiceOver reaches in unusual presentations.
@Suite("VoiceOver in a presentation", .underVariants)
struct ReachedViewsTests {
  private let fixture = ContainerFixture()
  private let a = titled("A")
  private let b = titled("B")
  private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

  private func launch() {
    fixture.device.launch(a)
    fixture.device.settings.runsVoiceOver = true
  }

  @Test("VoiceOver reaches a button that the app adds to the container before the dimming view")
  func ownButton() {
    launch()
    b.view.addSubview(label)
    a.present(b, with: fixture.slide(), as: .sheet(height: .fraction(0.5)))
    fixture.device.advanceUntilIdle()
    let close = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    b.presentationController?.containerView?.addSubview(close)
    fixture.device.advance(by: 0.05)
    let views = fixture.device.accessibleViews
    let order = [label, close].map { view in views.firstIndex { $0 === view } ?? -1 }
    #expect(views.count == 3 && order == [0, 1])
  }

  @Test("The escape gesture does not pop a page without a Back button", arguments: [false, true])
  func escape(isModal: Bool) {
    launch()
    let (root, page) = (titled("R"), titled("P"))
    let stack = UINavigationController(rootViewController: root)
    page.view.addSubview(label)
    a.present(stack, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    stack.pushViewController(page, animated: false)
    stack.isModalInPresentation = isModal
    page.navigationItem.hidesBackButton = true
    fixture.device.advanceUntilIdle()
    fixture.device.focusedView = page.view
    _ = fixture.device.performEscape()
    fixture.device.advanceUntilIdle()
    #expect(stack.viewControllers == [root, page])
    let isPresented = a.presentedViewController === stack
    #expect(isPresented == isModal)
  }

  @Test("After a cancel, the focus does not move to a view that has left the window")
  func goneFocus() {
    launch()
    let other = UILabel(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    for view in [label, other] { a.view.addSubview(view) }
    fixture.device.focusedView = label
    let slide = fixture.slide()
    a.present(b, with: slide)
    fixture.device.advance(by: 0.1)
    label.removeFromSuperview()
    slide.cancel()
    fixture.device.advanceUntilIdle()
    let isShown = fixture.device.focusedView?.window != nil
    #expect(isShown)
  }
}
