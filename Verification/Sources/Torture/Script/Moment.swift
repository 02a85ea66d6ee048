/// A call of the toolkit's or UIKit's during which an app may do something.
nonisolated package enum Moment: CaseIterable, Sendable {
  // View controllers.
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case layout
  case scroll
  case sizeChange
  case takePart
  case interactions
  // Delegates of containers.
  case willShow
  case didShow
  case animator
  case shouldSelect
  // A person who dismisses.
  case shouldDismiss
  case willDismiss
  case didDismiss
  case didAttemptToDismiss
  // The transition.
  case prepare
  case animations
  case cleanUp
  case auxiliary
  case auxiliaryCompletion
  case addedCompletion
  case phase
  case progress
  case outcomeChange
  case overshoot
  case begin
  // Requests.
  case outcome
  case completion
  case handlePhase
  case handleProgress
  case button
}
