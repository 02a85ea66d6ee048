import HeadlessDevice

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// When, in a transition, something else happens.
nonisolated enum Moment: CaseIterable, Sendable {
  /// It was asked for, and no frame was made since.
  case asked
  /// It runs by itself.
  case running
  /// A finger holds it, having caught it.
  case held
  /// The finger that has asked for it leads it.
  case led
  /// A finger has released it.
  case settling

  /// The moments in which it has been seen to move.
  static var inFlight: [Moment] { [.running, .held, .led, .settling] }
}

/// Returns how many of some custom presentations and dismissals without animation the toolkit does
/// not make: UIKit may make them without asking it.
func changesBySystem(unanimated count: Int) -> Int {
  Runtime.current.reads(.unanimatedAsksNobody) ? count : 0
}

extension ContainerFixture {
  /// Brings a transition to a moment; from then on a finger may hold it.
  ///
  /// - Parameters:
  ///   - transition: The transition, which takes half a second.
  ///   - moment: The moment.
  ///   - view: The view for a finger that requests the change.
  ///   - change: Asks UIKit for the change.
  /// - Returns: The finger that holds the transition.
  func bring(
    _ transition: InterruptibleTransition, to moment: Moment, on view: UIView,
    _ change: @escaping () -> Void
  ) -> Finger? {
    let isLed = moment == .led
    transition.interactions = [
      .pan(.right, over: 300, on: isLed ? view : nil, begin: isLed ? change : nil)
    ]
    if !isLed { change() }
    guard moment != .asked else { return nil }
    if !isLed { device.advance(by: 0.1) }
    guard moment != .running else { return nil }
    let finger = device.press(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    guard moment == .settling else { return finger }
    let leadsOn = transition.flight?.isPresenting != false
    finger.move(by: CGVector(dx: leadsOn ? 60 : 20, dy: 0), over: 0.05)
    finger.lift()
    return nil
  }

  /// Lets the finger, if there is one, lift, and everything come to rest.
  func end(_ finger: Finger?) {
    device.advance(by: 0.1)
    finger?.lift()
    device.advanceUntilIdle()
  }

  /// Whether each flight that has begun was completed once.
  ///
  /// - Parameter changesBySystem: The number of changes that the toolkit did not make.
  /// - Returns: Whether there were as many completions as flights that have begun.
  func isEachCompletedOnce(besides changesBySystem: Int = 0) -> Bool {
    completions.count == directions.count + changesBySystem
  }
}
