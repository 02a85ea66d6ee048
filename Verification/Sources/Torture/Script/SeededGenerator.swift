/// A generator of random numbers. The numbers of a seed are the same on any machine.
nonisolated struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    // Otherwise neighboring seeds would lead to similar numbers.
    _ = next()
  }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true with a probability of one in a number of cases.
  mutating func oneIn(_ count: Int) -> Bool {
    number(0..<count) == 0
  }

  /// Returns a number in a range that is not empty.
  mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of some values.
  ///
  /// - Precondition: There are values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0..<values.count)]
  }

  /// Returns some of the values in their order.
  mutating func some<Value>(of values: [Value], oneIn odds: Int) -> [Value] {
    values.filter { _ in oneIn(odds) }
  }
}
