import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewAnimationTests {
  @Test("1.115 A block that changes nothing completes at the next turn, not after its duration")
  func nothingChanged() {
    let world = World()
    let view = world.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center.x = 0
    } completion: {
      finished.append($0)
    }
    #expect(finished.isEmpty)
    world.frames(1)
    #expect(finished == [true])
  }

  @Test("1.116 Without a duration the change applies at once and the completion comes next turn")
  func zeroDuration() {
    let world = World()
    let view = world.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.shownX == 100)
    #expect(finished.isEmpty)
    world.frames(1)
    #expect(finished == [true])
  }

  @Test("1.117 Pinned, not known: without a window the same")
  func withoutWindow() {
    let world = World()
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    #expect(view.layer.animationKeys() == nil)
    world.frames(1)
    #expect(finished == [true])
  }

  @Test("1.118 Removing the view or its animations ends them unfinished, at the end values")
  func removal() {
    let world = World()
    for removesView in [true, false] {
      let view = world.square()
      var finished: [Bool] = []
      UIView.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        finished.append($0)
      }
      world.advance(by: 0.5)
      if removesView { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
      #expect(finished == [false])
      #expect(view.center.x == 100)
      #expect(view.shownX == 100)
    }
  }

  @Test("1.118 Taking away a view ends the animations of all that is in it")
  func removalOfAncestor() {
    let world = World()
    let parent = world.square()
    let child = world.square(in: parent)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      child.alpha = 0
    } completion: {
      finished.append($0)
    }
    parent.removeFromSuperview()
    #expect(finished == [false])
  }

  @Test("1.119 A completion fires once, when all has ended; it is told whether all finished")
  func oneCompletion() {
    let world = World()
    let view = world.square()
    let other = world.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 100
      view.alpha = 0
      other.alpha = 0
    } completion: {
      finished.append($0)
    }
    world.advance(by: 0.5)
    other.layer.removeAllAnimations()
    #expect(finished.isEmpty)
    world.advance(by: 0.5)
    #expect(finished == [false])
    world.advance(by: 1)
    #expect(finished.count == 1)
  }

  @Test("A delay shows the old value first")
  func delay() {
    let world = World()
    let view = world.square()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 100 }
    world.advance(by: 0.5)
    #expect(near(view.shownX, 0))
    world.advance(by: 0.5)
    #expect(near(view.shownX, 50))
  }

  @Test("autoreverse runs forth and back, then the model shows")
  func autoreverse() {
    let world = World()
    let view = world.square()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 100
    } completion: {
      finished.append($0)
    }
    world.advance(by: 1.75)
    #expect(near(view.shownX, 25))
    #expect(finished.isEmpty)
    world.advance(by: 0.25)
    #expect(finished == [true])
    #expect(view.shownX == 100)
  }

  @Test("1.113 A layer's speed and time offset move its animations' time")
  func layerTime() {
    let world = World()
    let view = world.square()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    world.advance(by: 0.25)
    let layer = world.window.layer
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    world.advance(by: 5)
    #expect(near(view.shownX, 25))
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    world.advance(by: 0.25)
    #expect(near(view.shownX, 50))
    world.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("1.127 performWithoutAnimation applies at once inside a block, nested blocks included")
  func withoutAnimation() {
    let world = World()
    let view = world.square()
    let other = world.square()
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
    world.frames(1)
    #expect(finished == [true])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("1.127 With animations disabled blocks apply at once and completions still run")
  func animationsDisabled() {
    let world = World()
    let view = world.square()
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
    world.frames(1)
    #expect(finished == [true])
  }
}
