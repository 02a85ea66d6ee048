import HeadlessDevice
import InterruptibleTransitions

@testable import HeadlessUIKit

/// A check that an app at rest works. It uses the app as a person does.
final class UseInvariant {
  private static let longest = 4.0

  private let app: TestApp
  private let invariants: Invariants
  private var device: Device { app.device }

  init(_ app: TestApp) {
    invariants = app.invariants
    self.app = app
  }

  func check() {
    // The view controllers that a former root presents may cover the screen.
    guard !app.formerRoots.contains(where: { $0.presentedViewController != nil }) else { return }
    tapButton("of the script")
    guard let top = app.top else { return }
    let transition = InterruptibleTransition(.fade, timing: .linear(0.1))
    let page = app.makePage("use")
    top.present(page, with: transition)
    rest()
    guard expect(top.presentedViewController === page, "cannot present") else { return }
    tapButton("of what is presented")
    page.dismiss(with: transition)
    rest()
    guard expect(top.presentedViewController == nil, "cannot dismiss") else { return }
    tapButton("after a dismissal")
    top.present(app.makePage("use"), animated: true)
    rest()
    guard expect(top.presentedViewController != nil, "cannot present by UIKit") else { return }
    top.dismiss(animated: true)
    rest()
    expect(top.presentedViewController == nil, "cannot dismiss by UIKit")
    if top === app.root, let navigation = app.navigation { use(navigation, transition) }
  }

  private func use(_ navigation: UINavigationController, _ transition: InterruptibleTransition) {
    let page = app.makePage("use")
    navigation.pushViewController(page, with: transition)
    rest()
    guard expect(navigation.topViewController === page, "cannot push") else { return }
    navigation.popViewController(animated: true)
    rest()
    expect(navigation.topViewController !== page, "cannot pop")
  }

  private func tapButton(_ which: String) {
    guard let page = app.visiblePage(in: app.top), page.viewIfLoaded?.window != nil else {
      return
    }
    // A card may be narrower than the button.
    let seen = page.button.frame.intersection(page.view.bounds)
    let place = page.view.convert(CGPoint(x: seen.midX, y: seen.midY), to: nil)
    let taps = page.taps
    device.tap(at: place)
    rest()
    expect(page.taps == taps + 1, "a tap does not reach the button \(which)\(waiting)")
  }

  /// The recognizers that still wait for others, after all fingers have been lifted.
  private var waiting: String {
    func all(in view: UIView) -> [UIGestureRecognizer] {
      (view.gestureRecognizers ?? []) + view.subviews.flatMap(all)
    }
    let stuck = all(in: device.window).filter { !$0.attemptTouches.isEmpty }
    return stuck.map { recognizer in
      let others = recognizer.requirements.dependents.map { "\(stuck.firstIndex(of: $0) ?? -1)" }
      let view = recognizer.view.map { "\(type(of: $0))" } ?? "no view"
      return "; a \(type(of: recognizer)) of \(view) keeps \(others.joined(separator: ", "))"
    }.joined()
  }

  private func rest() {
    device.advanceUntilIdle(limit: Self.longest)
  }

  @discardableResult
  private func expect(_ condition: Bool, _ finding: String) -> Bool {
    invariants.expect(condition, "the app can be used again", finding)
    return condition
  }
}
