/// An event in a script.
///
/// Pages and transitions have numbers. A step that is not possible in its situation does nothing.
nonisolated package enum Step: Hashable, Sendable {
  /// The view controller to which a request is made.
  package enum Place: Hashable, Sendable {
    /// The window's root.
    case root
    /// The topmost presented view controller; the root if there is none.
    case top
    /// The top page of the navigation controller, or the selected tab.
    case visible
    /// A page.
    case page(Int)
  }

  /// The style of a presentation.
  package enum Style: CaseIterable, Sendable {
    case full
    case sheet
    case card
    case side
    /// A sheet with its page's preferred height.
    case preferred
    /// A sheet that passes touches through.
    case open
  }

  /// The policy for a busy presenter.
  package enum Policy: CaseIterable, Sendable {
    case refuse
    case wait
    case replace
  }

  // Steps of time.
  case advance(Int)
  case rest

  // Steps of fingers.
  case press(Int, x: Int, y: Int)
  case move(Int, dx: Int, dy: Int, frames: Int)
  case spread(dx: Int, dy: Int, frames: Int)
  case lift(Int)
  case takeAway(Int)
  case tap(x: Int, y: Int)

  // Requests to the toolkit.
  case present(Int, with: Int, by: Place, as: Style, whenBusy: Policy)
  case dismiss(Place, with: Int)
  case toggle(Int, with: Int, by: Place)
  case push(Int, with: Int, isMirrored: Bool)
  case pop(with: Int)
  case popToRoot(with: Int)
  /// Pops to a page of the stack, by its index from the top.
  case popTo(Int, with: Int)
  case setStack([Int], with: Int, isMirrored: Bool)
  case togglePush(Int, with: Int)
  case select(Int, with: Int, isMirrored: Bool)
  case cancelRequest(Int)
  case await(Int)
  case cancelTask

  // Requests to UIKit.
  case systemPresent(Int, by: Place, isAnimated: Bool)
  case systemDismiss(Place, isAnimated: Bool)
  case systemPush(Int, isAnimated: Bool)
  case systemPop(isAnimated: Bool)
  case systemPopToRoot(isAnimated: Bool)
  case systemSetStack([Int], isAnimated: Bool)
  case systemSelect(Int)

  // Verbs of a transition.
  case pause(Int)
  case update(Int, Quantity)
  case finish(Int)
  case finishAt(Int, Quantity)
  case cancel(Int)
  case cancelAt(Int, Quantity)
  case release(Int, Quantity)
  case resume(Int)
  case reverse(Int)

  // Steps of an interaction of the app.
  case grab(Int)
  case slide(Int, Quantity)
  case carry(Int, x: Quantity, scale: Quantity, rotation: Quantity)
  case releaseCarried(Int, Quantity)
  case releaseSlider(Int, Quantity)
  case drop(Int)

  // Changes of settings.
  case setGestures(Int, [Gesture])
  case moveGestures(from: Int, to: Int)
  case setCompletionSpeed(Int, Quantity)
  case setTimingCurve(Int, Bool)
  case setSettling(Int, isSpring: Bool)
  case setRule(Int, isDirection: Bool)
  case setInteractiveStart(Int, Bool)
  case addAuxiliary(Int, delay: Double)
  case addAnimations(Int, delay: Double)
  case setDelegate(isOwn: Bool)
  case changeElements(Int, Int)
  case setAnimation(Int, AnimationKind, isBack: Bool)
  case setSlowMotion(Int, Double)
  case setDismissalTiming(Int, dampingRatio: Double)
  case setReduceMotion(Bool)
  case setPreferredHeight(Int, Int)
  case changeStyle(Place, Style)
  case setLayoutDirection(isRightToLeft: Bool)

  // Changes of the surroundings.
  case rotate
  case resize(width: Int, height: Int, frames: Int)
  case background(frames: Int)
  /// VoiceOver's escape gesture.
  case escape
  case replaceRoot(Setting.Root)
  case forget(Int)

  /// Performs steps when a moment occurs next.
  case when(Moment, [Step])
}

extension Step {
  /// Whether time passes in the step, so that it cannot be performed during a call.
  nonisolated var takesTime: Bool {
    switch self {
    case .advance, .rest, .press, .move, .spread, .lift, .takeAway, .tap, .rotate, .resize,
      .background:
      true
    default:
      false
    }
  }
}
