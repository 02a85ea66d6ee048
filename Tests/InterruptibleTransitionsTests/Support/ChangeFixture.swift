import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A change from one view controller to another in each of UIKit's containers.
nonisolated enum ChangeKind: CaseIterable, Sendable {
  case present, dismiss, push, pop, tabRight, tabLeft

  var isModal: Bool { self == .present || self == .dismiss }
}

/// The objects of a change: recording view controllers, their container, a transition and the
/// delegate that passes it to UIKit.
final class ChangeFixture {
  let kind: ChangeKind
  let base: ContainerFixture
  let log = CallLog()
  let from: RecordingViewController
  let to: RecordingViewController
  let transition: InterruptibleTransition
  /// The object that UIKit changes: the presenter or the container.
  let container: UIViewController
  private let delegate: NSObject
  /// The number of transitions that were completed before the change.
  private var earlierCompletions = 0

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - kind: The kind of change.
  ///   - base: The base.
  ///   - isEmbedded: Whether the container is a child of an app's container at the root.
  init(_ kind: ChangeKind, in base: ContainerFixture = ContainerFixture(), isEmbedded: Bool = false)
  {
    self.kind = kind
    self.base = base
    let a = RecordingViewController("A", in: log)
    let b = RecordingViewController("B", in: log)
    transition = base.slide()
    switch kind {
    case .present, .dismiss:
      let delegate = ModalTransitioningDelegate(transition)
      container = a
      self.delegate = delegate
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      from = kind == .present ? a : b
      to = kind == .present ? b : a
    case .push, .pop:
      let navigation = UINavigationController()
      navigation.viewControllers = kind == .push ? [a] : [a, b]
      let delegate = NavigationTransitioningDelegate(transition)
      navigation.delegate = delegate
      container = navigation
      self.delegate = delegate
      from = kind == .push ? a : b
      to = kind == .push ? b : a
    case .tabRight, .tabLeft:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      tabs.selectedIndex = kind == .tabRight ? 0 : 1
      let delegate = TabBarTransitioningDelegate(transition)
      tabs.delegate = delegate
      container = tabs
      self.delegate = delegate
      from = kind == .tabRight ? a : b
      to = kind == .tabRight ? b : a
    }
    show(isEmbedded: isEmbedded)
    if kind == .dismiss {
      a.present(b, animated: true)
      base.device.advanceUntilIdle()
    }
    _ = log.take()
    earlierCompletions = base.completions.count
  }

  private func show(isEmbedded: Bool) {
    guard isEmbedded else { return base.device.launch(container) }
    let root = UIViewController()
    base.device.launch(root)
    root.addChild(container)
    container.view.frame = root.view.bounds
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    base.device.advanceUntilIdle()
  }

  /// Requests the change from UIKit.
  func ask() {
    switch kind {
    case .present: from.present(to, animated: true)
    case .dismiss: to.dismiss(animated: true)
    case .push: (container as? UINavigationController)?.pushViewController(to, animated: true)
    case .pop: (container as? UINavigationController)?.popViewController(animated: true)
    case .tabRight, .tabLeft: (container as? UITabBarController)?.selectedViewController = to
    }
  }

  /// Requests the opposite change from UIKit.
  func askBack() {
    switch kind {
    case .present: to.dismiss(animated: true)
    case .dismiss: container.present(from, animated: true)
    case .push: (container as? UINavigationController)?.popViewController(animated: true)
    case .pop: (container as? UINavigationController)?.pushViewController(from, animated: true)
    case .tabRight, .tabLeft: (container as? UITabBarController)?.selectedViewController = from
    }
  }

  /// The view for gestures that request the change.
  var gestureView: UIView { kind.isModal ? from.view : container.view }

  /// The view controller that is shown after the last completion of the change, or before any
  /// completion.
  var settled: RecordingViewController {
    base.completions.dropFirst(earlierCompletions).last == true ? to : from
  }

  /// Brings the change to a moment, from which a finger may hold it.
  func bring(to moment: Moment) -> Finger? {
    base.bring(transition, to: moment, on: gestureView) { [unowned self] in ask() }
  }

  func watch(in watch: LeakWatch) {
    watch.watch(transition)
    for (object, name) in [(from, "from"), (to, "to"), (container, "container")] {
      watch.watch(object, as: name)
    }
    for interaction in transition.interactions { watch.watch(interaction, as: "interaction") }
    watch.watch(delegate, as: "delegate")
  }

  /// Expects the conditions of every end: each flight was completed once, UIKit's properties match
  /// its final position, and no view controller is between appearance states.
  ///
  /// - Parameters:
  ///   - position: The position, or nil for the position at which the only change was completed.
  ///   - sourceLocation: The location of the expectation.
  func expectRest(
    at position: TransitionPosition? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(base.isEachCompletedOnce(), sourceLocation: sourceLocation)
    #expect(transition.isAtRest, sourceLocation: sourceLocation)
    #expect(container.transitionCoordinator == nil, sourceLocation: sourceLocation)
    let shown = position.map { $0 == .end ? to : from } ?? settled
    #expect(current === shown, sourceLocation: sourceLocation)
    for controller in [from, to] {
      #expect(controller.isBalanced, sourceLocation: sourceLocation)
    }
    let isListenedTo = base.device.window.gestureRecognizers?.isEmpty == false
    #expect(!isListenedTo, sourceLocation: sourceLocation)
  }

  /// Expects that one of the two view controllers fills the window, and the other is not in the
  /// window.
  func expectShown(
    _ shown: RecordingViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bounds = base.device.window.bounds
    for controller in [from, to] {
      let isPresenter = kind.isModal && controller === container
      let isShown = controller === shown || isPresenter
      #expect(
        (controller.viewIfLoaded?.window != nil) == isShown, sourceLocation: sourceLocation)
      guard isShown else { continue }
      #expect(
        controller.view.convert(controller.view.bounds, to: nil) == bounds,
        sourceLocation: sourceLocation)
      #expect(controller.view.layer.animationKeys() == nil, sourceLocation: sourceLocation)
    }
  }

  /// Whether one of the two views fills the screen and is opaque.
  var fillsScreen: Bool {
    [from, to].contains { controller in
      guard let view = controller.viewIfLoaded, view.window != nil else { return false }
      let layer = view.layer.presentation() ?? view.layer
      return layer.opacity == 1 && layer.frame.contains(base.device.window.bounds)
    }
  }

  /// Expects that a tap reaches a view controller's view.
  func expectTouches(
    in controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    let observer = TransitionGestureObserver(recognizer) { _ in taps += 1 }
    controller.view.addGestureRecognizer(recognizer)
    base.device.tap(at: CGPoint(x: 200, y: 400))
    controller.view.removeGestureRecognizer(recognizer)
    observer.invalidate()
    #expect(taps == 1, sourceLocation: sourceLocation)
  }

  /// The view controller that UIKit shows.
  private var current: UIViewController? {
    if let navigation = container as? UINavigationController { return navigation.topViewController }
    if let tabs = container as? UITabBarController { return tabs.selectedViewController }
    return container.presentedViewController ?? container
  }
}
