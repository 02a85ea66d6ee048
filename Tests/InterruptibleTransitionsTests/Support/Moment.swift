import HeadlessDevice

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The moment of a transition at which another event happens.
nonisolated enum Moment: CaseIterable, Sendable {
  /// The transition was requested, and there was no frame since.
  case asked
  /// The transition runs by itself.
  case running
  /// A finger holds the running transition.
  case held
  /// The finger that requested the transition holds it.
  case led
  /// A finger has released the transition.
  case settling

  /// The moments at which the transition has visibly moved.
  static var inFlight: [Moment] { [.running, .held, .led, .settling] }
}

/// Returns how many unanimated custom presentations and dismissals of a number the toolkit does not
/// make. UIKit may make them without its delegate.
func changesBySystem(unanimated count: Int) -> Int {
  Runtime.current.reads(.unanimatedAsksNobody) ? count : 0
}

extension ContainerFixture {
  /// Brings a transition to a moment, from which a finger may hold it.
  ///
  /// - Parameters:
  ///   - transition: The transition, which takes half a second.
  ///   - moment: The moment.
  ///   - view: The view for a finger that requests the change.
  ///   - change: A closure that requests the change from UIKit.
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

  /// Lifts the finger, if there is one, and advances until idle.
  func end(_ finger: Finger?) {
    device.advance(by: 0.1)
    finger?.lift()
    device.advanceUntilIdle()
  }

  /// Returns whether each flight that has begun was completed once.
  ///
  /// - Parameter changesBySystem: The number of changes that the toolkit did not make.
  /// - Returns: Whether there were as many completions as flights that have begun.
  func isEachCompletedOnce(excluding changesBySystem: Int = 0) -> Bool {
    completions.count == directions.count + changesBySystem
  }
}
