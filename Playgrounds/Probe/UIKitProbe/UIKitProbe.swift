// Finds out how UIKit behaves if its documentation is loose. Put the five files of this folder into
// an app, show a `UIKitProbeViewController`, and follow the screen. They use only public API.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: - Questions and answers

/// The points at which UIKit's behavior is documented loosely, with their names in
/// Documentation/UIKitFacts/7-Variants.md.
public enum ProbePoint: String, CaseIterable, Sendable {
  case asksForAnimatorOnce, asksForAnimatorInStart
  case startsAtOnce, startsPushesInLayout, startsTapsByAnimator
  case tapsAreInteractive, tapsTurnLate, unanimatedAsksNobody, unanimatedIsDriven
  case linksLate, asksTabsLate, pausesInteractiveStarts, tellsLowestOfStack
  case deafSuperclass, superclassStretches, superclassReenters
  case superclassStartsAnimator, superclassIdles, superclassAsksAgain
  case contextMovesAnimator, contextHearsInteractiveOnly
  case addsTransformsAfterModel
  case turnsFractionLate, fractionIsProgress, runningFractionIsProgress
  case factorRestartsCurve, factorRulesSprings, delaysByWhatIsLeft, pausesLate
  case endsEmptyWhilePaused, endsUnseenWhilePaused, neverEndsAtStart, endsWithinCall
  case endsWhereScrubbed, scrubsInSteps, staysActiveInCompletions, staysPausedInBackground
  case setsShadowsAtOnce, movesSafeArea
  case takesBackAtCancel, keepsTouchesOut, leavesBarsEnabled
  case losesSwipe, animatorMethodBlocksSwipe, stacksAtOnce, endsChangesForOthers
  case enlargesUncoveredSheets, replacesWholeWindow, listsPoppedTopFirst, joinsChangesInOneTurn
  case changesBarInsetsAtOnce, keepsCancelledTop, keepsInsetsUntilLayout, keepsItemsAfterCancel
  case tellsPanTargetsFirst, removedViewsKeepTouches, returningFingersJump
  case roundsOffsets, tapsAskForBoth

  /// Whether the point can be tested only if a person touches the phone.
  public var needsFinger: Bool {
    switch self {
    case .keepsTouchesOut, .tellsPanTargetsFirst, .removedViewsKeepTouches, .tapsAskForBoth,
      .animatorMethodBlocksSwipe, .staysPausedInBackground, .returningFingersJump:
      true
    default: false
    }
  }
}

/// The behavior of a phone at one of the points.
public enum ProbeAnswer: Int, CaseIterable, Sendable {
  /// The behavior that the facts favor.
  case asFavored
  /// The behavior that the point's name describes.
  case asNamed
  /// The behavior could not be observed.
  case unknown
}

/// A code of all answers in twenty-four letters and digits, Crockford's base 32.
///
/// The first twenty-three symbols are the version and the answers. The last symbol detects every
/// single wrong symbol, and every exchange of two neighbors.
public struct ProbeCode: Equatable, Sendable {
  static let version = 8
  static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  /// The number of symbols before the check symbol.
  static let length = 23
  private static let group = 3

  /// The answers, in the order of the points.
  public let answers: [ProbeAnswer]

  init(answers: [ProbeAnswer]) { self.answers = answers }

  /// Creates the code of answers; missing answers are unknown.
  public init(_ answers: [ProbePoint: ProbeAnswer]) {
    self.answers = ProbePoint.allCases.map { answers[$0] ?? .unknown }
  }

  /// The code, in groups of three.
  public var text: String {
    let number = [Self.version] + answers.map(\.rawValue)
    var values = Self.convert(number, from: 3, to: 32, count: Self.length)
    values.append(Self.checkValue(of: values))
    let starts = stride(from: 0, to: values.count, by: Self.group)
    return starts.map { start in
      String(values[start..<min(start + Self.group, values.count)].map { Self.symbols[$0] })
    }.joined(separator: "-")
  }

  /// The answers of the code, point by point.
  public var lines: [String] {
    let marks = ["no", "yes", "not known"]
    return zip(ProbePoint.allCases, answers).map { "\($0.rawValue): \(marks[$1.rawValue])" }
  }

  /// Returns the points that have an answer.
  public func points(_ answer: ProbeAnswer) -> [ProbePoint] {
    zip(ProbePoint.allCases, answers).filter { $0.1 == answer }.map(\.0)
  }

