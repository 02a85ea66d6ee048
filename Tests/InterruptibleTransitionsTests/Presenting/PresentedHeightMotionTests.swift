import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  /// Tests of frames that change while a flight moves the presented view, or a page inside it.
  @Suite("Changes of height in flight")
  struct HeightsInFlight {
    /// How the app changes the height from 400 to 600 points.
    nonisolated enum Change: CaseIterable, Sendable {
      case preferred, preferredWithLayout, style, state, animatedState
    }

    @MainActor private final class Scene {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      let transition: InterruptibleTransition
      private let change: Change
      private var height: CGFloat = 400

      init(_ change: Change, _ timing: TransitionTiming, _ animation: TransitionAnimation) {
        self.change = change
        transition = InterruptibleTransition(animation, timing: timing)
        page.preferredContentSize.height = 400
        device.launch(presenter)
      }

      func present() {
        let isOwn = change == .state || change == .animatedState
        presenter.present(
          page, with: transition,
          as: isOwn
            ? .custom { [unowned self] in
              CGRect(x: 0, y: $0.bounds.maxY - height, width: $0.bounds.width, height: height)
            } : .sheet(height: .preferred))
      }

      func grow() {
        let container = page.presentationController?.containerView
        switch change {
        case .preferred: page.preferredContentSize.height = 600
        case .preferredWithLayout:
          page.preferredContentSize.height = 600
          container?.setNeedsLayout()
        case .style: page.changePresentationStyle(to: .sheet(height: .points(600)))
        case .state:
          height = 600
          container?.setNeedsLayout()
        case .animatedState:
          UIView.animate(withDuration: 0.4) {
            self.height = 600
            container?.setNeedsLayout()
            container?.layoutIfNeeded()
          }
        }
      }

      /// Returns the farthest motion of an edge of a view in a frame, in points, until the device
      /// is idle.
      func largestStep(of view: UIView, _ perform: () -> Void) -> CGFloat {
        var edges: [(top: CGFloat, bottom: CGFloat)] = []
        let observation = device.onFrame { [device] _ in
          guard let layer = view.layer.presentation(),
            let window = device.window.layer.presentation()
          else { return }
          let frame = layer.convert(layer.bounds, to: window)
          edges.append((frame.minY, frame.maxY))
        }
        device.advance(by: 1.0 / 60)
        perform()
        device.advanceUntilIdle()
        observation.cancel()
        return zip(edges, edges.dropFirst())
          .map { max(abs($0.top - $1.top), abs($0.bottom - $1.bottom)) }.max() ?? 0
      }
    }

    @Test(
      "A caught presentation does not jump after a change",
      arguments: [Change.preferred, .preferredWithLayout, .style, .animatedState], [0.9, 1, 0.7])
    func caught(_ change: Change, dampingRatio: Double) {
      let scene = Scene(
        change, .spring(dampingRatio: dampingRatio, duration: 0.5), .slide(from: .bottom))
      scene.transition.interactions = [
        .pan(.down, on: scene.page.view) { [weak page = scene.page] in
          page?.dismiss(animated: true)
        }
      ]
      scene.present()
      scene.device.advance(by: 16.0 / 60)
      scene.grow()
      scene.device.advance(by: 6.0 / 60)
      let step = scene.largestStep(of: scene.page.view) {
        let finger = scene.device.press(at: CGPoint(x: 200, y: 800))
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 3), over: 1.0 / 60) }
        scene.device.advance(by: 0.2)
        finger.cancel()
      }
      #expect(step < 40, "\(step)")
      scene.transition.interactions = []
    }

    @Test(
      "A change in the last frames of a presentation is a motion",
      arguments: [Change.preferred, .preferredWithLayout, .style], [20, 22, 23, 24])
    func inTheLastFrames(_ change: Change, frame: Int) {
      let scene = Scene(change, .easeOut(0.4), .fade)
      scene.present()
      scene.device.advance(by: Double(frame) / 60)
      let step = scene.largestStep(of: scene.page.view) { scene.grow() }
      #expect(step < 40, "\(step)")
      #expect(scene.page.view.bounds.height == 600)
    }

    @Test(
      "A change in a dismissal is a motion once the dismissal is cancelled",
      arguments: Change.allCases, [true, false])
    func cancelledDismissal(_ change: Change, reverses: Bool) {
      let scene = Scene(change, .easeInOut(0.6), .slide(from: .bottom))
      scene.present()
      scene.device.advanceUntilIdle()
      scene.presenter.dismiss(with: scene.transition)
      scene.device.advance(by: 8.0 / 60)
      scene.grow()
      scene.device.advance(by: 6.0 / 60)
      let step = scene.largestStep(of: scene.page.view) {
        if reverses { scene.transition.reverse() } else { scene.transition.cancel() }
      }
      #expect(step < 40, "\(step)")
      #expect(scene.page.view.bounds.height == 600)
    }

    @Test(
      "The height of either page changes in a motion while a push inside the sheet is cancelled",
      arguments: [true, false], [2, 6, 12, 17])
    func cancelledPush(isBelow: Bool, frame: Int) {
      let scene = Scene(.preferred, .easeOut(0.4), .slide(from: .bottom))
      let first = UIViewController()
      let second = UIViewController()
      let stack = UINavigationController(rootViewController: first)
      first.preferredContentSize.height = 400
      second.preferredContentSize.height = 500
      scene.presenter.present(stack, with: scene.transition, as: .sheet(height: .preferred))
      scene.device.advanceUntilIdle()
      let inner = InterruptibleTransition(.slideAlong(), timing: .linear(0.6))
      stack.pushViewController(second, with: inner)
      scene.device.advance(by: 0.3)
      inner.cancel()
      scene.device.advance(by: Double(frame) / 60)
      let step = scene.largestStep(of: stack.view) {
        (isBelow ? first : second).preferredContentSize.height = 600
      }
      #expect(step < 40, "\(step)")
      #expect(stack.view.bounds.height == (isBelow ? 600 : 400))
    }
  }
}
