/// One thing that happens in a script.
///
/// Pages and transitions are meant by their numbers. A step that makes no sense when its turn comes
/// does nothing.
nonisolated package enum Step: Hashable, Sendable {
  /// The view controller that a request is made of.
  package enum Place: Hashable, Sendable {
    /// The window's root.
    case root
    /// The view controller that is presented on top of all others, or else the root.
    case top
    /// The page on top of the navigation controller, or the selected tab.
    case visible
    /// A page.
    case page(Int)
  }

  /// How a page is presented.
  package enum Style: CaseIterable, Sendable {
    case full
    case sheet
    case card
    case side
    /// A sheet with the preferred height of its page.
    case preferred
    /// A sheet that passes touches through.
    case open
  }

  /// What is done if the presenter is busy.
  package enum Policy: CaseIterable, Sendable {
    case refuse
    case wait
    case replace
  }

  // Time.
  case advance(Int)
  case rest

  // Fingers.
  case press(Int, x: Int, y: Int)
  case move(Int, dx: Int, dy: Int, frames: Int)
  case spread(dx: Int, dy: Int, frames: Int)
  case lift(Int)
  case takeAway(Int)
  case tap(x: Int, y: Int)

  // The toolkit's requests.
  case present(Int, with: Int, by: Place, as: Style, whenBusy: Policy)
  case dismiss(Place, with: Int)
  case toggle(Int, with: Int, by: Place)
  case push(Int, with: Int, isMirrored: Bool)
  case pop(with: Int)
  case togglePush(Int, with: Int)
  case select(Int, with: Int, isMirrored: Bool)
  case cancelRequest(Int)
  case await(Int)
  case cancelTask

  // UIKit's requests.
  case systemPresent(Int, by: Place, isAnimated: Bool)
  case systemDismiss(Place, isAnimated: Bool)
  case systemPush(Int, isAnimated: Bool)
  case systemPop(isAnimated: Bool)
  case systemPopToRoot(isAnimated: Bool)
  case systemSetStack([Int], isAnimated: Bool)
  case systemSelect(Int)

  // Verbs.
  case pause(Int)
  case update(Int, Quantity)
  case finish(Int)
  case finishAt(Int, Quantity)
  case cancel(Int)
  case cancelAt(Int, Quantity)
  case release(Int, Quantity)
  case resume(Int)
  case reverse(Int)

  // An interaction of the app's.
  case grab(Int)
  case slide(Int, Quantity)
  case letGo(Int, Quantity)
  case drop(Int)

  // Settings.
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
  case setLook(Int, Look, isBack: Bool)
  case setSlowMotion(Int, Double)
  case setDismissalTiming(Int, dampingRatio: Double)
  case setReduceMotion(Bool)
  case setPreferredHeight(Int, Int)
  case changeStyle(Place, Style)
  case setLayoutDirection(isRightToLeft: Bool)

  // Surroundings.
  case rotate
  case resize(width: Int, height: Int, frames: Int)
  case background(frames: Int)
  /// VoiceOver's escape gesture.
  case escape
  case replaceRoot(Setting.Root)
  case forget(Int)

  /// Does something the next time that a moment comes.
  case when(Moment, [Step])
}

extension Step {
  /// Whether time passes in the step, so that it cannot be made within a call.
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
