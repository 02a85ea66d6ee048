import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of a flight that ends early because the app requests another change.
  @Suite("Flight that lands for another change", .underVariants)
  struct Landing {
    /// The way in which the first flight moves when the second change is requested.
    nonisolated enum Motion: CaseIterable, Sendable {
      /// UIKit runs the animator.
      case running
      /// The toolkit moves the flight along with a follower.
      case followed
      /// The flight has elements.
      case elements
      /// The flight is cancelled.
      case runningBack
      /// The flight settles after a release.
      case settling
      /// The flight has a block for a range of its progress.
      case inRange
    }

    nonisolated enum Request: CaseIterable, Sendable {
      case call, tap, timer
    }

    /// A push, and a button in the window that pushes another page.
    private final class Scene {
      let device: Device
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      private(set) lazy var navigation = UINavigationController(rootViewController: a)
      let first: InterruptibleTransition
      private let second = InterruptibleTransition(.slide(from: .right), timing: .linear(0.4))
      private let motion: Motion
      private(set) var handle: TransitionHandle?
      /// The displayed progress of the first flight in each frame.
      private(set) var places: [Double] = []

      init(_ motion: Motion, framesPerSecond: Int = 60) {
        self.motion = motion
        device = Device(framesPerSecond: framesPerSecond)
        for (page, y) in [(a, 200.0), (b, 400.0)] {
          let card = UIView(frame: CGRect(x: 20, y: y, width: 100, height: 100))
          card.backgroundColor = .systemTeal
          card.elementID = "card"
          page.view.addSubview(card)
        }
        let slide = TransitionAnimation.slide(from: .right)
        switch motion {
        case .elements: first = InterruptibleTransition(.elements, timing: .linear(0.8))
        case .followed:
          first = InterruptibleTransition(
            TransitionAnimation { flight, steps in
              steps.include(slide, in: flight)
              steps.follow { _ in }
            }, timing: .linear(0.8))
        default: first = InterruptibleTransition(slide, timing: .linear(0.8))
        }
        device.launch(navigation)
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        button.addAction(UIAction { [unowned self] _ in request() }, for: .touchUpInside)
        device.window.addSubview(button)
        navigation.pushViewController(b, with: first)
        device.advance(by: 0.15)
      }

      /// Brings the first flight into its motion.
      func move() {
        device.advance(by: 0.1)
        switch motion {
        case .running, .followed, .elements: break
        case .runningBack:
          device.advance(by: 0.15)
          first.cancel()
        case .settling:
          first.pause()
          first.update(0.2)
          first.finish(velocity: 0.5)
        case .inRange:
          first.flight?.addAnimations(during: 0.1...0.9) { [a] in a.view.alpha = 0.5 }
        }
        device.advance(by: 0.05)
      }

      func request() {
        handle = handle ?? navigation.pushViewController(c, with: second)
        isRunByUIKit = first.flight?.animator.isRunning
      }

      /// Whether UIKit runs the animator of the first flight after the request.
      private(set) var isRunByUIKit: Bool?

      func record(_ request: Request) {
        let flight = first.flight
        places = [flight?.progress ?? 0]
        let observation = device.onFrame { [unowned self] _ in
          guard let flight, !flight.isOver else { return }
          places.append(flight.progress)
        }
        switch request {
        case .call: self.request()
        case .tap: device.tap(at: CGPoint(x: 200, y: 750))
        case .timer: Runtime.current.schedule(after: 0.03) { self.request() }
        }
        device.advance(by: 0.3)
        observation.cancel()
      }
    }

    @Test(
      "A request does not stop the flight for a frame", arguments: Motion.allCases,
      Request.allCases)
    func moves(_ motion: Motion, _ request: Request) {
      let scene = Scene(motion)
      scene.move()
      scene.record(request)
      let sign: Double = motion == .runningBack ? -1 : 1
      let steps = zip(scene.places, scene.places.dropFirst()).map { ($1 - $0) * sign }
      let least = Double(within(1e-4, orStep: -1e-9))
      #expect(steps.count > 4 && steps.allSatisfy { $0 > least }, "\(scene.places)")
      // Until the next frame, UIKit continues to move what it has moved.
      #expect(scene.isRunByUIKit == (motion == .running))
      scene.device.advanceUntilIdle()
      #expect(scene.handle?.result == .completed)
      let stack = motion == .runningBack ? [scene.a, scene.c] : [scene.a, scene.b, scene.c]
      #expect(scene.navigation.viewControllers == stack)
    }

    /// The state of a flight that UIKit runs.
    nonisolated enum Run: CaseIterable, Sendable {
      case untouched, resumed, landing
    }

    @Test("A range that is added in flight does not stop the flight", arguments: Run.allCases)
    func addedRange(_ run: Run) {
      let scene = Scene(.running)
      scene.device.advance(by: 0.1)
      if run == .resumed {
        scene.first.pause()
        scene.first.finish()
        scene.device.advance(by: 0.05)
      }
      let flight = scene.first.flight
      var places: [Double] = [flight?.progress ?? 0]
      var opacities: [Float] = []
      scene.device.onFrame { _ in
        guard let flight, !flight.isOver else { return }
        places.append(flight.progress)
        opacities.append(scene.a.view.layer.presentation()?.opacity ?? 1)
      }
      Runtime.current.schedule(after: 0.03) {
        if run == .landing { scene.request() }
        flight?.addAnimations(during: 0.1...0.9) { scene.a.view.alpha = 0.5 }
        #expect(flight?.animator.isRunning == true)
      }
      scene.device.advanceUntilIdle()
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 > $0 }, "\(places)")
      #expect((places.count < 20) == (run == .landing))
      #expect(opacities.contains { $0 < 0.95 && $0 > 0.55 })
      #expect(scene.first.isAtRest && scene.navigation.topViewController !== scene.a)
    }

    @Test("A finger that holds the flight before the next frame stops it there")
    func caughtAtOnce() {
      let scene = Scene(.running)
      scene.device.advance(by: 0.1)
      scene.request()
      scene.first.pause()
      let progress = scene.first.progress
      scene.device.advance(by: 0.3)
      #expect(scene.first.phase == .held && abs(scene.first.progress - progress) < 1e-6)
      scene.first.finish()
      scene.device.advanceUntilIdle()
      #expect(scene.handle?.result == .completed)
    }

    @Test(
      "Code that stops or pauses the animator after the request does not keep the flight",
      arguments: [false, true])
    func interrupted(stops: Bool) {
      let scene = Scene(.running)
      scene.device.advance(by: 0.1)
      scene.request()
      if stops {
        scene.first.flight?.animator.stopAnimation(true)
      } else {
        scene.first.flight?.animator.pauseAnimation()
      }
      scene.device.advanceUntilIdle()
      #expect(scene.first.isAtRest && scene.handle?.result == .completed)
    }

    @Test(
      "The last frame covers less than the one before, also in a block that begins late",
      arguments: [30, 60, 120], [0, 0.15, 0.5, 0.8])
    func lateBlocks(framesPerSecond: Int, delayFactor: Double) {
      let timings: [TransitionTiming] = [
        .linear(0.5), .easeOut(0.5), .easeIn(0.5), .easeInOut(0.5),
        .spring(dampingRatio: 1, duration: 0.5), .spring(dampingRatio: 0.7, duration: 0.5),
      ]
      for timing in timings {
        for start in [0.05, 0.15, 0.3] {
          let device = Device(framesPerSecond: framesPerSecond)
          let a = titled("A")
          let b = titled("B")
          let c = titled("C")
          let navigation = UINavigationController(rootViewController: a)
          device.launch(navigation)
          let probe = UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
          probe.alpha = 0
          navigation.view.addSubview(probe)
          let first = InterruptibleTransition(.slide(from: .right), timing: timing)
          first.addAuxiliaryAnimations(delayFactor: delayFactor) { _ in probe.alpha = 1 }
          let handle = navigation.pushViewController(b, with: first)
          device.advance(by: 0.05 + start)
          var shown: [Double] = [Double(probe.layer.presentation()?.opacity ?? 0)]
          let observation = device.onFrame { _ in
            shown.append(Double(probe.layer.presentation()?.opacity ?? 0))
          }
          navigation.pushViewController(
            c, with: InterruptibleTransition(.slide(from: .right), timing: .linear(0.4)))
          while handle.result == nil { device.advance(by: 1.0 / Double(framesPerSecond)) }
          observation.cancel()
          // A spring that swings past its end returns.
          let steps = zip(shown, shown.dropFirst()).map { abs($1 - $0) }.filter { $0 > 1e-6 }
          guard steps.count > 1 else { continue }
          // A spring covers its last thousandth at once.
          let limit = max(steps[steps.count - 2], 0.002)
          // Where UIKit rounds, by 1/60 of the time, both steps are inexact.
          let rounding = 0.05 / (1 - delayFactor)
          let longest = within(CGFloat(limit), orStep: CGFloat(limit + rounding))
          #expect(steps[steps.count - 1] < Double(longest), "\(timing) \(start): \(shown)")
          device.advanceUntilIdle()
        }
      }
    }
  }
}
