import Foundation

/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// A sheet of the width of a page.
  case pageSheet = 1
  /// A sheet of the size of a form.
  case formSheet = 2
  /// Covers the presenter's context; the presenter's view leaves the hierarchy.
  case currentContext = 3
  /// Presented by the presentation controller that the transitioning delegate provides.
  case custom = 4
  /// Covers the screen; the presenter's view stays.
  case overFullScreen = 5
  /// Covers the presenter's context; the presenter's view stays.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// The system's choice; a page sheet for most controllers (fact 2.84).
  case automatic = -2

  /// Whether the system's own presentation of this style removes the presenter's view.
  var removesPresenter: Bool {
    self == .fullScreen || self == .currentContext
  }

  /// Whether the system's own presentation of this style is a sheet on a phone.
  var isSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .automatic
  }

  /// Whether the presented view covers the nearest context, rather than the screen.
  var isInContext: Bool {
    self == .currentContext || self == .overCurrentContext
  }
}

/// The system's animation of a presentation for which the app provides no animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up, and down again.
  case coverVertical = 0
  /// The views turn about the vertical axis.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A corner of the presenter's view curls up.
  case partialCurl = 3
}