  /// Returns the digits of a number in another base, the most significant digit first.
  static func convert(_ digits: [Int], from base: Int, to other: Int, count: Int) -> [Int] {
    var rest = digits
    var converted = [Int]()
    for _ in 0..<count {
      var remainder = 0
      for index in rest.indices {
        let value = remainder * base + rest[index]
        rest[index] = value / other
        remainder = value % other
      }
      converted.insert(remainder, at: 0)
    }
    return converted
  }

  /// Returns the check symbol.
  ///
  /// It makes the sum of all symbols zero, in the field of 32 elements, where each symbol counts
  /// twice as much as the next. A wrong symbol changes the sum. Exchanged neighbors also change it,
  /// because each of them counts differently.
  static func checkValue(of values: [Int]) -> Int {
    values.reduce(0) { sum, value in
      let doubled = (sum ^ value) << 1
      // The field's polynomial is x⁵ + x² + 1.
      return doubled < 32 ? doubled : doubled ^ 0b10_0101
    }
  }
}

// MARK: - The screen

/// A request to the person at the phone.
enum ProbeRequest: String, CaseIterable {
  case touchPage = "Touch the green area."
  case drag = "Drag the gray list slowly upwards, until it is gone."
  case swipe = "Swipe from the left edge to the right, over the green area."
  case leave = "Go to the home screen, and come back here."
  case spread = """
    Spread two fingers on the gray area. Keep one of them there. Lift the other one, put it down \
    far away from where it was, and move it.
    """
  case tapTab = "Touch the word Second, at the bottom."
}

/// A view controller that probes UIKit when it appears, and shows the results.
///
/// It also prints the code and its meaning. With the launch argument `-probe-by-itself` it requests
/// no touches, and the points that need touches stay unknown.
public final class UIKitProbeViewController: UIViewController {
  static let firstLine = "--- UIKit probe ---"
  static let lastLine = "--- end of UIKit probe ---"

  /// Whether the probe requests no touches.
  var isByItself = CommandLine.arguments.contains("-probe-by-itself")
  /// The current request to the person.
  var request: ProbeRequest? { didSet { show() } }
  /// The code, once all trials are done.
  private(set) var code: ProbeCode? { didSet { show() } }
  private let label = UILabel()
  private var hasBegun = false

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    label.textColor = .black
    view.addSubview(label)
    show()
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset = view.safeAreaInsets
    label.frame = CGRect(
      x: 24, y: inset.top + 24, width: view.bounds.width - 48,
      height: (code == nil ? view.bounds.midY : view.bounds.height - inset.bottom)
        - inset.top - 48)
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun, let window = view.window else { return }
    hasBegun = true
    UIKitProbe(on: self, in: window).run { [weak self] answers in
      let code = ProbeCode(answers)
      self?.code = code
      for line in [Self.firstLine, "code: \(code.text)"] + code.lines + [Self.lastLine] {
        print(line)
      }
      // The text would stay in a buffer if the console is a file or a pipe.
      fflush(nil)
    }
  }

  private func show() {
    guard let code else {
      let number = request.flatMap(ProbeRequest.allCases.firstIndex) ?? 0
      label.text =
        request.map { "\(number + 1) of \(ProbeRequest.allCases.count): \($0.rawValue)" }
        ?? "Asking UIKit… Please do not touch anything yet."
      return
    }
    view.setNeedsLayout()
    let named = code.points(.asNamed)
    let unknown = code.points(.unknown)
    label.text = """
      Code: \(code.text)

      \(named.isEmpty ? "UIKit behaves as the facts expect." : "UIKit behaves as named:")\
      \(named.map { "\n\($0.rawValue)" }.joined())

      \(unknown.isEmpty ? "Every point has an answer." : "Not known:")\
      \(unknown.map { "\n\($0.rawValue)" }.joined())
      """
  }
}

// MARK: - The objects under test

