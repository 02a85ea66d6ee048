import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewAnimationTests {
  @Test("1.115 A block that changes nothing completes at the next turn, not after its duration")
  func nothingChanged() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center.x = 0
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    fixture.frames(1)
    #expect(finished == [true])
  }

  @Test("1.116 A block without a duration applies at once and completes at the next turn")
  func zeroDuration() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.shownX == 100)
    #expect(finished.isEmpty)
    fixture.frames(1)
    #expect(finished == [true])
  }

  @Test(
    "1.117 Unconfirmed: a block without a window applies at once and completes at the next turn")
  func withoutWindow() {
    let fixture = Fixture()
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.layer.animationKeys() == nil)
    fixture.frames(1)
    #expect(finished == [true])
  }

  @Test("1.118 Removing a view or its animations ends them unfinished, at the end values")
  func removal() {
    let fixture = Fixture()
    for removesView in [true, false] {
      let view = fixture.square()
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        finished.append($0)
      }
      fixture.advance(by: 0.5)
      if removesView { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
      #expect(finished == [false])
      #expect(view.center.x == 100)
      #expect(view.shownX == 100)
    }
  }

  @Test("1.118 Removing a view ends the animations of all its descendants")
  func removalOfAncestor() {
    let fixture = Fixture()
    let parent = fixture.square()
    let child = fixture.square(in: parent)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      child.alpha = 0
    } completion: {
      finished.append($0)
    }
    parent.removeFromSuperview()
    #expect(finished == [false])
  }

  @Test("1.119 A completion is called once, at the last end, with whether all animations finished")
  func oneCompletion() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
      view.alpha = 0
      other.alpha = 0
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.5)
    other.layer.removeAllAnimations()
    #expect(finished.isEmpty)
    fixture.advance(by: 0.5)
    #expect(finished == [false])
    fixture.advance(by: 1)
    #expect(finished.count == 1)
  }

  @Test("A delayed animation shows the old value during its delay")
  func delay() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 0))
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
  }

  @Test("autoreverse runs forward and back, and then shows the model value")
  func autoreverse() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 1.75)
    #expect(near(view.shownX, 25))
    #expect(finished.isEmpty)
    fixture.advance(by: 0.25)
    #expect(finished == [true])
    #expect(view.shownX == 100)
  }

  @Test("1.113 A layer's speed and time offset apply to its animations")
  func layerTime() {
    let fixture = Fixture()
    let view = fixture.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    fixture.advance(by: 0.25)
    let layer = fixture.window.layer
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    fixture.advance(by: 5)
    #expect(near(view.shownX, 25))
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("1.127 performWithoutAnimation applies changes at once, also those of nested blocks")
  func withoutAnimation() {
    let fixture = Fixture()
    let view = fixture.square()
    let other = fixture.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.center.x = 100
        UIView.animate(withDuration: 1) {
          other.center.x = 100
        } completion: {
          finished.append($0)
        }
      }
    }
    #expect(view.shownX == 100)
    #expect(other.shownX == 100)
    fixture.frames(1)
    #expect(finished == [true])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("1.127 Blocks apply at once and completions run while animations are disabled")
  func animationsDisabled() {
    let fixture = Fixture()
    let view = fixture.square()
    var finished: [Bool] = []
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.shownX == 100)
    fixture.frames(1)
    #expect(finished == [true])
  }
}
