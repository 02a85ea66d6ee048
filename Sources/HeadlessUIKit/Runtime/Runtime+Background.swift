import Foundation

extension Runtime {
  /// Whether the app is in the background.
  var isInBackground: Bool { application.applicationState == .background }

  /// Takes the app to the background. The app is suspended once its observers have been notified,
  /// and what they schedule for the next turn has run.
  ///
  /// Animations are removed after `didEnterBackgroundNotification`: its observers still find them
  /// on their layers.
  ///
  /// - Parameter deliverInput: sends the changes of the touches, which end here.
  /// - Precondition: the app is active.
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
    // Animations that completions have started since are not shown, so they end at once.
    animations.advance(to: time)
  }

  /// Takes the app back to the foreground.
  ///
  /// - Precondition: the app is in the background.
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
