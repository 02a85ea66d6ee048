/// The variants of the headless runtime that the probe does not ask a phone for.
public enum UntoldVariant: String, CaseIterable, Sendable {
  case finishesInactive, completesAfterLastFrame

  /// The reason why it does not.
  public var reason: String {
    switch self {
    case .finishesInactive:
      "where UIKit does not do so it raises an exception, and the app is gone"
    case .completesAfterLastFrame:
      "a completion comes some milliseconds after the end in any case, which may be the frame's"
    }
  }
}
