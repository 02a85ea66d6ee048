import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The item in its section, counted from 0.
  ///
  /// - Precondition: the path has two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
