import InterruptibleTransitions

@testable import HeadlessUIKit

// Checks of the conditions that must hold when all transitions are at rest.
extension Invariants {
  func checkRest(_ app: TestApp) {
    for (index, transition) in app.transitions.enumerated() {
      checkTold(by: transition, app.reported[index])
      expect(
        transition.flight == nil && transition.isAtRest, "transitions at rest",
        "\(transition.phase)")
    }
    let pending = Runtime.current.transitions
    expect(pending.isEmpty, "no transition of UIKit's left", "\(pending.count)")
    completions.checkRest(self)
    appearance.checkRest(self)
    checkHierarchy(app)
    checkRestored(app)
    checkRequests(app)
  }

  /// Checks that the values that the listeners received last are the current values.
  private func checkTold(by transition: InterruptibleTransition, _ reported: ReportedValues) {
    expect(
      reported.phase == transition.phase, "every phase reported",
      "\(reported.phase), not \(transition.phase)")
    for (flight, end) in reported.ends {
      guard let progress = reported.progress[flight] else { continue }
      expect(progress == end, "the progress reported to its end", "\(progress), not \(end)")
    }
  }

  private func checkRequests(_ app: TestApp) {
    for entry in app.requests.entries {
      expect(
        entry.outcomes.count == 1, "every request answered once",
        "\(entry.name): \(entry.outcomes)")
      expect(
        entry.completions == (entry.hasCompletion ? entry.outcomes : []),
        "a completion with the outcome", "\(entry.name): \(entry.outcomes), \(entry.completions)")
      // Other requests are not checked, because the app or the person may have changed the state
      // since.
      guard entry.addsSubject, let isMade = entry.isMade, app.requests.isChecked, !entry.wasMade,
        entry.deeds == app.deeds, entry.outcomes.contains(where: { $0 != .completed })
      else { continue }
      expect(!isMade(), "what is not completed is not made", "\(entry.name): \(entry.outcomes)")
    }
    guard app.requests.lastWins, app.requests.isChecked, let last = app.requests.entries.last,
      let outcome = last.outcomes.first
    else { return }
    expect(last.isMet(outcome), "the last request wins", "\(last.name): \(outcome)")
  }

  func checkTasks(_ app: TestApp) {
    for entry in app.requests.entries where !entry.tasks.isEmpty {
      expect(
        entry.awaited.count == entry.tasks.count, "every task answered once",
        "\(entry.name): \(entry.awaited) for \(entry.tasks.count)")
    }
  }

  /// Checks that the toolkit has restored everything that it changes during a flight or a gesture.
  private func checkRestored(_ app: TestApp) {
    let window = app.device.window
    // Only the gestures that start changes from the window listen at rest.
    let starting = app.transitions.flatMap(\.interactions).flatMap(\.recognizers)
      .filter { $0.view === window }
    let recognizers = window.gestureRecognizers ?? []
    let left = recognizers.filter { recognizer in !starting.contains { $0 === recognizer } }
    expect(left.isEmpty, "no recognizer left on the window", "\(left.count)")
    let names = names(in: window.layer)
    expect(names.isEmpty, "no stand-in left", names.joined(separator: ", "))
    for page in app.pages.values where page.presentingViewController == nil {
      // UIKit does not notify of the view controllers that are removed with a root.
      guard app.handMade == nil, app.formerRoots.isEmpty, page.parent == nil,
        !app.isAwaited(page)
      else { continue }
      expect(
        page.transitioningDelegate === app.presentationDelegate
          && page.modalPresentationStyle != .custom, "delegates given back",
        "\(page.modalPresentationStyle)")
    }
    for page in appearance.pages where page.isViewLoaded {
      let scrollView = page.scrollView
      expect(
        scrollView.bounces && scrollView.isScrollEnabled, "scroll views as before",
        "\(page.name): bounces \(scrollView.bounces), scrolls \(scrollView.isScrollEnabled)")
      expect(
        scrollView.contentInset == (page.controls == nil ? .zero : PageControls.inset),
        "scroll views as before", "\(page.name): \(scrollView.contentInset)")
      expect(
        scrollView.refreshControl === page.controls?.refreshControl, "refresh controls given back",
        page.name)
      if page.view.window != nil {
        expect(
          page.isPanelInPlace, "layouts as they say",
          "\(page.name): \(page.panel.frame), not \(page.panelFrame)")
      }
      page.elements?.check(self, of: page.name)
      expect(
        page.view.isUserInteractionEnabled
          && (page.view.transform.isIdentity || page.isMovedAway)
          && page.view.alpha == 1 && scrollView.alpha == 1, "views as before",
        "\(page.name): \(page.view.transform), \(page.view.alpha), \(scrollView.alpha)")
    }
  }

  /// Returns the names of layers. Only stand-ins have names.
  private func names(in layer: CALayer) -> [String] {
    (layer.name.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(names)
  }
}
