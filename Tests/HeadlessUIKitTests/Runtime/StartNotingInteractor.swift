import Foundation

@testable import HeadlessUIKit

/// A percent-driven controller that records the context's `isInteractive` when it starts.
final class StartLoggingInteractor: UIPercentDrivenInteractiveTransition {
  private(set) var indications: [Bool] = []
  /// Called before the superclass's start.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    indications.append(transitionContext.isInteractive)
    onStart?(transitionContext)
    super.startInteractiveTransition(transitionContext)
  }
}
