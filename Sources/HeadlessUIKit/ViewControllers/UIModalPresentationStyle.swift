import Foundation

/// The ways in which a presented view controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presented view covers the screen. The presenter's view leaves the hierarchy.
  case fullScreen = 0
  /// The presented view is a sheet of the width of a page.
  case pageSheet = 1
  /// The presented view is a sheet of the size of a form.
  case formSheet = 2
  /// The presented view covers the presenter's context. The presenter's view leaves the hierarchy.
  case currentContext = 3
  /// The presentation controller that the transitioning delegate provides presents the view.
  case custom = 4
  /// The presented view covers the screen. The presenter's view stays in the hierarchy.
  case overFullScreen = 5
  /// The presented view covers the presenter's context. The presenter's view stays in the
  /// hierarchy.
  case overCurrentContext = 6
  /// The presented view is a popover.
  case popover = 7
  /// The presentation is not adapted.
  case none = -1
  /// The system chooses the style, which is a page sheet for most view controllers (fact 2.84).
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

/// The system's animations of a presentation for which the app provides no animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up when it is presented, and down when it is dismissed.
  case coverVertical = 0
  /// The views turn about the vertical axis.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A corner of the presenter's view curls up.
  case partialCurl = 3
}
