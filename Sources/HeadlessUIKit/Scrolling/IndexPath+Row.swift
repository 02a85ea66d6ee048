import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the section, starting at 0.
  ///
  /// - Precondition: The path has two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section, starting at 0.
  ///
  /// - Precondition: The path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
