import Foundation

@testable import HeadlessUIKit

/// Notes what the context says when it is started.
final class StartNotingInteractor: UIPercentDrivenInteractiveTransition {
  private(set) var indications: [Bool] = []
  /// Called before the superclass.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    indications.append(transitionContext.isInteractive)
    onStart?(transitionContext)
    super.startInteractiveTransition(transitionContext)
  }
}
