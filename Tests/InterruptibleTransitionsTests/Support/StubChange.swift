@testable import InterruptibleTransitions

/// A change that a test requests, and that no container makes.
final class StubChange: ContainerChange {
  let transition: InterruptibleTransition
  private(set) weak var subject: UIViewController?
  let addsSubject: Bool
  /// The number of times that the change was refused or withdrawn.
  private(set) var refusals = 0
  let container: UIViewController? = nil
  let flight: TransitionFlight? = nil
  let isInProgress = false

  init(
    of subject: UIViewController? = nil, addsSubject: Bool = true,
    with transition: InterruptibleTransition = InterruptibleTransition(.fade)
  ) {
    self.subject = subject
    self.addsSubject = addsSubject
    self.transition = transition
  }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot { ChangeSnapshot() }
  func relation(
    to request: ChangeRequest, isBefore: Bool
  ) -> ChangeSnapshot.Relation { .unrelated }
  func begin(_ request: ChangeRequest) -> Bool { false }
  func recordIgnored() { refusals += 1 }
}
