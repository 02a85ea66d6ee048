import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension FlightTests {
  /// Tests of the views that a flight adds to its container and removes from it.
  @Suite("Installed views", .underVariants)
  struct InstalledViews {
    nonisolated enum Preset: CaseIterable, Sendable {
      case fade, scale, slide
      /// An app's animation.
      case own

      @MainActor var animation: TransitionAnimation {
        switch self {
        case .fade: .fade
        case .scale: .scale(from: 0.5)
        case .slide: .slide(from: .right)
        case .own:
          TransitionAnimation { flight, steps in
            guard let view = flight.installViews() else { return }
            if flight.isPresenting { view.center.y += 100 }
            steps.animate { view.center.y += flight.isPresenting ? -100 : 100 }
          }
        }
      }
    }

    @Test(
      "The incoming view is in the container during a presentation and a dismissal",
      arguments: Preset.allCases, ContainerKind.allCases)
    func incoming(_ preset: Preset, _ change: ContainerKind) throws {
      let fixture = ContainerKindFixture(change, preset.animation)
      for go in [fixture.there, fixture.back] {
        go()
        fixture.device.advance(by: 0.2)
        let flight = try #require(fixture.transition.flight)
        // UIKit's context has no view of a presenter that stays in the hierarchy.
        let isGiven = flight.incomingView != nil
        #expect(isGiven || change == .custom && !flight.isPresenting)
        #expect(flight.incomingView?.superview === (isGiven ? flight.containerView : nil))
        if !flight.isPresenting, let incoming = flight.incomingView,
          let outgoing = flight.outgoingView,
          let views = flight.containerView.subviews as [UIView]?,
          let below = views.firstIndex(of: incoming), let above = views.firstIndex(of: outgoing)
        {
          #expect(below < above)
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest)
      }
      #expect(fixture.first.view.window != nil && fixture.second.view.window == nil)
      #expect(fixture.first.view.alpha == 1 && fixture.first.view.transform.isIdentity)
    }

    @Test(
      "Each flight, completed or cancelled, ends with the right view on screen",
      arguments: Preset.allCases, ContainerKind.allCases)
    func ends(_ preset: Preset, _ change: ContainerKind) throws {
      let fixture = ContainerKindFixture(change, preset.animation)
      func expectShown(first: Bool, second: Bool) {
        #expect((fixture.first.view.window != nil) == first)
        #expect((fixture.second.view.window != nil) == second)
        let shown = second ? fixture.second.view : fixture.first.view
        #expect(shown?.frame == fixture.device.window.bounds)
        #expect(shown?.alpha == 1 && shown?.transform.isIdentity == true)
      }
      func go(_ start: () -> Void, isCancelled: Bool) {
        start()
        fixture.device.advance(by: 0.2)
        if isCancelled { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
      }
      for isCancelled in [true, false] {
        go(fixture.there, isCancelled: isCancelled)
        expectShown(first: isCancelled || change == .custom, second: !isCancelled)
      }
      for isCancelled in [true, false] {
        go(fixture.back, isCancelled: isCancelled)
        expectShown(first: !isCancelled || change == .custom, second: isCancelled)
      }
      #if DEBUG
        #expect(!Runtime.current.console.contains { $0.contains("installViews()") })
      #endif
    }

    @Test(
      "The incoming view is added at the end if an animation never installs it",
      arguments: ContainerKind.allCases)
    func forgotten(_ change: ContainerKind) {
      let fixture = ContainerKindFixture(change, TransitionAnimation { _, _ in })
      fixture.there()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window != nil)
      #if DEBUG
        #expect(Runtime.current.console.contains { $0.contains("installViews()") })
      #endif
    }

    @Test(
      "The outgoing view is removed from the container before completeTransition",
      arguments: ContainerKind.allCases, [true, false])
    func tidied(_ change: ContainerKind, isCancelled: Bool) {
      let fixture = ContainerKindFixture(change, .slide(from: .right))
      var flight: TransitionFlight?
      var remains: [Bool] = []
      fixture.device.onTransitionMessage { message in
        guard message.hasPrefix("completeTransition"), let flight else { return }
        // After a presentation or a push, UIKit removes the outgoing view.
        let leaving = isCancelled ? flight.incomingView : flight.outgoingView
        let isTidied = isCancelled || !flight.isPresenting
        remains.append(isTidied && leaving?.superview === flight.containerView)
      }
      for go in isCancelled ? [fixture.there] : [fixture.there, fixture.back] {
        go()
        fixture.device.advance(by: 0.1)
        flight = fixture.transition.flight
        if isCancelled { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
      }
      #expect((fixture.second.view.window == nil) && (fixture.first.view.window != nil))
      #expect(!remains.isEmpty && !remains.contains(true))
    }

    @Test(
      "A view with a transform keeps its size and is placed at the final frame",
      arguments: ContainerKind.allCases, [true, false])
    func transformed(_ change: ContainerKind, isInstalledLate: Bool) {
      let animation = TransitionAnimation { flight, steps in
        if !isInstalledLate { flight.installViews() }
        let view = flight.isPresenting ? flight.incomingView : flight.outgoingView
        let below = flight.isPresenting ? flight.outgoingView : flight.incomingView
        let aside = CGAffineTransform(translationX: -200, y: 0)
        let small = CGAffineTransform(scaleX: 0.9, y: 0.9)
        if flight.isPresenting { view?.transform = aside }
        if isInstalledLate { flight.installViews() }
        steps.animate {
          view?.transform = flight.isPresenting ? .identity : aside
          below?.transform = flight.isPresenting ? small : .identity
        }
        steps.cleanUp { position in
          view?.transform = .identity
          below?.transform = (position == .end) == flight.isPresenting ? small : .identity
        }
      }
      let fixture = ContainerKindFixture(change, animation)
      let bounds = fixture.first.view.bounds
      fixture.there()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.frame == fixture.second.view.superview?.bounds)
      fixture.back()
      fixture.device.advance(by: 0.2)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      fixture.back()
      fixture.device.advanceUntilIdle()
      #expect(fixture.first.view.bounds == bounds)
      if change != .custom { #expect(fixture.first.view.transform.isIdentity) }
    }

    @Test(
      "After a rotation in flight, an incoming view that was never installed gets the new frame",
      arguments: ContainerKind.allCases)
    func forgottenAndTurned(_ change: ContainerKind) {
      let fixture = ContainerKindFixture(change, TransitionAnimation { _, _ in })
      fixture.there()
      fixture.device.advance(by: 0.1)
      fixture.device.rotate(to: .landscape)
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.frame == fixture.device.window.bounds)
    }

    @Test(
      "After a resize in flight, the right view fills the resized window",
      arguments: ContainerKind.allCases, [true, false])
    func resized(_ change: ContainerKind, isCancelled: Bool) {
      let fixture = ContainerKindFixture(change, .slide(from: .right))
      func go(_ start: () -> Void, _ size: CGSize) {
        start()
        fixture.device.advance(by: 0.1)
        fixture.transition.pause()
        fixture.device.resize(to: size, over: 0.1)
        if isCancelled { fixture.transition.cancel() } else { fixture.transition.finish() }
        fixture.device.advanceUntilIdle()
      }
      go(fixture.there, CGSize(width: 600, height: 500))
      let shown = isCancelled ? fixture.first.view : fixture.second.view
      #expect(shown?.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
      if isCancelled {
        fixture.there()
        fixture.device.advanceUntilIdle()
      }
      go(fixture.back, CGSize(width: 300, height: 700))
      let back = isCancelled ? fixture.second.view : fixture.first.view
      #expect(back?.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
      #expect(back?.window != nil && back?.transform.isIdentity == true)
    }

    @Test(
      "Calling `installViews()` after the end adds no view", arguments: ContainerKind.allCases,
      [true, false])
    func installedAfterTheEnd(_ change: ContainerKind, isCancelled: Bool) {
      let animation = TransitionAnimation { flight, _ in
        flight.addAnimations({}) { _ in flight.installViews() }
      }
      let fixture = ContainerKindFixture(change, animation)
      fixture.there()
      fixture.device.advance(by: 0.1)
      if isCancelled { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect((isCancelled ? fixture.first : fixture.second).view.window != nil)
      #expect((fixture.second.view.window == nil) == isCancelled)
    }
  }
}

extension FlightTests {
  @Suite("Leftovers in the app's hierarchy", .underVariants)
  struct Leftovers {
    private let a = titled("A")
    private let b = titled("B")

    /// Returns the views of a tree with their recognizers, and the delegates of the recognizers.
    private func inventory(of view: UIView) -> [String] {
      let recognizers = (view.gestureRecognizers ?? []).map { recognizer in
        "\(type(of: recognizer)) \(recognizer.delegate.map { "\(type(of: $0))" } ?? "-")"
      }
      let own = "\(type(of: view)) \(recognizers)"
      return [own] + view.subviews.flatMap { inventory(of: $0).map { "  " + $0 } }
    }

    private let animations: [TransitionAnimation] = [
      .slide(from: .bottom), .push(), .elements, .flip(from: nil), .card(), .blur(),
    ]

    private func makeTransition(_ kind: Int, in view: UIView) -> InterruptibleTransition {
      let transition = InterruptibleTransition(animations[kind], timing: .easeInOut(0.3))
      transition.interactions = [
        .touchToPause(scrubbing: .up, over: 300), .pan(.up, over: 300), .pinch(by: 2),
        .edgePan(.right, over: 300),
      ]
      return transition
    }

    /// Performs and reverts a change, and expects the same hierarchy as before.
    private func expectNothing(
      on device: Device, _ transition: InterruptibleTransition, there: () -> Void, back: () -> Void
    ) {
      let before = inventory(of: device.window)
      there()
      device.advance(by: 0.1)
      transition.pause()
      transition.cancel()
      device.advanceUntilIdle()
      #expect(inventory(of: device.window) == before, "cancelled")
      there()
      device.advanceUntilIdle()
      back()
      device.advance(by: 0.1)
      transition.reverse()
      device.advanceUntilIdle()
      back()
      device.advanceUntilIdle()
      #expect(inventory(of: device.window) == before, "there and back")
    }

    @Test("A presentation and its dismissal leave nothing behind", arguments: 0..<6)
    func presentation(_ kind: Int) {
      let device = Device()
      device.launch(a)
      let transition = makeTransition(kind, in: a.view)
      expectNothing(
        on: device, transition,
        there: { a.present(b, with: transition, as: kind == 1 ? .full : .sheet(height: 400)) },
        back: { a.dismiss(animated: true) })
    }

    @Test("A push and the last pop leave nothing behind", arguments: 0..<6)
    func stack(_ kind: Int) {
      let device = Device()
      let stack = UINavigationController(rootViewController: a)
      device.launch(stack)
      let transition = makeTransition(kind, in: a.view)
      expectNothing(
        on: device, transition, there: { stack.pushViewController(b, with: transition) },
        back: { stack.popViewController(animated: true) })
      #expect(stack.delegate == nil)
    }

    @Test("A swipe back, a new stack and a pop to the root leave nothing behind", arguments: 0..<3)
    func otherWaysBack(_ way: Int) {
      let device = Device()
      let stack = UINavigationController(rootViewController: a)
      device.launch(stack)
      let before = inventory(of: device.window)
      let transition = InterruptibleTransition(.slideAlong(), timing: .easeInOut(0.3))
      stack.pushViewController(b, with: transition)
      device.advanceUntilIdle()
      switch way {
      case 0: device.swipe(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 300, dy: 0), over: 0.2)
      case 1: stack.setViewControllers([a], animated: true)
      default: stack.popToRootViewController(animated: false)
      }
      device.advanceUntilIdle()
      #expect(stack.viewControllers == [a])
      #expect(inventory(of: device.window) == before)
    }

    @Test("A tab selection and its return leave nothing behind", arguments: 0..<6)
    func tabs(_ kind: Int) {
      let device = Device()
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      device.launch(tabs)
      let transition = makeTransition(kind, in: a.view)
      expectNothing(
        on: device, transition, there: { tabs.selectViewController(b, with: transition) },
        back: { tabs.selectViewController(a, with: transition, returnTransition: .system) })
      #expect(tabs.delegate == nil)
    }

    @Test("The app's delegate of the interactive pop recognizer is restored")
    func swipeDelegate() {
      final class Gate: NSObject, UIGestureRecognizerDelegate {}
      for delegate in [nil, Gate()] {
        let device = Device()
        let stack = UINavigationController(rootViewController: titled("A"))
        device.launch(stack)
        let recognizer = stack.interactivePopGestureRecognizer
        recognizer?.delegate = delegate
        stack.pushViewController(
          titled("B"), with: InterruptibleTransition(.push(), timing: .linear(0.1)))
        device.advanceUntilIdle()
        stack.popViewController(animated: true)
        device.advanceUntilIdle()
        #expect(recognizer?.delegate === delegate)
      }
    }
  }
}
