import Foundation
import HeadlessUIKit

@testable import InterruptibleTransitions

// Checks of view controllers, and of their views in the window.
extension Invariants {
  func checkHierarchy(_ app: TestApp) {
    guard let root = app.root else { return }
    var shown: [UIViewController] = []
    var presentations = 0
    for base in [root] + app.formerRoots {
      for controller in sequence(first: base, next: { $0.presentedViewController }) {
        // The view controllers that a former root presents may have left the window with the root.
        if base !== root, controller === base || controller.viewIfLoaded?.window == nil { continue }
        if controller !== base { presentations += 1 }
        shown += check(controller, app)
      }
    }
    for page in appearance.pages where page.viewIfLoaded?.window != nil {
      expect(
        shown.contains { $0 === page }, "nothing else in the window", page.name)
    }
    let views = app.device.window.subviews
    expect(
      views.count == 1 + presentations, "nothing else in the window",
      "\(views.count) views for \(presentations) presentations")
  }

  /// Checks a view controller that must be in the window, and its children.
  ///
  /// - Returns: The view controllers whose views must be in the window.
  private func check(_ controller: UIViewController, _ app: TestApp) -> [UIViewController] {
    let name = controller.title ?? "\(type(of: controller))"
    guard let view = controller.viewIfLoaded, let window = view.window else {
      fail("view controllers in the window", name)
      return [controller]
    }
    expect(
      !controller.isBeingPresented && !controller.isBeingDismissed
        && controller.transitionCoordinator == nil, "no change left", name)
    let place = controller.isMovedAway ? view.place : view.frame
    if controller.presentingViewController != nil, controller.parent == nil,
      let presentation = controller.presentationController
    {
      let frame = presentation.frameOfPresentedViewInContainerView
      expect(
        isSame(place, frame), "presented views in their places",
        "\(name): \(place), not \(frame)")
      let container = presentation.containerView
      expect(
        container?.transform.isIdentity == true
          && container.map { isSame($0.frame, window.bounds) }
            == true,
        "containers in their places", name)
    } else if controller === app.root {
      expect(
        isSame(place, window.bounds), "the root in its place", "\(place)")
    } else if let superview = view.superview {
      expect(
        isSame(place, superview.bounds), "pages in their places",
        "\(name): \(place), not \(superview.bounds)")
    }
    return [controller] + checkPages(of: controller, app)
  }

  private func checkPages(
    of controller: UIViewController, _ app: TestApp
  ) -> [UIViewController] {
    let pages: [UIViewController]
    let visible: UIViewController?
    switch controller {
    case let navigation as UINavigationController:
      pages = navigation.viewControllers
      visible = navigation.topViewController
    case let tabs as UITabBarController:
      pages = tabs.viewControllers ?? []
      visible = tabs.selectedViewController
    default:
      return []
    }
    expect(
      pages.allSatisfy { $0.parent === controller } && controller.children.count == pages.count,
      "pages are the container's", "\(controller.children.count) children, \(pages.count) pages")
    for page in pages where page !== visible {
      expect(page.viewIfLoaded?.window == nil, "one page in the window", page.title ?? "")
    }
    return visible.map { check($0, app) } ?? []
  }

  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
      + abs(a.height - b.height) < 1e-6
  }
}

extension UIViewController {
  /// Whether a presentation over a part of the screen can have moved the view.
  var isMovedAway: Bool {
    let container = presentedViewController?.presentationController?.containerView
    return container?.subviews.contains { $0 is CoveredPage } == true
  }
}
