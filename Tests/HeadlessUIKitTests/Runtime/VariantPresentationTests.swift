import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of the start of presentations, of their links and of their frames.
@MainActor @Suite struct VariantPresentationTests {
  @Test("7.96 UIKit may ask for the animator of a presentation when it starts")
  func asksPresentationsLate() {
    let (byDefault, varied) = compare(.asksPresentationsLate) {
      let fixture = TransitionFixture()
      let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
      let controller = fixture.controller(delegate: delegate)
      fixture.root.present(controller, animated: true)
      let question = "animationController(B, A, A)"
      let isWithinCall = fixture.log.contains(question)
      fixture.device.advance(by: 0.02)
      let isAsked = fixture.log.contains(question)
      fixture.device.advanceUntilIdle()
      return [isWithinCall, isAsked, fixture.root.presentedViewController === controller]
    }
    #expect(byDefault == [true, true, true])
    #expect(varied == [false, true, true])
  }

  @Test("7.20 An unanimated custom presentation may ask for no animator")
  func unanimatedAsksNobody() {
    let (byDefault, varied) = compare(.unanimatedAsksNobody) {
      let fixture = TransitionFixture()
      let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
      let controller = fixture.controller(delegate: delegate)
      fixture.root.present(controller, animated: false)
      fixture.device.advance(by: 0.02)
      let calls = fixture.takeLog().filter { $0.hasPrefix("animat") }
      let isThere = controller.view.window != nil
      controller.dismiss(animated: false)
      fixture.device.advance(by: 0.02)
      return [
        calls.contains("animationController(B, A, A)"), calls.contains("animateTransition"),
        isThere, controller.viewIfLoaded?.window == nil, fixture.log.contains("B.DD!"),
      ]
    }
    #expect(byDefault == [true, true, true, true, true])
    #expect(varied == [false, false, true, true, true])
  }