/// A transition that records UIKit's calls.
final class ProbeTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
  enum Call { case ask, start, animate }

  let card = ProbePage(.systemBlue)
  /// A closure that is called during the start, before the superclass is.
  var onStart: (ProbeTransition) -> Void = { _ in }
  /// A closure that is called when UIKit has ended the transition.
  var onEnd = {}
  private(set) var calls: [Call] = []
  private(set) var wasAskedForAnimator = false
  private(set) var wasAskedForInteractor = false
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Whether the context reported during the start that it is interactive.
  private(set) var saidInteractive: Bool?
  /// Whether the superclass has called one of its methods within another of its methods.
  private(set) var hasReentered = false
  private(set) var hasEnded = false
  private let curve: UIView.AnimationCurve
  private var isConcluded = false
  private var depth = 0

  init(_ curve: UIView.AnimationCurve = .linear) {
    self.curve = curve
    super.init()
  }

  /// Ends the transition as the context reports it, unless UIKit has ended it.
  func conclude() {
    onEnd = {}
    guard !isConcluded else { return }
    // An animator that is calling its completions may report that it is running. Stopping it then
    // is an error.
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    guard let context, !hasEnded else { return }
    isConcluded = true
    let isCancelled = context.transitionWasCancelled
    if context.isInteractive { context.finishInteractiveTransition() }
    context.completeTransition(!isCancelled)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 2 }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append(.start)
    context = transitionContext
    saidInteractive = transitionContext.isInteractive
    onStart(self)
    super.startInteractiveTransition(transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append(.animate)
    let animator = animator(in: transitionContext)
    guard !transitionContext.isAnimated else { return animator.startAnimation() }
    conclude()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    calls.append(.ask)
    return animator(in: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hasEnded = true
    onEnd()
  }

  private func animator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    self.context = context
    let view: UIView = card.view
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve)
    if context.isAnimated {
      view.center.y += view.bounds.height
      animator.addAnimations { view.center.y -= view.bounds.height }
      animator.addCompletion { [weak self] position in
        self?.isConcluded = true
        context.completeTransition(position == .end)
      }
    }
    self.animator = animator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    wasAskedForAnimator = true
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    wasAskedForInteractor = true
    return self
  }

  // Calls that the superclass makes by itself arrive during another call.

  override func pause() { noting { super.pause() } }
  override func update(_ percentComplete: CGFloat) { noting { super.update(percentComplete) } }
  override func finish() { noting { super.finish() } }
  override func cancel() { noting { super.cancel() } }

  private func noting(_ call: () -> Void) {
    if depth > 0 { hasReentered = true }
    depth += 1
    call()
    depth -= 1
  }
}

/// An animator that takes a tenth of a second for each change, and records the outgoing view
/// controller.
@MainActor final class ProbeMove: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var from: UIViewController?
  /// Whether the final frame of the appearing view is the whole container.
  private(set) var fillsContainer = false
  /// Whether a change has ended.
  var hasEnded: Bool { ends > 0 }
  /// The number of changes that have ended.
  private var ends = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    from = transitionContext.viewController(forKey: .from)
    let bounds = transitionContext.containerView.bounds
    if let to = transitionContext.viewController(forKey: .to) {
      fillsContainer = transitionContext.finalFrame(for: to) == bounds
    }
    if let view = transitionContext.view(forKey: .to) {
      view.frame = bounds
      transitionContext.containerView.addSubview(view)
    }
    let view: UIView = transitionContext.containerView
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0.9 }
    animator.addCompletion { [self, former = ends] _ in
      // UIKit may have ended the change.
      if ends == former { transitionContext.completeTransition(true) }
    }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

/// An interaction controller that holds a transition until it is released, and begins an animation
/// during the start.
@MainActor final class ProbeInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  /// The frame of the appearing view in the container; nil means the whole container.
  var place: CGRect?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  private var isReleased = false

  /// The shown progress of the animation of the start, from 0 to 1.
  var shown: CGFloat { (dot.layer.presentation()?.frame.minX ?? 0) / 100 }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) {
      view.frame = place ?? transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.containerView.addSubview(dot)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [dot] in
      dot.frame.origin.x = 100
    }
  }

  /// Ends the transition unless UIKit has ended it.
  func release(hasEnded: Bool = false, cancelling: Bool = false) {
    guard let context, !isReleased else { return }
    isReleased = true
    guard !hasEnded else { return }
    cancelling ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    context.completeTransition(!cancelling)
  }
}

/// Provides the animator and the interaction controller of a transition.
@MainActor
final class ProbeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var move: (any UIViewControllerAnimatedTransitioning)?
  var interactor: ProbeInteractor?
  private(set) var wasAsked = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { move }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  #if !os(visionOS)
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      wasAsked = true
      return move
    }
  #endif
}
