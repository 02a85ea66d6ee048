/// What an app has asked of a transition, until it is known where that came to rest.
///
/// The transition has it until UIKit starts the run, and then the flight. It is answered once, at
/// last when nobody has it any more.
final class FlightRequest {
  /// What is to come in, while that has to wait.
  weak var subject: UIViewController?
  /// At which end of the flight all is as the app has asked.
  private(set) var goal = TransitionPosition.end
  private var answer: (@Sendable (TransitionPosition) -> Void)?
  private var afterwards: [(TransitionPosition) -> Void] = []
  /// What gives up what was asked for.
  private var withdraw: (() -> Void)?
  private let frames = FrameLoop()

  /// - Parameter answer: Told where it came to rest: at the end if all is now as the app has asked.
  init(_ answer: (@Sendable (TransitionPosition) -> Void)? = nil) {
    self.answer = answer
  }

  /// Adds what is to be done when it is known where it came to rest.
  func then(_ action: @escaping (TransitionPosition) -> Void) {
    afterwards.append(action)
  }

  /// Says at which end of its flight all is as the app has asked, and how to give it up from now
  /// on.
  func aims(at goal: TransitionPosition, withdraw: @escaping () -> Void) {
    (self.goal, self.withdraw) = (goal, withdraw)
  }

  /// Gives up what was asked for, if that is not over.
  func cancel() {
    withdraw?()
  }

  /// Answers, if that was not done.
  ///
  /// - Parameter position: The end if all is as the app has asked.
  func settle(at position: TransitionPosition) {
    let (answer, afterwards) = (answer, afterwards)
    (self.answer, self.afterwards, withdraw) = (nil, [], nil)
    for action in afterwards { action(position) }
    answer?(position)
  }

  /// Answers when a container, which is busy with another change, has come to rest: UIKit may make
  /// a change that it is asked for meanwhile when that one is over.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - isDone: Whether all is as the app has asked.
  func settle<Container: UIViewController>(
    whenAtRest container: Container, isDone: @escaping (Container) -> Bool
  ) {
    var framesAtRest = 0
    frames.wait { [weak container] in
      let isAtRest = container?.transitionCoordinator == nil
      framesAtRest = isAtRest ? framesAtRest + 1 : 0
      let isOver = container.map { isAtRest && isDone($0) } ?? true
      // The frame after the end is the one in which a late change begins.
      guard isOver || framesAtRest > 2 else { return false }
      self.settle(at: container.map(isDone) == true ? .end : .start)
      return true
    }
  }

  // Whoever waits for an answer that nobody can give any more would wait for ever.
  deinit {
    answer?(.start)
  }
}

/// Asks for a flight and waits until it has come to rest; when the task is cancelled, so is the
/// request.
///
/// - Parameter ask: Asks.
/// - Returns: Where it came to rest: at the end if all is as the app has asked.
func outcome(of ask: @MainActor (FlightRequest) -> Void) async -> TransitionPosition {
  guard !Task.isCancelled else { return .start }
  let pending = PendingRequest()
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      let request = FlightRequest { continuation.resume(returning: $0) }
      pending.request = request
      ask(request)
    }
  } onCancel: {
    // Cancelled where the transition lives, it turns at once.
    guard MainThread.isCurrent else {
      Task { @MainActor in pending.request?.cancel() }
      return
    }
    MainActor.assumeIsolated { pending.request?.cancel() }
  }
}

/// A request that was made, for whoever cancels it.
private final class PendingRequest {
  weak var request: FlightRequest?
}
