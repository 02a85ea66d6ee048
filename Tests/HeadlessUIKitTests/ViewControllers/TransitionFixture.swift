import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with a root view controller "A", and a log of calls in order.
@MainActor final class TransitionFixture {
  let device = Device()
  var log: [String] = []
  private(set) lazy var root = LoggingController("A", fixture: self)

  /// - Parameter launches: Whether to show the root, whose callbacks are not in the log.
  init(launches: Bool = true) {
    guard launches else { return }
    device.launch(root)
    log = []
  }

  func record(_ entry: String) {
    log.append(entry)
  }

  /// Returns the log and clears it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Adds the messages to transition contexts to the log.
  func hearContexts() {
    Runtime.current.onTransitionMessage = { [weak self] in self?.record($0) }
  }

  /// Returns a controller to present.
  func controller(
    _ name: String = "B", style: UIModalPresentationStyle = .custom,
    delegate: LoggingDelegate? = nil
  ) -> LoggingController {
    let controller = LoggingController(name, fixture: self)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    controller.keptDelegate = delegate
    return controller
  }

  /// Presents a controller from the root, to the end, and clears the log.
  func presentToTheEnd(_ controller: UIViewController, animated: Bool = true) {
    root.present(controller, animated: animated)
    device.advanceUntilIdle()
    log = []
  }

  /// Presents a controller to the end, begins an interactive dismissal, and returns its interaction
  /// controller.
  func beginDismissal(of controller: UIViewController) -> UIPercentDrivenInteractiveTransition {
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(
      self, animator: InterruptibleAnimator(self), interactor: interactor)
    controller.modalPresentationStyle = .custom
    presentToTheEnd(controller, animated: false)
    controller.transitioningDelegate = delegate
    root.dismiss(animated: true)
    withExtendedLifetime(delegate) { device.advance(by: 0.1) }
    return interactor
  }

  /// The lines on the console.
  var console: [String] { Runtime.current.console }
}

/// A view controller that logs its callbacks.
///
/// The callbacks are WA, IA, DA, WD and DD, for `viewWillAppear`, `viewIsAppearing`,
/// `viewDidAppear`, `viewWillDisappear` and `viewDidDisappear`. An exclamation mark follows if the
/// callback is not animated.
final class LoggingController: UIViewController {
  let name: String
  private weak var fixture: TransitionFixture?
  var keptDelegate: LoggingDelegate?
  /// Called in `viewDidLoad`.
  var onLoad: (() -> Void)?
  /// Called in the appearance callbacks, with the short name of the callback.
  var onCallback: ((String) -> Void)?
  /// Called in `willMove(toParent:)` and `didMove(toParent:)`, with the logged call.
  var onMove: ((String) -> Void)?

  init(_ name: String, fixture: TransitionFixture) {
    self.name = name
    self.fixture = fixture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func record(_ callback: String, _ animated: Bool) {
    fixture?.record("\(name).\(callback)\(animated ? "" : "!")")
    onCallback?(callback)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fixture?.record("\(name).loaded")
    onLoad?()
  }
  override func viewWillAppear(_ animated: Bool) { record("WA", animated) }
  override func viewIsAppearing(_ animated: Bool) { record("IA", animated) }
  override func viewDidAppear(_ animated: Bool) { record("DA", animated) }
  override func viewWillDisappear(_ animated: Bool) { record("WD", animated) }
  override func viewDidDisappear(_ animated: Bool) { record("DD", animated) }
  override func willMove(toParent parent: UIViewController?) {
    recordMove("willMove(\(Self.describe(parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    recordMove("didMove(\(Self.describe(parent)))")
  }

  private func recordMove(_ move: String) {
    fixture?.record("\(name).\(move)")
    onMove?(move)
  }

  private static func describe(_ parent: UIViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? LoggingController)?.name ?? "\(type(of: parent))"
  }
}

/// A transitioning delegate that logs its calls and returns the given objects.
final class LoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var fixture: TransitionFixture?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(
    _ fixture: TransitionFixture, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.fixture = fixture
    self.animator = animator
    self.interactor = interactor
    super.init()
  }

  private func name(_ controller: UIViewController?) -> String {
    (controller as? LoggingController)?.name ?? "nil"
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    fixture?.record(
      "animationController(\(name(presented)), \(name(presenting)), \(name(source)))")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    fixture?.record("animationController(dismissed \(name(dismissed)))")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    fixture?.record("interactionControllerForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    fixture?.record("interactionControllerForDismissal")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    fixture?.record(
      "presentationController(\(name(presented)), \(name(presenting)), \(name(source)))")
    return makePresentation?(presented, presenting)
  }
}
