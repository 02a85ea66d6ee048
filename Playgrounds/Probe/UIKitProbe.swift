// Asks UIKit how it does what its documentation leaves open. Paste this file into an app, show a
// `UIKitProbeViewController`, and do what the screen asks for twice. It uses public API alone, and
// needs nothing else of the package.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: - What is asked, and what is answered

/// The points at which UIKit's behaviour is documented loosely, by the names that
/// Documentation/UIKitFacts.md gives them.
public enum ProbePoint: String, CaseIterable, Sendable {
  case asksForAnimatorFirst, asksForAnimatorOften, animatesInteractiveStart, startsAtOnce
  case deafSuperclass, superclassOnlyTells, superclassStretches, superclassReenters
  case turnsFractionLate, pauseTurnsForwards, fractionIsProgress, factorRestartsCurve
  case takesBackAtCancel, keepsTouchesOut, tellsPanTargetsFirst
}

/// What a phone does at one of the points.
public enum ProbeAnswer: Int, CaseIterable, Sendable {
  /// What the facts favour.
  case asFavoured
  /// What the point's name says.
  case asNamed
  /// It could not be seen.
  case unknown
}

/// All answers in seven characters: six digits of Crockford's base 32 and its check symbol, which notices
/// every single wrong character.
public struct ProbeCode: Equatable, Sendable {
  static let version = 1
  static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U")
  static let (base, checkBase, digits) = (32, 37, 6)

  /// The answers, in the order of the points.
  public let answers: [ProbeAnswer]

  init(answers: [ProbeAnswer]) { self.answers = answers }

  /// Makes the code of answers; what is missing is unknown.
  public init(_ answers: [ProbePoint: ProbeAnswer]) {
    self.answers = ProbePoint.allCases.map { answers[$0] ?? .unknown }
  }

  /// The code, in two groups.
  public var text: String {
    let number = answers.reversed().reduce(Self.version) { $0 * 3 + $1.rawValue }
    var (rest, text) = (number, [Self.symbols[number % Self.checkBase]])
    for _ in 0..<Self.digits {
      text.insert(Self.symbols[rest % Self.base], at: 0)
      rest /= Self.base
    }
    return String(text[..<3]) + "-" + String(text[3...])
  }
}

// MARK: - The screen

/// Probes UIKit when it appears, and shows what it found.
public final class UIKitProbeViewController: UIViewController {
  private let label = UILabel()
  private var probe: UIKitProbe?
  /// What a finger is to do now.
  var request: String? { didSet { show() } }
  /// The code, once all is done.
  private(set) var code: ProbeCode? { didSet { show() } }

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
      height: view.bounds.height / 2 - inset.top)
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard probe == nil else { return }
    probe = UIKitProbe(on: self)
    probe?.run { [weak self] answers in self?.code = ProbeCode(answers) }
  }

  private func show() {
    label.text = request ?? "Asking UIKit…"
    guard let code else { return }
    let marks = ["no", "yes", "not known"]
    let lines = zip(ProbePoint.allCases, code.answers).map { point, answer in
      let name = point.rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
      return "\(name): \(marks[answer.rawValue])"
    }
    label.text = (["Code: \(code.text)", "UIKit …"] + lines).joined(separator: "\n")
    print("UIKit probe: \(code.text)")
  }
}

// MARK: - The trials

/// Puts UIKit through one trial after the other.
@MainActor private final class UIKitProbe {
  private unowned let screen: UIKitProbeViewController
  private var answers: [ProbePoint: ProbeAnswer] = [:]
  private var transition: ProbeTransition?
  /// Takes away what watches the fingers.
  private var tidyUp = {}
  /// Something to try, which calls a closure when it is over.
  private typealias Trial = (@escaping () -> Void) -> Void
  /// How long fingers are waited for, and anything else, in seconds.
  private static let (patience, bound) = (30.0, 4.0)

  init(on screen: UIKitProbeViewController) { self.screen = screen }

  func run(_ done: @escaping ([ProbePoint: ProbeAnswer]) -> Void) {
    let trials: [Trial] = [
      turningRound, timing, startingByItself, startingInteractively, stretching,
    ]
    let fingers: [Trial] = [touching, scrolling]
    let all = trials.map { (Self.bound, $0) } + fingers.map { (Self.patience, $0) }
    next(all[...]) { [self] in done(answers) }
  }

  private func note(_ point: ProbePoint, _ isAsNamed: Bool) {
    answers[point] = isAsNamed ? .asNamed : .asFavoured
  }

  /// Runs the first of some trials, as long as it takes but not longer than its bound, then the others.
  private func next(_ trials: ArraySlice<(TimeInterval, Trial)>, _ done: @escaping () -> Void) {
    guard let (bound, trial) = trials.first else { return done() }
    var isOver = false
    func end() {
      guard !isOver else { return }
      isOver = true
      screen.request = nil
      tidyUp()
      tidyUp = {}
      clear(attempts: 20) { [self] in next(trials.dropFirst(), done) }
    }
    after(bound) { end() }
    trial(end)
  }

