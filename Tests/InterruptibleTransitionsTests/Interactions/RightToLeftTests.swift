import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of gestures whose direction follows the layout of a view.
@Suite("Right-to-left layout", .underVariants)
struct RightToLeftTests {
  /// Drags from an edge of the screen, on a page that presents another page from an edge.
  /// - Returns: The progress of the flight under the finger, and whether the page is presented
  ///   afterward.
  private func drag(
    fromLeft: Bool, for edges: NSDirectionalRectEdge, isMirrored: Bool, by travel: CGFloat = 0.6
  ) -> (progress: CGFloat, isPresented: Bool) {
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    first.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.device.launch(first)
    let transition = InterruptibleTransition(.cover(from: .left), timing: .linear(0.4))
    transition.interactions = [
      .edgePan(from: edges, over: .fraction(1), on: first.view) { [unowned first] in
        first.present(second, with: transition)
      }
    ]
    let (width, sign) = (fixture.device.window.bounds.width, fromLeft ? 1.0 : -1)
    let finger = fixture.device.press(at: CGPoint(x: fromLeft ? 2 : width - 2, y: 400))
    finger.move(by: CGVector(dx: sign * 12, dy: 0), over: 0.05)
    finger.move(by: CGVector(dx: sign * travel * width, dy: 0), over: 0.4)
    finger.move(by: CGVector(dx: -sign, dy: 0), over: 0.2)
    let progress = transition.progress
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(transition.isAtRest)
    return (progress, first.presentedViewController != nil)
  }

  @Test("Right to left: the leading edge is on the right, and the trailing edge on the left")
  func edges() {
    for isMirrored in [false, true] {
      for (edges, isLeading) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
        let fromItsEdge = drag(
          fromLeft: isLeading != isMirrored, for: edges, isMirrored: isMirrored)
        #expect(abs(fromItsEdge.progress - 0.6) < 0.05 && fromItsEdge.isPresented)
        let fromOther = drag(fromLeft: isLeading == isMirrored, for: edges, isMirrored: isMirrored)
        #expect(fromOther.progress == 0 && !fromOther.isPresented)
      }
      for fromLeft in [true, false] {
        #expect(drag(fromLeft: fromLeft, for: .all, isMirrored: isMirrored).isPresented)
        #expect(!drag(fromLeft: fromLeft, for: .top, isMirrored: isMirrored).isPresented)
      }
    }
  }

  @Test("Right to left: an edge pan that is released before the middle is cancelled")
  func back() {
    let result = drag(fromLeft: false, for: .leading, isMirrored: true, by: 0.3)
    #expect(abs(result.progress - 0.3) < 0.05 && !result.isPresented)
  }

  @Test("Right to left: the swipe back after a push begins at the right edge")
  func swipeBack() {
    for isMirrored in [false, true] {
      for fromLeft in [true, false] {
        let fixture = ContainerFixture()
        let (first, second) = (titled("A"), titled("B"))
        let navigation = fixture.navigation([first])
        let direction: UISemanticContentAttribute =
          isMirrored ? .forceRightToLeft : .forceLeftToRight
        for view in [navigation.view, first.view, second.view] {
          view?.semanticContentAttribute = direction
        }
        navigation.pushViewController(second, with: InterruptibleTransition(.push(from: .right)))
        fixture.device.advanceUntilIdle()
        let width = fixture.device.window.bounds.width
        let finger = fixture.device.press(at: CGPoint(x: fromLeft ? 2 : width - 2, y: 400))
        finger.move(by: CGVector(dx: (fromLeft ? 0.8 : -0.8) * width, dy: 0), over: 0.3)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(navigation.viewControllers == (fromLeft != isMirrored ? [first] : [first, second]))
      }
    }
  }
}
