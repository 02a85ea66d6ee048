import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device whose root controller is "A", and a list of what was called, in order.
@MainActor final class TransitionStage {
  let device = Device()
  var log: [String] = []
  private(set) lazy var root = NotingController("A", stage: self)

  /// - Parameter launches: whether the root has appeared, and what it noted is forgotten.
  init(launches: Bool = true) {
    guard launches else { return }
    device.launch(root)
    log = []
  }

  func note(_ entry: String) {
    log.append(entry)
  }

  /// Returns what was noted, and forgets it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Lets the log hear what transition contexts are told.
  func hearContexts() {
    Runtime.current.onTransitionMessage = { [weak self] in self?.note($0) }
  }

  /// A controller to present.
  func controller(
    _ name: String = "B", style: UIModalPresentationStyle = .custom,
    delegate: NotingDelegate? = nil
  ) -> NotingController {
    let controller = NotingController(name, stage: self)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    controller.keptDelegate = delegate
    return controller
  }

  /// Presents a controller from the root, and lets the presentation end.
  func presentToTheEnd(_ controller: UIViewController, animated: Bool = true) {
    root.present(controller, animated: animated)
    device.advanceUntilIdle()
    log = []
  }

  /// The console's lines.
  var console: [String] { Runtime.current.console }
}

/// Notes its callbacks.
final class NotingController: UIViewController {
  let name: String
  private weak var stage: TransitionStage?
  var keptDelegate: NotingDelegate?
  /// Called in `viewWillAppear`, `viewIsAppearing` and so on, by the callback's short name.
  var onCallback: ((String) -> Void)?

  init(_ name: String, stage: TransitionStage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ callback: String, _ animated: Bool) {
    stage?.note("\(name).\(callback)\(animated ? "" : "!")")
    onCallback?(callback)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage?.note("\(name).loaded")
  }
  override func viewWillAppear(_ animated: Bool) { note("WA", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("IA", animated) }
  override func viewDidAppear(_ animated: Bool) { note("DA", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("WD", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("DD", animated) }
  override func willMove(toParent parent: UIViewController?) {
    stage?.note("\(name).willMove(\(Self.describe(parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    stage?.note("\(name).didMove(\(Self.describe(parent)))")
  }

  private static func describe(_ parent: UIViewController?) -> String {
    guard let parent else { return "nil" }
    return (parent as? NotingController)?.name ?? "\(type(of: parent))"
  }
}

/// Notes what it is asked for, and gives what it was made with.
final class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var stage: TransitionStage?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(
    _ stage: TransitionStage, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.stage, self.animator, self.interactor) = (stage, animator, interactor)
    super.init()
  }

  private func name(_ controller: UIViewController?) -> String {
    (controller as? NotingController)?.name ?? "nil"
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note(
      "animationController(\(name(presented)), \(name(presenting)), \(name(source)))")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stage?.note("animationController(dismissed \(name(dismissed)))")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("interactionControllerForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    stage?.note("interactionControllerForDismissal")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    stage?.note(
      "presentationController(\(name(presented)), \(name(presenting)), \(name(source)))")
    return makePresentation?(presented, presenting)
  }
}
