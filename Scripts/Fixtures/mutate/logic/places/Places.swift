final class Places {
  var count = 3
  var isReady: Bool { count > 0 }

  func press(at point: CGPoint, _ others: [Int]) -> Bool {
    guard isReady, let first = others.first else { return false }
    if first == 7 || others.isEmpty {
      count += 1
      return true
    }
    let isNear = abs(point.x - 0.5) < 1e-6
    others.forEach { other in
      print("a message with \(other + 1) < 2")
    }
    return isNear ? count < max(first, 2) : -point.x == 0
  }
}