  /// Waits until what was presented is there and can be dismissed, as long as that may be hoped for.
  private func clear(attempts: Int, _ done: @escaping () -> Void) {
    transition?.conclude()
    after(0.1) { [self] in
      if attempts > 0, let transition, !transition.hasEnded {
        return clear(attempts: attempts - 1, done)
      }
      transition = nil
      guard screen.presentedViewController != nil else { return done() }
      screen.dismiss(animated: false)
      after(0.1, done)
    }
  }

  /// Calls a closure some seconds later, timed by an animation that nobody sees.
  private func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    screen.view.window?.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { _ in
      view.removeFromSuperview()
      body()
    }
    animator.startAnimation()
  }

  /// A view that an animator of a second moves by a hundred points, and the animator.
  private func square(_ curve: UIView.AnimationCurve) -> (UIView, UIViewPropertyAnimator) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.insertSubview(view, at: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
    animator.scrubsLinearly = false
    return (view, animator)
  }

  private func shownShare(_ view: UIView) -> CGFloat {
    (view.layer.presentation()?.frame.minX ?? 0) / 100
  }

  // MARK: The animator by itself

  private func turningRound(_ done: @escaping () -> Void) {
    let (paused, running) = (square(.linear), square(.linear))
    paused.1.startAnimation()
    running.1.startAnimation()
    after(0.25) { [self] in
      paused.1.pauseAnimation()
      let before = paused.1.fractionComplete
      paused.1.isReversed = true
      let fraction = paused.1.fractionComplete
      note(.turnsFractionLate, abs(fraction - before) < abs(fraction - (1 - before)))
      running.1.isReversed = true
      running.1.pauseAnimation()
      note(.pauseTurnsForwards, !running.1.isReversed)
      for animator in [paused.1, running.1] { animator.stopAnimation(true) }
      done()
    }
  }

  private func timing(_ done: @escaping () -> Void) {
    let (caught, continued) = (square(.easeIn), square(.easeIn))
    let begin = CACurrentMediaTime()
    caught.1.startAnimation()
    continued.1.fractionComplete = 0.5
    after(0.1) { [self] in
      let start = shownShare(continued.0)
      continued.1.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      after(0.5) { [self] in
        let (elapsed, shown) = (CGFloat(CACurrentMediaTime() - begin), shownShare(caught.0))
        caught.1.pauseAnimation()
        let fraction = caught.1.fractionComplete
        note(.fractionIsProgress, abs(fraction - shown) < abs(fraction - elapsed))
        // Ease-in entered in its middle has come by .45 of the rest, and begun anew by .32.
        let share = (shownShare(continued.0) - start) / (1 - start)
        note(.factorRestartsCurve, share < 0.38)
        for animator in [caught.1, continued.1] { animator.stopAnimation(true) }
        done()
      }
    }
  }

  // MARK: Transitions

  private func present(_ transition: ProbeTransition, interactively: Bool) {
    self.transition = transition
    transition.wantsInteractiveStart = interactively
    transition.card.transitioningDelegate = transition
    transition.card.modalPresentationStyle = .overFullScreen
    screen.present(transition.card, animated: true)
  }

  private func startingByItself(_ done: @escaping () -> Void) {
    let transition = ProbeTransition(ended: done)
    present(transition, interactively: false)
    let hasStarted = transition.calls.contains(.animate)
    after(0.2) { [self] in
      guard let first = transition.calls.first, let context = transition.context else { return }
      note(.startsAtOnce, hasStarted)
      note(.asksForAnimatorFirst, first == .ask)
      transition.pause()
      note(.deafSuperclass, !context.isInteractive)
      transition.finish()
      transition.conclude()
    }
  }

  private func startingInteractively(_ done: @escaping () -> Void) {
    let transition = ProbeTransition(ended: done)
    present(transition, interactively: true)
    after(0.2) { [self] in
      guard let context = transition.context, let animator = transition.animator else { return }
      note(.animatesInteractiveStart, transition.calls.contains(.animate))
      animator.pauseAnimation()
      transition.update(0.4)
      note(.superclassOnlyTells, abs(animator.fractionComplete - 0.4) > 0.05)
      animator.fractionComplete = 0.4
      transition.pause()
      transition.finish()
      transition.pause()
      if !context.isInteractive { context.pauseInteractiveTransition() }
      note(.superclassReenters, transition.hasReentered)
      note(.asksForAnimatorOften, transition.calls.count { $0 == .ask } > 1)
      transition.cancel()
      if !context.transitionWasCancelled { context.cancelInteractiveTransition() }
      after(0.1) { [self] in
        if !transition.hasEnded {
          note(.takesBackAtCancel, transition.card.hasHeardOfEnd)
        }
        transition.conclude(at: .start)
      }
    }
  }

  private func stretching(_ done: @escaping () -> Void) {
    var begin: TimeInterval?
    let transition = ProbeTransition(.easeIn) { [self] in
      // Half of the way takes ease-in the last third of its time, or half of it by the factor.
      if let begin {
        note(.superclassStretches, CACurrentMediaTime() - begin > 0.42)
      }
      done()
    }
    present(transition, interactively: true)
    after(0.2) {
      guard let animator = transition.animator else { return }
      animator.pauseAnimation()
      transition.update(0.5)
      // A superclass that leaves the animator alone stretches nothing.
      guard abs(animator.fractionComplete - 0.5) < 0.05 else { return done() }
      transition.finish()
      if animator.isRunning { begin = CACurrentMediaTime() } else { transition.conclude() }
    }
  }

  // MARK: Fingers

  private func touching(_ done: @escaping () -> Void) {
    let transition = ProbeTransition(ended: done)
    present(transition, interactively: true)
    after(0.2) { [self] in
      guard let animator = transition.animator, let window = screen.view.window else { return }
      animator.pauseAnimation()
      transition.update(0.5)
      animator.fractionComplete = 0.5
      screen.request = "Touch the blue card."
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = 0
      recognizer.cancelsTouchesInView = false
      window.addGestureRecognizer(recognizer)
      let target = ProbeTarget(recognizer) { [self] state in
        guard state == .began else { return }
        after(0.1) { [self] in
          note(.keepsTouchesOut, !transition.card.wasTouched)
          done()
        }
      }
      tidyUp = { withExtendedLifetime(target) { window.removeGestureRecognizer(recognizer) } }
    }
  }

  private func scrolling(_ done: @escaping () -> Void) {
    screen.request = "Drag the grey list slowly upwards."
    let bounds = screen.view.bounds
    let list = UIScrollView(
      frame: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2))
    list.backgroundColor = .lightGray
    list.contentSize = CGSize(width: list.bounds.width, height: 4000)
    screen.view.addSubview(list)
    let watcher = ScrollWatcher()
    list.delegate = watcher
    let target = ProbeTarget(list.panGestureRecognizer) { [self] state in
      if state == .changed { watcher.isAfterTarget = false }
      guard state == .ended else { return }
      // The content moves with each change: after the app's target, if the last movement was.
      if watcher.scrolls > 2 {
        note(.tellsPanTargetsFirst, watcher.isAfterTarget)
      }
      done()
    }
    tidyUp = { withExtendedLifetime((target, watcher)) { list.removeFromSuperview() } }
  }
}

