/// The variants of the headless runtime that the probe does not ask a phone for.
public enum UntoldVariant: String, CaseIterable, Sendable {
  case eventsBetweenFrames
  case finishesInactive
  case popsFromContent

  /// The reason why it does not.
  public var reason: String {
    switch self {
    case .eventsBetweenFrames:
      "a phone's touches and frames have clocks of their own, on each phone"
    case .finishesInactive:
      "where UIKit does not do so it raises an exception, and the app is gone"
    case .popsFromContent:
      "the version of iOS tells: the pan in the content is there from 26 on"
    }
  }
}
