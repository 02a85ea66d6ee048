@testable import InterruptibleTransitions

/// A view controller that records its appearance callbacks by their initials, with an exclamation
/// mark for a callback without animation: `B WA`, `A DD!`.
///
/// The view controller checks that each callback may follow the previous one.
final class RecordingViewController: UIViewController {
  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private let log: CallLog
  private var appearance = Appearance.disappeared
  /// The reasons for the change, as read in each callback that has one.
  private(set) var reasons: [String] = []
  /// The callbacks that came at a wrong time.
  private(set) var misplaced: [String] = []
  /// A closure that is called in each callback, with its initials.
  var onCallback: ((String) -> Void)?
  /// A closure that is called after the layout of the subviews.
  var onLayout: (() -> Void)?

  init(_ title: String, in log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether all callbacks came in a correct order, each Will has had its Did, and the last
  /// callback matches the view's presence in the window.
  var isBalanced: Bool {
    misplaced.isEmpty
      && appearance == (viewIfLoaded?.window == nil ? .disappeared : .appeared)
  }

  private var reason: String? {
    if isBeingPresented { return "presented" }
    if isBeingDismissed { return "dismissed" }
    if isMovingToParent { return "added" }
    return isMovingFromParent ? "removed" : nil
  }

  private func note(_ callback: String, _ animated: Bool, isPlaced: Bool = true) {
    log.note("\(title ?? "") \(callback)\(animated ? "" : "!")")
    if let reason { reasons.append("\(callback) \(reason)") }
    if !isPlaced { misplaced.append(callback) }
    onCallback?(callback)
  }

  private func move(_ callback: String, _ animated: Bool, to next: Appearance, from: Appearance...)
  {
    let isPlaced = from.contains(appearance)
    appearance = next
    note(callback, animated, isPlaced: isPlaced)
  }

  override func viewWillAppear(_ animated: Bool) {
    log.listen(to: transitionCoordinator)
    move("WA", animated, to: .appearing, from: .disappeared, .disappearing)
  }
  override func viewIsAppearing(_ animated: Bool) {
    note("IA", animated, isPlaced: appearance == .appearing && view.window != nil)
  }
  override func viewDidAppear(_ animated: Bool) {
    move("DA", animated, to: .appeared, from: .appearing)
  }
  override func viewWillDisappear(_ animated: Bool) {
    log.listen(to: transitionCoordinator)
    move("WD", animated, to: .disappearing, from: .appeared, .appearing)
  }
  override func viewDidDisappear(_ animated: Bool) {
    move("DD", animated, to: .disappeared, from: .disappearing)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(title ?? "") willMove to \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(title ?? "") didMove to \(parent == nil ? "nil" : "parent")")
  }
}
