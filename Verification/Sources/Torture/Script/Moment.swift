/// A call by the toolkit or UIKit during which an app may perform steps.
nonisolated package enum Moment: CaseIterable, Sendable {
  // Callbacks of view controllers.
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case layout
  case scroll
  case sizeChange
  case animatesAlongside
  case interactions
  // Callbacks of containers' delegates.
  case willShow
  case didShow
  case animator
  case shouldSelect
  // Callbacks of a dismissal by a person.
  case shouldDismiss
  case willDismiss
  case didDismiss
  case didAttemptToDismiss
  // Callbacks of the transition.
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
  // Callbacks of requests.
  case outcome
  case completion
  case handlePhase
  case handleProgress
  case button
}
