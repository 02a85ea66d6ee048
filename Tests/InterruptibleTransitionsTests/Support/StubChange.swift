@testable import InterruptibleTransitions

/// A change that a test requests, and that no container makes.
final class StubChange: ContainerChange {
  let transition: InterruptibleTransition
  private(set) weak var subject: UIViewController?
  let bringsIn: Bool
  /// The number of times that the change was refused or withdrawn.
  private(set) var refusals = 0
  let container: UIViewController? = nil
  let flight: TransitionFlight? = nil
  let isUnderWay = false

  init(
    of subject: UIViewController? = nil, bringsIn: Bool = true,
    with transition: InterruptibleTransition = InterruptibleTransition(.fade)
  ) {
    (self.subject, self.bringsIn, self.transition) = (subject, bringsIn, transition)
  }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot { ChangeSnapshot() }
  func relation(
    to request: ChangeRequest, isBefore: Bool
  ) -> ChangeSnapshot.Relation { .unrelated }
  func begin(_ request: ChangeRequest) -> Bool { false }
  func wasIgnored() { refusals += 1 }
}