  @Test("7.21 An unanimated custom presentation may start its interaction controller")
  func unanimatedIsDriven() {
    let (byDefault, varied) = compare(.unanimatedIsDriven) {
      let fixture = TransitionFixture()
      let interactor = StartLoggingInteractor()
      let controller = fixture.controller(
        delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor)
      )
      fixture.root.present(controller, animated: false)
      fixture.device.advance(by: 0.02)
      #expect(fixture.log.count { $0 == "animateTransition" } == 1)
      #expect(fixture.log.contains("B.DA!"))
      return interactor.indications
    }
    #expect(byDefault == [])
    // An animated presentation would report true.
    #expect(varied == [false])
  }

  @Test("7.77 A controller that is being presented or dismissed may not present")
  func refusesMovingPresenters() {
    for dismisses in [false, true] {
      let (byDefault, varied) = compare(.refusesMovingPresenters) {
        let fixture = TransitionFixture()
        let moving = fixture.controller("B")
        let other = fixture.controller("C")
        if dismisses { fixture.presentToTheEnd(moving) }
        if dismisses {
          fixture.root.dismiss(animated: true)
        } else {
          fixture.root.present(moving, animated: true)
          fixture.device.advance(by: 0.1)
        }
        moving.present(other, animated: false)
        let console = fixture.console
        fixture.device.advanceUntilIdle()
        // A refused presentation succeeds later.
        if !dismisses, other.presentingViewController == nil {
          moving.present(other, animated: false)
          fixture.device.advanceUntilIdle()
          #expect(other.view.window != nil)
          #expect(fixture.console == console)
        }
        // By default the presented view stays after its presenter has left.
        return [other.viewIfLoaded?.window != nil, moving.view.window != nil] + [console.isEmpty]
          + console.map {
            $0 == "Attempt to present <LoggingController> on <LoggingController> "
              + "(from <LoggingController>) while a presentation is in progress!"
          }
      }
      #expect(byDefault == [true, !dismisses, true])
      #expect(varied == [!dismisses, !dismisses, false, true])
    }
  }

  @Test("7.22 Presenter and presented controller may be linked only from the start")
  func linksLate() {
    let (byDefault, varied) = compare(.linksLate) {
      let fixture = TransitionFixture()
      let controller = fixture.controller("B")
      let other = fixture.controller("C")
      fixture.root.present(controller, animated: true)
      var isLinked = [
        fixture.root.presentedViewController === controller,
        controller.presentingViewController === fixture.root,
      ]
      let presentation = controller.presentationController
      fixture.root.present(other, animated: true)
      fixture.root.dismiss(animated: true)
      #expect(fixture.console.count == 2)
      controller.onCallback = { [unowned controller] in
        guard $0 == "WA" else { return }
        isLinked += [
          fixture.root.presentedViewController === controller,
          controller.presentingViewController === fixture.root,
        ]
      }
      fixture.device.advanceUntilIdle()
      #expect(controller.presentationController === presentation)
      #expect(fixture.log.contains("B.DA"))
      #expect(!fixture.log.contains { $0.hasPrefix("C.") })
      return isLinked
    }
    #expect(byDefault == [true, true, true, true])
    #expect(varied == [false, false, true, true])
  }

  @Test("7.22 A presentation that never starts leaves no links")
  func unlinkedPresentationIsGivenUp() {
    RuntimeVariants.$current.withValue(.linksLate) {
      let fixture = TransitionFixture()
      let controller = fixture.controller(style: .fullScreen)
      fixture.root.present(controller, animated: true)
      fixture.device.window.rootViewController = UIViewController()
      fixture.device.advanceUntilIdle()
      #expect(fixture.root.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
      #expect(controller.activePresentationController == nil)
    }
  }

  @Test("7.50 The context's from controller may be the first of several dismissed presentations")
  func tellsLowestOfStack() {
    let (byDefault, varied) = compare(.tellsLowestOfStack) {
      let fixture = TransitionFixture()
      let animator = BlockAnimator(fixture)
      let lower = fixture.controller("B", style: .overFullScreen)
      let upper = fixture.controller("C", delegate: LoggingDelegate(fixture, animator: animator))
      fixture.presentToTheEnd(lower)
      lower.present(upper, animated: true)
      fixture.device.advanceUntilIdle()
      fixture.root.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      let from = animator.context?.viewController(forKey: .from)
      #expect(animator.context?.view(forKey: .from) === upper.view)
      #expect(from.map { animator.context?.initialFrame(for: $0) } == fixture.device.window.bounds)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.window.subviews == [fixture.root.view])
      #expect(fixture.root.presentedViewController == nil)
      return [from === upper, from === lower]
    }
    #expect(byDefault == [true, false])
    #expect(varied == [false, true])
  }

  /// Returns the final frame that the context gives a sheet at the dismissal of its cover, and the
  /// sheet's frame afterwards.
  private func uncovered(
    _ style: UIModalPresentationStyle, below cover: UIModalPresentationStyle
  ) -> [CGRect?] {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let lower = fixture.controller("B", style: style)
    let upper = fixture.controller(
      "C", style: cover, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(lower)
    lower.present(upper, animated: true)
    fixture.device.advanceUntilIdle()
    lower.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    let frame = animator.context?.finalFrame(for: lower)
    if let view = animator.context?.view(forKey: .to) { view.frame = frame ?? .null }
    fixture.device.advanceUntilIdle()
    #expect(lower.presentedViewController == nil && lower.view.window != nil)
    return [frame, lower.view.frame]
  }

  @Test("7.79 A sheet below a full-screen page may get the whole container as its frame")
  func enlargesUncoveredSheets() {
    let sheet = CGRect(x: 0, y: 69, width: 393, height: 783)
    let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      let (byDefault, varied) = compare(.enlargesUncoveredSheets) {
        uncovered(style, below: .fullScreen)
      }
      #expect(byDefault == [sheet, sheet])
      #expect(varied == [whole, whole])
    }
  }

  @Test("7.79 A sheet that stays visible below its cover keeps its frame")
  func smallerFrameStays() {
    let sheet = CGRect(x: 0, y: 69, width: 393, height: 783)
    let (byDefault, varied) = compare(.enlargesUncoveredSheets) {
      uncovered(.pageSheet, below: .overFullScreen)
    }
    #expect(byDefault == [sheet, sheet] && varied == byDefault)
  }
}
