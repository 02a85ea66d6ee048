import Foundation

extension Runtime {
  /// Whether the app is in the background.
  var isInBackground: Bool { application.applicationState == .background }

  /// Moves the app to the background.
  ///
  /// The app is suspended after its observers have been notified, and after the blocks that they
  /// schedule for the next turn have run. Animations are removed after
  /// `didEnterBackgroundNotification`, so its observers still find animations on their layers.
  ///
  /// - Parameter deliverInput: Sends the changes of the touches, which end here.
  /// - Precondition: The app is active.
  package func enterBackground(deliverInput: () -> Void) {
    precondition(
      application.applicationState == .active, "Only an active app goes to the background")
    activate()
    deliverInput()
    runTurns()
    application.post(UIApplication.willResignActiveNotification)
    application.enter(.inactive)
    runTurns()
    application.enter(.background)
    application.scene.post(UIScene.didEnterBackgroundNotification)
    application.post(UIApplication.didEnterBackgroundNotification)
    activate()
    animations.enterBackground()
    runTurns()
    // The animations that completion handlers have started are not shown, so they end at once.
    animations.advance(to: time)
  }

  /// Moves the app to the foreground.
  ///
  /// - Precondition: The app is in the background.
  package func enterForeground() {
    precondition(isInBackground, "Only an app in the background comes to the foreground")
    activate()
    application.post(UIApplication.willEnterForegroundNotification)
    application.scene.post(UIScene.willEnterForegroundNotification)
    application.enter(.inactive)
    activate()
    runTurns()
    application.enter(.active)
    application.post(UIApplication.didBecomeActiveNotification)
  }
}
