/// The live views that apps have moved from one page to another, which move back one day.
enum HandedOverViews {
  private struct Reference {
    weak var view: UIView?
  }

  private static var references: [Reference] = []

  /// The views that still exist.
  static var all: [UIView] { references.compactMap(\.view) }

  /// Inserts a view.
  static func insert(_ view: UIView) {
    references.removeAll { $0.view == nil || $0.view === view }
    references.append(Reference(view: view))
  }
}
