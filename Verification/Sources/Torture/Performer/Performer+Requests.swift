import InterruptibleTransitions

@testable import HeadlessUIKit

extension Step.Style {
  /// The toolkit's style.
  var style: TransitionPresentationStyle {
    switch self {
    case .full: .full
    case .sheet: .sheet(height: .points(400))
    case .card: .centered(CGSize(width: 300, height: 400))
    case .side: .side(.leading, width: .points(280))
    case .preferred: .sheet(height: .preferred)
    case .open:
      TransitionPresentationStyle(
        .sheet(height: .points(350)), dimming: nil, passesTouchesThrough: true)
    }
  }
}

extension Step.Policy {
  /// The toolkit's policy.
  var policy: TransitionBusyPolicy {
    switch self {
    case .refuse: .refuse
    case .wait: .wait
    case .replace: .replace
    }
  }
}

// The requests to the toolkit.
extension Performer {
  func request(_ step: Step) {
    switch step {
    case .present, .dismiss, .toggle: requestModal(step)
    case .push, .pop, .togglePush, .select: requestInContainer(step)
    case .cancelRequest(let age): world.requests.entry(age)?.handle?.cancel()
    case .await(let age): world.requests.await(age)
    case .cancelTask: world.requests.cancelTask()
    default: break
    }
  }

  private func requestModal(_ step: Step) {
    switch step {
    case .present(let number, let index, let place, let style, let policy):
      let page = world.page(number)
      guard let presenter = world.find(place), world.mayPresent(page, by: presenter) else { return }
      world.asked.insert(ObjectIdentifier(page))
      let isMade: () -> Bool = { [weak page] in
        page.map { $0.presentingViewController != nil } ?? true
      }
      world.requests.make(
        step.source, in: world, bringsIn: true, hasCompletion: true, isMade: isMade
      ) { completion in
        presenter.present(
          page, with: world.transitions[index], as: style.style, whenBusy: policy.policy,
          completion: completion)
      }
    case .dismiss(let place, let index):
      guard let controller = world.find(place) else { return }
      // The call may take back a request without an answer.
      let lowest =
        controller.presentedViewController
        ?? (world.requests.areAnswered ? controller.presentedContainer : nil)
      let isMade: () -> Bool = { [weak lowest] in lowest?.presentingViewController == nil }
      world.requests.make(step.source, in: world, hasCompletion: true, isMade: isMade) {
        completion in
        controller.dismiss(with: world.transitions[index], completion: completion)
      }
    case .toggle(let number, let index, let place):
      let page = world.page(number)
      guard let presenter = world.find(place), world.mayPresent(page, by: presenter) else { return }
      world.asked.insert(ObjectIdentifier(page))
      world.requests.make(step.source, in: world) { _ in
        presenter.togglePresentation(of: page, with: world.transitions[index])
      }
    default: break
    }
  }

  private func requestInContainer(_ step: Step) {
    switch step {
    case .push(let number, let index, let isMirrored):
      guard let navigation = world.topNavigation,
        let page = world.pushable(number, into: navigation)
      else { return }
      let isMade: () -> Bool = { [weak navigation, weak page] in
        guard let navigation, let page else { return true }
        return navigation.viewControllers.contains(page)
      }
      world.requests.make(step.source, in: world, bringsIn: true, isMade: isMade) { _ in
        navigation.pushViewController(
          page, with: world.transitions[index], returning: isMirrored ? .mirrored : .system)
      }
    case .pop(let index):
      guard let navigation = world.topNavigation else { return }
      let stack = navigation.viewControllers.map(ObjectIdentifier.init)
      // A pop behind a queued push applies to the page of that push.
      let isAtRest = Runtime.current.transitions.isEmpty && world.requests.areAnswered
      let isMade: () -> Bool = { [weak navigation] in
        guard let navigation else { return true }
        return !stack.allSatisfy(navigation.viewControllers.map(ObjectIdentifier.init).contains)
      }
      world.requests.make(step.source, in: world, isMade: isAtRest ? isMade : nil) { _ in
        navigation.popViewController(with: world.transitions[index])
      }
    case .togglePush(let number, let index):
      guard let navigation = world.topNavigation,
        let page = world.pushable(number, into: navigation)
      else { return }
      world.requests.make(step.source, in: world) { _ in
        navigation.togglePush(of: page, with: world.transitions[index])
      }
    case .select(let tab, let index, let isMirrored):
      guard let tabs = world.topTabs, let pages = tabs.viewControllers, pages.indices.contains(tab)
      else { return }
      let page = pages[tab]
      let isMade: () -> Bool = { [weak tabs, weak page] in
        tabs.map { $0.selectedViewController === page } ?? true
      }
      world.requests.make(step.source, in: world, bringsIn: true, isMade: isMade) { _ in
        tabs.selectViewController(
          page, with: world.transitions[index], returning: isMirrored ? .mirrored : .system)
      }
    default: break
    }
  }
}

extension UIViewController {
  /// The nearest of this view controller and its containers that is presented.
  fileprivate var presentedContainer: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }
}
