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
    case .popToRoot, .popTo, .setStack:
      if let navigation = app.topNavigation { replaceStack(of: navigation, step) }
    case .cancelRequest(let age): app.requests.entry(age)?.handle?.cancel()
    case .await(let age): app.requests.await(age)
    case .cancelTask: app.requests.cancelTask()
    default: break
    }
  }

  private func requestModal(_ step: Step) {
    switch step {
    case .present(let number, let index, let place, let style, let policy):
      let page = app.page(number)
      guard let presenter = app.find(place), app.mayPresent(page, by: presenter) else { return }
      app.asked.insert(ObjectIdentifier(page))
      let isMade: () -> Bool = { [weak page] in
        page.map { $0.presentingViewController != nil } ?? true
      }
      let mayBeRefused = policy == .refuse || place != .root
      let isMet: (TransitionOutcome) -> Bool = {
        $0 == .completed && isMade() || $0 == .refused && mayBeRefused && !isMade()
      }
      app.requests.make(
        step.source, in: app, addsSubject: true, hasCompletion: true, isMade: isMade,
        isMet: isMet
      ) { completion in
        presenter.present(
          page, with: app.transitions[index], as: style.style, whenBusy: policy.policy,
          completion: completion)
      }
    case .dismiss(let place, let index):
      guard let controller = app.find(place) else { return }
      // The call may take back a request without an answer.
      let lowest =
        controller.presentedViewController
        ?? (app.requests.areAnswered ? controller.presentedContainer : nil)
      let isMade: () -> Bool = { [weak lowest] in lowest?.presentingViewController == nil }
      let isGone: (TransitionOutcome) -> Bool = { [weak controller] outcome in
        let isPresented = controller?.presentedContainer != nil
        return outcome == .completed && controller?.presentedViewController == nil && !isPresented
      }
      app.requests.make(
        step.source, in: app, hasCompletion: true, isMade: isMade, isMet: isGone
      ) { completion in
        controller.dismiss(with: app.transitions[index], completion: completion)
      }
    case .toggle(let number, let index, let place):
      let page = app.page(number)
      guard let presenter = app.find(place), app.mayPresent(page, by: presenter) else { return }
      app.asked.insert(ObjectIdentifier(page))
      app.requests.make(step.source, in: app) { _ in
        presenter.togglePresentation(of: page, with: app.transitions[index])
      }
    default: break
    }
  }

  private func requestInContainer(_ step: Step) {
    switch step {
    case .push(let number, let index, let isMirrored):
      guard let navigation = app.topNavigation,
        let page = app.pushable(number, into: navigation)
      else { return }
      let isMade: () -> Bool = { [weak navigation, weak page] in
        guard let navigation, let page else { return true }
        return navigation.viewControllers.contains(page)
      }
      let isMet: (TransitionOutcome) -> Bool = { $0 != .cancelled && isMade() }
      app.requests.make(
        step.source, in: app, addsSubject: true, isMade: isMade, isMet: isMet
      ) { _ in
        navigation.pushViewController(
          page, with: app.transitions[index], returnTransition: isMirrored ? .mirrored : .system)
      }
    case .pop(let index):
      guard let navigation = app.topNavigation else { return }
      let stack = navigation.viewControllers.map(ObjectIdentifier.init)
      // A pop behind a queued push applies to the page of that push.
      let isAtRest = Runtime.current.transitions.isEmpty && app.requests.areAnswered
      let isMade: () -> Bool = { [weak navigation] in
        guard let navigation else { return true }
        return !stack.allSatisfy(navigation.viewControllers.map(ObjectIdentifier.init).contains)
      }
      let isMet: (TransitionOutcome) -> Bool = { [weak navigation] outcome in
        let isRoot = navigation?.viewControllers.count == 1
        return outcome == .completed || outcome == .refused && isRoot
      }
      app.requests.make(
        step.source, in: app, isMade: isAtRest ? isMade : nil, isMet: isMet
      ) { _ in
        navigation.popViewController(with: app.transitions[index])
      }
    case .togglePush(let number, let index):
      guard let navigation = app.topNavigation,
        let page = app.pushable(number, into: navigation)
      else { return }
      app.requests.make(step.source, in: app) { _ in
        navigation.togglePush(of: page, with: app.transitions[index])
      }
    case .select(let tab, let index, let isMirrored):
      guard let tabs = app.topTabs, let pages = tabs.viewControllers, pages.indices.contains(tab)
      else { return }
      let page = pages[tab]
      let isMade: () -> Bool = { [weak tabs, weak page] in
        tabs.map { $0.selectedViewController === page } ?? true
      }
      let isMet: (TransitionOutcome) -> Bool = { $0 == .completed && isMade() }
      app.requests.make(
        step.source, in: app, addsSubject: true, isMade: isMade, isMet: isMet
      ) { _ in
        tabs.selectViewController(
          page, with: app.transitions[index], returnTransition: isMirrored ? .mirrored : .system)
      }
    default: break
    }
  }
}

// Pops over several pages, and new stacks.
extension Performer {
  fileprivate func replaceStack(of navigation: UINavigationController, _ step: Step) {
    switch step {
    case .popToRoot(let index):
      replaceStack(of: navigation, step) {
        $0.count == 1
      } by: {
        navigation.popToRootViewController(with: app.transitions[index])
      }
    case .popTo(let depth, let index):
      let stack = navigation.viewControllers
      guard stack.indices.contains(stack.count - 1 - depth) else { return }
      let page = stack[stack.count - 1 - depth]
      replaceStack(of: navigation, step) { [weak page] stack in
        stack.last === page
      } mayBeRefused: { [weak page] stack in
        !stack.contains { $0 === page }
      } by: {
        navigation.popToViewController(page, with: app.transitions[index])
      }
    case .setStack(let numbers, let index, let isMirrored):
      let pages = numbers.compactMap { app.pushable($0, into: navigation) }
      let wanted = pages.map(ObjectIdentifier.init)
      replaceStack(of: navigation, step, addsSubject: true) { stack in
        stack.map(ObjectIdentifier.init) == wanted
      } mayBeRefused: { _ in
        Set(wanted).count < wanted.count || wanted.isEmpty
      } by: {
        navigation.setViewControllers(
          pages, with: app.transitions[index], returnTransition: isMirrored ? .mirrored : .system)
      }
    default: break
    }
  }

  private func replaceStack(
    of navigation: UINavigationController, _ step: Step, addsSubject: Bool = false,
    isDone: @escaping ([UIViewController]) -> Bool,
    mayBeRefused: @escaping ([UIViewController]) -> Bool = { _ in false },
    by request: () -> TransitionHandle
  ) {
    let isMade: () -> Bool = { [weak navigation] in
      navigation.map { isDone($0.viewControllers) } ?? true
    }
    let isMet: (TransitionOutcome) -> Bool = { [weak navigation] outcome in
      guard outcome == .refused, let navigation else { return outcome == .completed && isMade() }
      // A request is also refused if the stack already is as requested, or is not in a window.
      return isMade() || navigation.viewIfLoaded?.window == nil
        || mayBeRefused(navigation.viewControllers)
    }
    app.requests.make(
      step.source, in: app, addsSubject: addsSubject, isMade: isMade, isMet: isMet
    ) { _ in request() }
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
