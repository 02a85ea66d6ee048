/// The importance of a constraint, from 0 to 1000.
///
/// The layout fulfills a constraint of a higher priority at the expense of any number of
/// constraints of lower priorities (fact 8.1).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a view resists a size smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which dragging changes the size of a window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window's scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which dragging does not change the size of a window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a view resists a size larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes the target size of a fitting.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
