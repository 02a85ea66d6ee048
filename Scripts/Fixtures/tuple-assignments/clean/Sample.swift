/// A pair, which is computed and destructured.
///
/// ```swift
/// let (width, height) = page.measure()
/// page.a = (1, 2).0
/// ```
struct Page {
  typealias Side = (name: String, length: Double)
  let convert: (Int, Int) -> Bool
  let parenthesized: (Int)
  let sides: [(name: String, length: Double)]
  let ratio = (1 + 2) / 3
  let text = "(a, b) = (1, 2)"
  var ends: (Int, Int) { (1, 2) }
  var sum: Double {
    let local: (Int, Int) = (1, 2)
    let other = (local.0, local.1)
    return Double(other.0)
  }

  // Not an assignment: (a, b) = (c, d)
  mutating func update(_ pair: (Int, Int) = (1, 2)) {
    let (first, second) = pair
    let (third, fourth): (Int, Int) = measure(first, second)
    for (index, value) in [(1, 2)] where (index, value) == (third, fourth) { print(index) }
    if case (let a, let b) = measure(1, 2) { print(a, b) }
  }
}
