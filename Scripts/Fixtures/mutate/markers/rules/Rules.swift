final class Rules {
  // mutate: not-at-the-end
  private static let nearest = 2e-6
  var isOpen = false

  func press(at point: CGPoint, _ others: [Int]) -> Int {
    // mutate: first-is-needed
    guard let first = others.first, first > 2 || isOpen,
      isOpen
    else { return 0 }
    // mutate: two-lines-together
    if let last = others.last, last == first { return 1 }
    // mutate: is-near
    let isNear = abs(point.x - 0.5) < 1
    // mutate: keeps-its-pace
    let length: Double = point.x * 2
    // A reason for the next line.
    // mutate: stacked-first
    // mutate: stacked-second
    release()
    others.forEach { other in
      // mutate: two-lines-together
      (window ?? self).press(isNear ? other : first)
    }
    // mutate: second-value
    let window = window ?? self
    // mutate: waits-for-the-end
    wait { isNear ? first : $0 ?? 3 }
    // mutate: not-closed-again
    (isOpen, count) = (true, 1)
    return isNear ? first : 2
  }
}
