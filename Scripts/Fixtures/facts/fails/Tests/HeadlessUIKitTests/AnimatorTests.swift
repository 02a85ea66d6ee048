import Testing

@Suite("Animators")
struct AnimatorState {
  @Test("Pausing twice changes nothing")
  func pausesOnce() {}

  @Test("The fraction is kept", arguments: [0.1, 0.5].map { $0 * 2 })
  func keepsFraction(at fraction: Double) {}

  func makeAnimator() {}

  // @Test func commentedOut() {}
}

struct OtherSuite {
  @Test func namesItself() {}
}
