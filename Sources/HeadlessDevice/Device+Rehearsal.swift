import Foundation
import HeadlessUIKit

extension Device {
  /// Plays a script, records it, and checks the transitions in it.
  ///
  /// The script launches the app, moves fingers and lets time pass:
  ///
  /// ```swift
  /// let device = Device()
  /// let report = device.rehearse { rehearsal in
  ///   device.launch(InboxViewController())
  ///   device.tap(at: CGPoint(x: 335, y: 70))
  ///   device.advance(by: 0.2)
  ///   rehearsal.capture("half open")
  ///   device.advanceUntilIdle()
  ///   rehearsal.capture("open")
  /// }
  /// #expect(report.problems == [])
  /// #expect(report.leaks == [])
  /// ```
  ///
  /// A problem that the app accepts is left out by a part of its text:
  ///
  /// ```swift
  /// let accepting = device.rehearse(ignoring: ["text \"9:41\" jumps"]) { _ in
  ///   device.launch(InboxViewController())
  /// }
  /// ```
  ///
  /// After the script, the method cancels the fingers, lets motion end for up to 10 s, and ends the
  /// app: it dismisses the presented view controllers, and removes the root view controller of the
  /// window. The recording ends before that. Create the view controllers inside the script, because
  /// the report names those that still exist at the end.
  ///
  /// - Parameters:
  ///   - accepted: Parts of the problems and leaks that the app accepts. The report leaves out a
  ///     problem or a leak that contains one of these texts. The default is none.
  ///   - body: The script, which receives the rehearsal.
  /// - Returns: The report.
  /// - Precondition: The window has no root view controller. No rehearsal and no recording is being
  ///   made, and the script makes none.
  public func rehearse(
    ignoring accepted: [String] = [], _ body: (Rehearsal) throws -> Void
  ) rethrows -> RehearsalReport {
    let rehearsal = beginRehearsal(ignoring: accepted)
    do {
      try body(rehearsal)
    } catch {
      _ = finish(rehearsal)
      throw error
    }
    return RehearsalReport(rehearsal, finish(rehearsal))
  }

  /// Plays a script that waits, records it, and checks the transitions in it.
  ///
  /// The method is ``rehearse(ignoring:_:)`` for a script that calls ``advanceWithTasks(by:)`` or
  /// ``advanceWithTasksUntilIdle(limit:)``. Tasks also run before the search for leaks.
  ///
  /// - Parameters:
  ///   - accepted: Parts of the problems and leaks that the app accepts. The report leaves out a
  ///     problem or a leak that contains one of these texts. The default is none.
  ///   - body: The script, which receives the rehearsal.
  /// - Returns: The report.
  /// - Precondition: The window has no root view controller. No rehearsal and no recording is being
  ///   made, and the script makes none.
  public func rehearseWithTasks(
    ignoring accepted: [String] = [], _ body: (Rehearsal) async throws -> Void
  ) async rethrows -> RehearsalReport {
    let rehearsal = beginRehearsal(ignoring: accepted)
    do {
      try await body(rehearsal)
    } catch {
      _ = finish(rehearsal)
      throw error
    }
    let recording = finish(rehearsal)
    await advanceWithTasks(by: 1 / TimeInterval(framesPerSecond))
    return RehearsalReport(rehearsal, recording)
  }

  private func beginRehearsal(ignoring accepted: [String]) -> Rehearsal {
    precondition(rehearsal == nil, "A device plays one rehearsal at a time")
    precondition(recorder == nil, "A rehearsal can't be played during a recording")
    precondition(
      window.rootViewController == nil,
      "A rehearsal includes the launch: call launch(_:) in the closure, not before it")
    beginRecording()
    let rehearsal = Rehearsal(device: self, ignoring: accepted)
    self.rehearsal = rehearsal
    return rehearsal
  }

  /// Ends the recording and the app.
  private func finish(_ rehearsal: Rehearsal) -> Recording {
    runtime.activate()
    rehearsal.stop(isIdle: runtime.isIdle && fingers.isEmpty)
    self.rehearsal = nil
    let recording = endRecording()
    endMotion()
    rehearsal.reportTransitionsWithoutEnd()
    endApp()
    return recording
  }

  /// Cancels the fingers, and lets motion end for up to 10 s.
  private func endMotion() {
    if isInBackground { enterForeground() }
    for finger in fingers { finger.cancel() }
    advanceUntilIdle(limit: 10)
  }

  /// Removes all view controllers from the window.
  private func endApp() {
    // A presentation would stay in the window without the root view controller (fact 2.130).
    window.rootViewController?.dismissAllPresentations()
    makeFrames(2)
    window.rootViewController = nil
    focusedView = nil
    // The second frame ends the work of the first frame's next turn of the run loop.
    makeFrames(2)
    advanceUntilIdle(limit: 10)
  }
}

extension UIViewController {
  fileprivate func dismissAllPresentations() {
    if presentedViewController?.presentingViewController === self { dismiss(animated: false) }
    for child in children { child.dismissAllPresentations() }
  }
}
