@testable import HeadlessUIKit

/// A check that each flight that has begun ends once.
final class CompletionInvariant {
  private var ends: [Int] = []

  /// Records that a flight has begun.
  ///
  /// - Returns: The flight's number.
  func flightBegan() -> Int {
    ends.append(0)
    return ends.count - 1
  }

  func flightEnded(_ number: Int) {
    ends[number] += 1
  }

  func checkRest(_ invariants: Invariants) {
    for (number, count) in ends.enumerated() where count != 1 {
      invariants.fail("one end for each flight", "flight \(number) has \(count)")
    }
    let late = Runtime.current.lateCompletions
    invariants.expect(late == 0, "one completion for each flight", "\(late) too many")
  }
}
