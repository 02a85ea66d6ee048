import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// What presentations alone may do otherwise at their start.
@MainActor @Suite struct VariantPresentationTests {
  @Test("7.20 Without animation a custom presentation may ask for no animator")
  func unanimatedAsksNobody() {
    let (byDefault, varied) = compare(.unanimatedAsksNobody) {
      let stage = TransitionStage()
      let delegate = NotingDelegate(stage, animator: BlockAnimator(stage))
      let controller = stage.controller(delegate: delegate)
      stage.root.present(controller, animated: false)
      stage.device.advance(by: 0.02)
      let calls = stage.takeLog().filter { $0.hasPrefix("animat") }
      let isThere = controller.view.window != nil
      controller.dismiss(animated: false)
      stage.device.advance(by: 0.02)
      return [
        calls.contains("animationController(B, A, A)"), calls.contains("animateTransition"),
        isThere, controller.viewIfLoaded?.window == nil, stage.log.contains("B.DD!"),
      ]
    }
    #expect(byDefault == [true, true, true, true, true])
    #expect(varied == [false, false, true, true, true])
  }

  @Test("7.21 Without animation a custom presentation may start its interaction controller")
  func unanimatedIsDriven() {
    let (byDefault, varied) = compare(.unanimatedIsDriven) {
      let stage = TransitionStage()
      let interactor = StartNotingInteractor()
      let controller = stage.controller(
        delegate: NotingDelegate(stage, animator: BlockAnimator(stage), interactor: interactor))
      stage.root.present(controller, animated: false)
      stage.device.advance(by: 0.02)
      #expect(stage.log.count { $0 == "animateTransition" } == 1)
      #expect(stage.log.contains("B.DA!"))
      return interactor.indications
    }
    #expect(byDefault == [])
    // It would be interactive, if it were animated.
    #expect(varied == [false])
  }

  @Test("7.22 Presenter and presented controller may know each other from the start on only")
  func linksLate() {
    let (byDefault, varied) = compare(.linksLate) {
      let stage = TransitionStage()
      let (controller, other) = (stage.controller("B"), stage.controller("C"))
      stage.root.present(controller, animated: true)
      var isLinked = [
        stage.root.presentedViewController === controller,
        controller.presentingViewController === stage.root,
      ]
      let presentation = controller.presentationController
      stage.root.present(other, animated: true)
      stage.root.dismiss(animated: true)
      #expect(stage.console.count == 2)
      controller.onCallback = { [unowned controller] in
        guard $0 == "WA" else { return }
        isLinked += [
          stage.root.presentedViewController === controller,
          controller.presentingViewController === stage.root,
        ]
      }
      stage.device.advanceUntilIdle()
      #expect(controller.presentationController === presentation)
      #expect(stage.log.contains("B.DA"))
      #expect(!stage.log.contains { $0.hasPrefix("C.") })
      return isLinked
    }
    #expect(byDefault == [true, true, true, true])
    #expect(varied == [false, false, true, true])
  }

  @Test("7.22 A presentation that never starts leaves nothing behind, linked or not")
  func unlinkedPresentationIsGivenUp() {
    RuntimeVariants.$current.withValue(.linksLate) {
      let stage = TransitionStage()
      let controller = stage.controller(style: .fullScreen)
      stage.root.present(controller, animated: true)
      stage.device.window.rootViewController = UIViewController()
      stage.device.advanceUntilIdle()
      #expect(stage.root.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
      #expect(controller.activePresentationController == nil)
    }
  }

  @Test("7.50 Of a stack that is dismissed the context's from may be the one that came first")
  func tellsLowestOfStack() {
    let (byDefault, varied) = compare(.tellsLowestOfStack) {
      let stage = TransitionStage()
      let animator = BlockAnimator(stage)
      let lower = stage.controller("B", style: .overFullScreen)
      let upper = stage.controller("C", delegate: NotingDelegate(stage, animator: animator))
      stage.presentToTheEnd(lower)
      lower.present(upper, animated: true)
      stage.device.advanceUntilIdle()
      stage.root.dismiss(animated: true)
      stage.device.advance(by: 0.1)
      let from = animator.context?.viewController(forKey: .from)
      #expect(animator.context?.view(forKey: .from) === upper.view)
      #expect(from.map { animator.context?.initialFrame(for: $0) } == stage.device.window.bounds)
      stage.device.advanceUntilIdle()
      #expect(stage.device.window.subviews == [stage.root.view])
      #expect(stage.root.presentedViewController == nil)
      return [from === upper, from === lower]
    }
    #expect(byDefault == [true, false])
    #expect(varied == [false, true])
  }
}
