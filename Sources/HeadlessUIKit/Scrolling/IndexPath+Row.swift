import Foundation

extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section, counted from 0.
  ///
  /// - Precondition: the path has two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, counted from 0.
  ///
  /// - Precondition: the path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
