@testable import InterruptibleTransitions

/// Notes its callbacks by their initials, with an exclamation mark where nothing is animated: `B
/// WA`, `A DD!`.
///
/// It checks that each callback may follow on the one before.
final class NotedViewController: UIViewController {
  private enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private let log: CallLog
  private var appearance = Appearance.disappeared
  /// Why it comes or goes, as it could be asked in each callback that said so.
  private(set) var reasons: [String] = []
  /// The callbacks that came where they must not come.
  private(set) var misplaced: [String] = []
  /// Called in each callback, with its initials.
  var onCallback: ((String) -> Void)?
  /// Called when the subviews have been laid out.
  var onLayout: (() -> Void)?

  init(_ title: String, in log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether every callback came where it may, each Will has had its Did, and what they say is
  /// true: the view is on the screen if and only if the last one was that it appeared.
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
