import HeadlessUIKit

/// A description of an app and of the steps that happen to it.
///
/// A script is a value. A step that is not possible in its situation does nothing, so a script
/// remains valid without some of its steps.
nonisolated package struct Script: Hashable, Sendable {
  /// The setting of the app.
  package var setting: Setting
  /// The names of the runtime's variants, separated by `+`.
  package var variants: String
  /// The steps in order.
  package var steps: [Step]

  package init(_ setting: Setting, under variants: String = "", _ steps: [Step]) {
    self.setting = setting
    self.variants = variants
    self.steps = steps
  }

  /// Whether nothing but requests happens, so that the last one must win.
  var hasOnlyRequests: Bool {
    steps.allSatisfy { step in
      switch step {
      case .advance, .rest, .present, .dismiss, .push, .pop, .popToRoot, .popTo, .setStack, .select:
        true
      default: false
      }
    }
  }
}

/// The setting of a script's app.
nonisolated package struct Setting: Hashable, Sendable {
  /// The view controllers that the app shows first.
  package enum Root: CaseIterable, Sendable {
    /// A single view controller.
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
    /// A timing that moves backward at first, and overshoots its end before it returns.
    case back
  }

  /// The app's answer when a person dismisses a presentation.
  package enum Answer: CaseIterable, Sendable {
    /// No delegate answers.
    case none
    /// The delegate permits the dismissal.
    case permits
    /// The delegate refuses the dismissal.
    case refuses
    /// The page is modal, and no delegate is called.
    case isModal
  }

  /// The controls of the pages.
  package enum Controls: CaseIterable, Sendable {
    /// Only a button.
    case none
    /// Controls that track touches, a refresh control that leaves pulls to transitions, insets that
    /// are not whole pixels, and a recognizer of the app on each page.
    case yielding
    /// The controls of `yielding`, but with a refresh control that receives the pulls.
    case refreshing
  }

  package var root: Root
  package var framesPerSecond: Int
  /// The timings of the transitions; their number is the number of transitions.
  package var timings: [Timing]
  /// The interactions of each transition.
  package var gestures: [[Gesture]]
  /// Whether the containers have a delegate of the app that provides transitions.
  package var hasDelegates: Bool
  /// Whether the pages provide interactions.
  package var hasGuests: Bool
  /// Whether pages have elements, which morph.
  package var hasElements: Bool
  /// The app's answer when a person dismisses a presentation.
  package var answer: Answer
  /// Whether pages lay out within the blocks of flights.
  package var laysOut: Bool
  package var controls: Controls
  /// Whether pages have a table.
  package var hasRows: Bool
  /// Whether constraints lay out the pages.
  package var hasConstraints: Bool

  package init(
    root: Root, framesPerSecond: Int, timings: [Timing], gestures: [[Gesture]],
    hasDelegates: Bool, hasGuests: Bool, hasElements: Bool = false, answer: Answer = .none,
    laysOut: Bool = false, controls: Controls = .none, hasRows: Bool = false,
    hasConstraints: Bool = false
  ) {
    self.root = root
    self.framesPerSecond = framesPerSecond
    self.timings = timings
    self.gestures = gestures
    self.hasDelegates = hasDelegates
    self.hasGuests = hasGuests
    self.hasElements = hasElements
    self.answer = answer
    self.laysOut = laysOut
    self.controls = controls
    self.hasRows = hasRows
    self.hasConstraints = hasConstraints
  }

  /// A setting with one page, linear timings and no interactions.
  package static let plain = Setting(
    root: .page, framesPerSecond: 60, timings: [.linear, .linear, .linear], gestures: [[], [], []],
    hasDelegates: false, hasGuests: false)
}
