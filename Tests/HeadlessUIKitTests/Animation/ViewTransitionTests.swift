import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ViewTransitionTests {
  private func overlay(of view: UIView) -> CALayer? {
    view.layer.childLayers.last { $0.extras?.isOverlay == true }
  }

  private func shownOpacity(_ layer: CALayer?) -> Double {
    Double(layer?.presentedProperties.opacity ?? .nan)
  }

  @Test(
    "1.152 A cross dissolve applies changes at once and fades a snapshot of the old content out")
  func crossDissolve() {
    let fixture = Fixture()
    let view = fixture.square()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    fixture.frames(1)
    var finished: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      view.backgroundColor = .blue
      view.addSubview(child)
    } completion: {
      finished.append($0)
    }
    #expect(view.layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
    let picture = overlay(of: view)
    #expect(picture?.backgroundColor == UIColor.red.cgColor && picture?.sublayers == nil)
    #expect(picture?.frame == view.bounds)
    #expect(view.layer.sublayers?.count == 1 && view.subviews == [child])
    fixture.advance(by: 0.25)
    #expect(near(shownOpacity(picture), 0.75))
    #expect(view.layer.presentation()?.sublayers?.count == 1)
    view.addSubview(UIView())
    #expect(overlay(of: view) === view.layer.childLayers.last)
    fixture.advance(by: 0.75)
    #expect(finished == [true] && overlay(of: view) == nil && fixture.runtime.isIdle)
  }

  @Test(
    "1.152 A flip shows the snapshot until the middle, and then the new content",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, -1.0, true),
      (.transitionFlipFromRight, 1, true), (.transitionFlipFromTop, 1, false),
      (.transitionFlipFromBottom, -1, false),
    ])
  func flip(option: UIView.AnimationOptions, sign: Double, isUpright: Bool) {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.transition(with: view, duration: 1, options: [option, .curveLinear], animations: nil)
    let picture = overlay(of: view)
    func angle() -> Double {
      guard let shown = view.layer.presentation()?.transform else { return .nan }
      return isUpright
        ? atan2(Double(-shown.m13), Double(shown.m11)) : atan2(Double(shown.m23), Double(shown.m22))
    }
    #expect(near(abs(angle()), .pi) && shownOpacity(picture) == 1)
    #expect(
      near(Double((isUpright ? picture?.transform.m11 : picture?.transform.m22) ?? 0), -1))
    fixture.advance(by: 0.25)
    #expect(near(angle(), -sign * 0.75 * .pi) && shownOpacity(picture) == 1)
    fixture.advance(by: 0.5)
    #expect(near(angle(), -sign * 0.25 * .pi) && shownOpacity(picture) == 0)
    fixture.advance(by: 0.25)
    #expect(angle() == 0 && view.transform.isIdentity && overlay(of: view) == nil)
  }

  @Test("1.152 A transition that can't be shown completes at the next turn")
  func atOnce() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    func change(
      _ view: UIView, for seconds: TimeInterval = 1,
      _ options: UIView.AnimationOptions = .transitionCrossDissolve
    ) {
      UIView.transition(with: view, duration: seconds, options: options) {
        view.alpha = 0.5
      } completion: {
        finished.append($0)
      }
      #expect(view.alpha == 0.5 && overlay(of: view) == nil && view.layer.animationKeys() == nil)
    }
    change(view, [])
    change(view, for: 0)
    change(UIView())
    UIView.performWithoutAnimation { change(view) }
    #expect(finished.isEmpty)
    fixture.frames(1)
    #expect(finished == [true, true, true, true])
  }

  @Test("1.152 Changes in a transition are animated only if its options allow it")
  func animatedContent() {
    let fixture = Fixture()
    let view = fixture.square()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(child)
    fixture.frames(1)
    for (options, x) in [
      (UIView.AnimationOptions.transitionCrossDissolve, 102.0),
      ([.transitionCrossDissolve, .allowAnimatedContent], 52),
    ] {
      child.center.x = 2
      UIView.transition(with: view, duration: 1, options: [options, .curveLinear]) {
        child.center.x = 102
      }
      fixture.advance(by: 0.5)
      #expect(near(child.shownX, x))
      fixture.advance(by: 1)
    }
  }

  @Test("1.152 Removing a view ends its transition unfinished")
  func removed() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: nil
    ) { finished.append($0) }
    fixture.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(finished == [false] && overlay(of: view) == nil)
  }

  @Test("1.153 transition(from:to:) replaces a view, or hides it and shows the other view")
  func fromTo() {
    let fixture = Fixture()
    let container = fixture.square()
    let first = UIView()
    let second = UIView()
    let top = UIView()
    for view in [first, top] { container.addSubview(view) }
    fixture.frames(1)
    var finished: [Bool] = []
    UIView.transition(from: first, to: second, duration: 1, options: .transitionFlipFromLeft) {
      finished.append($0)
    }
    #expect(container.subviews == [second, top] && first.superview == nil)
    fixture.advance(by: 1)
    #expect(finished == [true])
    UIView.transition(
      from: second, to: top, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(container.subviews == [second, top] && second.isHidden && !top.isHidden)
    #expect(overlay(of: container) != nil)
    fixture.advance(by: 1)
    UIView.transition(from: UIView(), to: top, duration: 1) { finished.append($0) }
    fixture.frames(1)
    #expect(finished == [true, true])
  }
}
