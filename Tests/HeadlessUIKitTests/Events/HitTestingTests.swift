import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct HitTestingTests {
  let fixture = TouchFixture()
  let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
  let inner = CGRect(x: 50, y: 50, width: 100, height: 100)

  @Test(
    "4.1 Hidden, disabled and transparent views and their subviews are not hit",
    arguments: ["hidden", "disabled", "transparent"])
  func leavesOut(how: String) {
    let view = fixture.addView("outer", frame)
    let child = fixture.addView("child", inner, in: view)
    let point = CGPoint(x: 100, y: 100)
    #expect(fixture.device.window.hitTest(point, with: nil) === child)
    switch how {
    case "hidden": view.isHidden = true
    case "disabled": view.isUserInteractionEnabled = false
    default: view.alpha = 0.009
    }
    #expect(fixture.device.window.hitTest(point, with: nil) === fixture.device.window)
  }

  @Test("4.1 A view with an opacity of 0.01 is hit")
  func hitsFaintView() {
    let view = fixture.addView("view", frame)
    view.alpha = 0.01
    #expect(fixture.device.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test("4.2 The subview in front is hit, or the view itself if no subview is there")
  func frontSubviewWins() {
    let view = fixture.addView("view", frame)
    fixture.addView("back", inner, in: view)
    let front = fixture.addView("front", inner, in: view)
    #expect(view.hitTest(CGPoint(x: 100, y: 100), with: nil) === front)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 300, y: 10), with: nil) == nil)
  }

  @Test("4.3 A subview is not hit outside of its superview's bounds", arguments: [true, false])
  func ignoresWhatSticksOut(clips: Bool) {
    let view = fixture.addView("view", frame)
    view.clipsToBounds = clips
    let child = fixture.addView("child", CGRect(x: 150, y: 0, width: 100, height: 100), in: view)
    #expect(fixture.device.window.hitTest(CGPoint(x: 160, y: 10), with: nil) === child)
    #expect(
      fixture.device.window.hitTest(CGPoint(x: 220, y: 10), with: nil) === fixture.device.window)
  }

  @Test("4.4 A point on the near edges is inside, and a point on the far edges is not")
  func edges() {
    let view = UIView(frame: frame)
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 200, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 0, y: 200), with: nil))
  }

  @Test("4.5 Rounded corners are hit")
  func roundedCornersAreHit() {
    let view = fixture.addView("view", frame)
    view.layer.cornerRadius = 100
    #expect(fixture.device.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }
}
