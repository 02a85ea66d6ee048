import Foundation

@testable import InterruptibleTransitions

/// A generator of random numbers and places, which are the same for the same seed.
nonisolated struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// Returns a random place.
  mutating func place() -> ElementPlace {
    var place = ElementPlace(
      center: CGPoint(x: number(-100...500), y: number(-100...900)),
      size: CGSize(width: number(1...500), height: number(1...900)),
      rotation: chance(0.3) ? number(-7...7) : 0)
    place.opacity = chance(0.3) ? number(0.1...1) : 1
    place.cornerRadius = chance(0.6) ? number(0...300) : 0
    place.corners = ElementCorners(
      mask: chance(0.7) ? .everyCorner : CACornerMask(rawValue: 1 + next() % 15),
      curve: chance(0.7) ? .circular : .continuous)
    place.shadow = ElementShadow(
      opacity: number(0...1), radius: number(0...20), offset: CGSize(width: 1, height: 2))
    return place
  }
}
