import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimatorEndTests {
  private func mover(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
  }

  @Test("1.21 stopAnimation(true) keeps the shown values, drops the blocks, calls no completion")
  func stopWithoutFinishing() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(near(Double(view.center.x), 50))
    #expect(view.layer.animationKeys() == nil)
    fixture.advance(by: 1)
    #expect(positions.isEmpty)
  }

  @Test(
    "1.22, 1.25 stopAnimation(false) keeps the shown values, and the finish sets the position's",
    arguments: [
      (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 50),
    ])
  func stopAndFinish(position: UIViewAnimatingPosition, x: Double) {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var calls: [(UIViewAnimatingPosition, UIViewAnimatingState)] = []
    animator.addCompletion { [unowned animator] in calls.append(($0, animator.state)) }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(near(Double(view.center.x), 50))
    fixture.advance(by: 1)
    #expect(calls.isEmpty)
    animator.finishAnimation(at: position)
    // 1.43: The completion runs within the call. 1.42: The animator is inactive when it runs.
    #expect(calls.map(\.0) == [position])
    #expect(calls.map(\.1) == [.inactive])
    #expect(near(Double(view.center.x), x))
    #expect(animator.state == .inactive)
  }

  @Test("1.23 The natural end doesn't call stopAnimation")
  func naturalEndIsNoStop() {
    let fixture = Fixture()
    final class Listening: UIViewPropertyAnimator {
      var stops = 0
      override func stopAnimation(_ withoutFinishing: Bool) {
        stops += 1
        super.stopAnimation(withoutFinishing)
      }
    }
    let view = fixture.square()
    let animator = Listening(duration: 0.2, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.2)
    #expect(animator.state == .inactive)
    #expect(animator.stops == 0)
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(animator.stops == 1)
  }

  @Test("1.24 Stopping an inactive animator leaves it inactive")
  func stopInactive() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
  }

  @Test("1.28 Completions can be added in every state and run in the order of addition")
  func completionOrder() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var order: [Int] = []
    animator.addCompletion { _ in order.append(1) }
    animator.startAnimation()
    animator.addCompletion { _ in order.append(2) }
    animator.stopAnimation(false)
    animator.addCompletion { _ in order.append(3) }
    animator.finishAnimation(at: .end)
    #expect(order == [1, 2, 3])
  }

  @Test("1.30 A running animator is retained until its end, and an inactive one isn't")
  func retention() {
    let fixture = Fixture()
    let view = fixture.square()
    weak var inactive: UIViewPropertyAnimator?
    weak var running: UIViewPropertyAnimator?
    do {
      inactive = mover(view)
      let animator = mover(view)
      animator.startAnimation()
      running = animator
    }
    #expect(inactive == nil)
    #expect(running != nil)
    fixture.advance(by: 1)
    #expect(running == nil)
  }

  @Test("1.31, 1.42 At its natural end an animator becomes inactive and then passes .end")
  func naturalEnd() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var states: [UIViewAnimatingState] = []
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { [unowned animator] in
      positions.append($0)
      states.append(animator.state)
      #expect(!animator.isRunning)
    }
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(positions == [.end])
    #expect(states == [.inactive])
    #expect(view.center.x == 100)
    // The animator has released the completion, so a second run doesn't call it.
    animator.addAnimations { view.center.x = 0 }
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(positions == [.end])
  }

  @Test("1.42 A completion may start the animator again")
  func restartInCompletion() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.addCompletion { [unowned animator] _ in
      animator.addAnimations { view.center.x = 0 }
      animator.startAnimation()
    }
    animator.startAnimation()
    fixture.advance(by: 1)
    #expect(animator.isRunning)
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
    fixture.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("1.32, 1.39 A reversed animator ends at fraction 1 with .start and restores the model")
  func reversedEnd() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    fixture.advance(by: 0.5)
    animator.isReversed = true
    fixture.advance(by: 0.5)
    #expect(animator.fractionComplete == 1)
    #expect(near(view.shownX, 0))
    animator.pausesOnCompletion = false
    animator.startAnimation()
    fixture.frames(1)
    #expect(positions == [.start])
    #expect(view.center.x == 0)
  }

  @Test("1.32 Ending at the start lays out the subviews for the restored size")
  func reversedLayout() {
    let fixture = Fixture()
    final class Filling: UIView {
      let content = UIView()
      override func layoutSubviews() {
        if content.superview == nil { addSubview(content) }
        content.frame = bounds
      }
    }
    let view = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.window.addSubview(view)
    fixture.frames(1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.size.width = 200
    }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(view.content.frame.width == 200)
    animator.isReversed = true
    fixture.advance(by: 0.6)
    #expect(view.content.frame.width == 100)
  }

  @Test("1.35 With pausesOnCompletion an animator stays active at fraction 1 and can run back")
  func pausesOnCompletion() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.pausesOnCompletion = true
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    fixture.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(positions.isEmpty)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    fixture.advance(by: 0.5)
    #expect(near(view.shownX, 50))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(positions == [.current])
  }

  @Test("1.115 An animator whose blocks animate nothing ends with the next frame")
  func nothingToAnimate() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 0 }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(positions.isEmpty)
    fixture.frames(1)
    #expect(positions == [.end])
  }

  @Test("1.117 Without a window an animator sets the values at once and ends with the next frame")
  func withoutWindow() {
    let fixture = Fixture()
    let view = UIView()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(view.center.x == 100)
    fixture.frames(1)
    #expect(positions == [.end])
  }

  @Test("1.118 An animator whose view is removed ends with the next frame, at the end values")
  func removedMidFlight() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    fixture.advance(by: 0.5)
    view.removeFromSuperview()
    fixture.frames(1)
    #expect(positions == [.end])
    #expect(view.center.x == 100)
  }

  @Test("An animator that ends after another runtime is activated is removed from its own runtime")
  func runtimeSwitch() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = mover(view)
    animator.startAnimation()
    #expect(!fixture.runtime.isIdle)
    Runtime().activate()
    animator.stopAnimation(true)
    #expect(fixture.runtime.isIdle)
  }
}
