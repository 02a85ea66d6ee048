import HeadlessUIKit

/// What happens to an app: how it is made, and the steps that follow.
///
/// A script is a value. The steps that make no sense when their turn comes do nothing, so a script
/// without some of its steps is a script too.
nonisolated package struct Script: Hashable, Sendable {
  /// How the app is made.
  package var setting: Setting
  /// The names of the runtime's variants, with `+` between them.
  package var variants: String
  /// What happens.
  package var steps: [Step]

  package init(_ setting: Setting, under variants: String = "", _ steps: [Step]) {
    (self.setting, self.variants, self.steps) = (setting, variants, steps)
  }
}

/// How the app of a script is made.
nonisolated package struct Setting: Hashable, Sendable {
  /// The view controllers that the app starts with.
  package enum Root: CaseIterable, Sendable {
    /// One view controller.
    case page
    /// A navigation controller with two pages.
    case navigation
    /// A tab bar controller whose first tab is a navigation controller.
    case tabs
  }

  /// The timing of a transition.
  package enum Timing: CaseIterable, Sendable {
    case linear
    case easeOut
    case easeInOut
    case spring
    /// Goes back before it sets out, and past its end and back.
    case back
  }

  /// How the app answers when a person dismisses a presentation.
  package enum Answer: CaseIterable, Sendable {
    /// It has no delegate that answers.
    case none
    /// Its delegate permits the dismissal.
    case permits
    /// Its delegate refuses.
    case refuses
    /// The page is modal, and no one is asked.
    case isModal
  }

  /// The controls of the pages.
  package enum Controls: CaseIterable, Sendable {
    /// A button alone.
    case none
    /// Controls that track, a refresh control that leaves pulls to transitions, insets that are no
    /// whole pixels, and an app's recognizer on each page.
    case yielding
    /// The same, with a refresh control that has the pulls.
    case refreshing
  }

  package var root: Root
  package var framesPerSecond: Int
  /// The timings of the transitions, of which there are as many.
  package var timings: [Timing]
  /// The interactions of each transition.
  package var gestures: [[Gesture]]
  /// Whether the containers have a delegate of the app's, which gives them transitions.
  package var hasDelegates: Bool
  /// Whether the pages bring interactions of their own along.
  package var hasGuests: Bool
  /// Whether pages have elements, which turn into each other.
  package var hasElements: Bool
  /// How the app answers when a person dismisses a presentation.
  package var answer: Answer
  /// Whether pages lay out within the blocks of flights.
  package var laysOut: Bool
  package var controls: Controls

  package init(
    root: Root, framesPerSecond: Int, timings: [Timing], gestures: [[Gesture]],
    hasDelegates: Bool, hasGuests: Bool, hasElements: Bool = false, answer: Answer = .none,
    laysOut: Bool = false, controls: Controls = .none
  ) {
    (self.root, self.framesPerSecond) = (root, framesPerSecond)
    (self.timings, self.gestures) = (timings, gestures)
    (self.hasDelegates, self.hasGuests) = (hasDelegates, hasGuests)
    self.hasElements = hasElements
    (self.answer, self.laysOut, self.controls) = (answer, laysOut, controls)
  }

  /// Whether all interactions are the same one.
  package static let plain = Setting(
    root: .page, framesPerSecond: 60, timings: [.linear, .linear, .linear], gestures: [[], [], []],
    hasDelegates: false, hasGuests: false)
}
