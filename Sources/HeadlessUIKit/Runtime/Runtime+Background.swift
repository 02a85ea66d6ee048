import Foundation

extension Runtime {
  /// Whether the app is in the background.
  var isInBackground: Bool { application.applicationState == .background }

  /// Takes the app to the background: it is suspended once its observers have been told, and what
  /// they ask for the next turn has been done.
  ///
  /// Animations go after `didEnterBackgroundNotification`: observers of that still find them on
  /// their layers.
  ///
  /// - Parameter deliverInput: sends what happens to the touches, which end here.
  /// - Precondition: the app is active.
  package func enterBackground(deliverInput: () -> Void) {
    precondition(
      application.applicationState == .active, "Only an active app goes to the background")
    activate()
    deliverInput()
    runTurns()
    application.post(UIApplication.willResignActiveNotification)
    application.applicationState = .inactive
    runTurns()
    application.applicationState = .background
    application.post(UIApplication.didEnterBackgroundNotification)
    activate()
    animations.enterBackground()
    runTurns()
    // What completions have started since has nothing to show.
    animations.advance(to: time)
  }

  /// Takes the app back to the foreground.
  ///
  /// - Precondition: the app is in the background.
  package func enterForeground() {
    precondition(isInBackground, "Only an app in the background comes to the foreground")
    activate()
    application.post(UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
    activate()
    runTurns()
    application.applicationState = .active
    application.post(UIApplication.didBecomeActiveNotification)
  }
}
