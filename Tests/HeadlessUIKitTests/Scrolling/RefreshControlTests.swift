import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct RefreshControlTests {
  private let fixture = ScrollFixture()
  private let control = UIRefreshControl()
  private let told = Counter()

  private final class Counter {
    var count = 0
  }

  init() {
    fixture.scrollView.refreshControl = control
    control.addAction(UIAction { [told] _ in told.count += 1 }, for: .valueChanged)
  }

  @Test("3.70 Pulling far begins one refresh, and the content rests below the control")
  func pulled() {
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    #expect(!control.isRefreshing && !control.isHidden)
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
    #expect(control.isRefreshing)
    #expect(fixture.scrollView.adjustedContentInset.top == 0)
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    finger.lift()
    #expect(fixture.release?.target == CGPoint(x: 0, y: -60))
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == -60)
    #expect(fixture.scrollView.adjustedContentInset.top == 60)
    #expect(fixture.scrollView.contentInset == .zero)
    control.endRefreshing()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
    #expect(control.isHidden)
    #expect(told.count == 1)
  }

  @Test("3.70 A refresh that ends during a pull doesn't begin again in that pull")
  func endedAtOnce() {
    control.addAction(
      UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
    #expect(told.count == 1)
    let second = fixture.beginDrag(down: true)
    second.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    #expect(told.count == 2)
  }

  @Test("3.70 beginRefreshing adds the inset without an action or a scroll")
  func begunByApp() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(fixture.scrollView.adjustedContentInset.top == 60)
    #expect(fixture.offset == 0)
    #expect(told.count == 0)
    fixture.scrollView.refreshControl = nil
    #expect(control.superview == nil)
    #expect(fixture.scrollView.adjustedContentInset.top == 0)
  }

  @Test("3.70 Content that doesn't bounce doesn't refresh, and the control receives no touches")
  func withoutBounces() {
    fixture.scrollView.bounces = false
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 400), over: 0.2)
    #expect(!control.isRefreshing)
    finger.lift()
    fixture.device.advanceUntilIdle()
    control.beginRefreshing()
    fixture.scrollView.contentOffset.y = -60
    let hit = fixture.device.window.hitTest(CGPoint(x: 200, y: 30), with: nil)
    #expect(hit === fixture.scrollView)
  }
}
