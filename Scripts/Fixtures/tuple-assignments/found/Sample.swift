/// A pair, which is stored and assigned.
///
/// ```swift
/// (page.width, page.height) = (1, 2)
/// ```
class Page {
  private let ends: (first: Int, last: Int)
  @MainActor static var last: (Int, Int)?
  private(set) var latest = (first: 1, last: 2)
  var observed: (Int, Int) {
    didSet { (width, height) = observed }
  }
  let (title, detail) = (Label(), Label())
  private let (left, right): (Int, () -> Int)

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    if width > 0 { (first, second) = (1, 2) }
    (list[index(of: 1)], second) = measure()
    let (a, b): (Int, Int) = (1, 2)
    (
      first, second
    ) = (1, 2)
    switch width {
    case 1: (first, second) = (1, 2)
    default: views.forEach { (view: View) in (view.width, view.height) = (1, 2) }
    }
  }
}