// MARK: - What is probed

/// A transition that notes what UIKit asks of it.
private final class ProbeTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
  enum Call { case ask, animate }

  let card = ProbeCard()
  private(set) var calls: [Call] = []
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var hasReentered = false
  private(set) var hasEnded = false
  private let curve: UIView.AnimationCurve
  private let ended: () -> Void
  private var depth = 0

  init(_ curve: UIView.AnimationCurve = .linear, ended: @escaping () -> Void) {
    (self.curve, self.ended) = (curve, ended)
    super.init()
  }

  /// Lets the transition run to an end, whatever has become of it.
  func conclude(at position: UIViewAnimatingPosition = .end) {
    guard let animator, animator.state == .active, !animator.isRunning else { return }
    animator.isReversed = position == .start
    animator.startAnimation()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append(.animate)
    animator(in: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    calls.append(.ask)
    return animator(in: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hasEnded = true
    ended()
  }

  private func animator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    self.context = context
    let view: UIView = card.view
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    view.center.y += view.bounds.height
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
      view.center.y -= view.bounds.height
    }
    animator.addCompletion { context.completeTransition($0 == .end) }
    self.animator = animator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  // Verbs that the superclass calls by itself come while one is under way.

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

/// What is presented.
private final class ProbeCard: UIViewController {
  private(set) var wasTouched = false
  /// Whether it was told, having been about to appear, that it disappears.
  private(set) var hasHeardOfEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasHeardOfEnd = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasTouched = true
  }
}

private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  private(set) var scrolls = 0
  /// Whether the content has moved since the app's target was told of a change.
  var isAfterTarget = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    isAfterTarget = true
  }
}

/// A recognizer's target.
@MainActor private final class ProbeTarget: NSObject {
  private let recognizer: UIGestureRecognizer
  private let action: (UIGestureRecognizer.State) -> Void

  init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer.State) -> Void) {
    (self.recognizer, self.action) = (recognizer, action)
    super.init()
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognized))
    #else
      recognizer.addHandler(self) { [weak self] recognizer in self?.action(recognizer.state) }
    #endif
  }

  #if canImport(UIKit)
    @objc private func recognized() { action(recognizer.state) }
  #endif
}
