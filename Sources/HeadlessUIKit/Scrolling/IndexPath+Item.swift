import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the item in its section, starting at 0.
  ///
  /// - Precondition: The path has two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
