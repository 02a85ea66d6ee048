/// One of the two screens of a flight.
///
/// ```swift
/// let screen: ElementScreen = .from
/// ```
nonisolated public enum ElementScreen: Hashable, Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

nonisolated extension ElementScreen: CustomStringConvertible {
  /// What the screen does.
  public var description: String { self == .from ? "goes" : "comes" }
}
