import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Path of a flip")
struct FlipPathTests {
  private let steps = (0...300).map { Double($0) / 300 }

  @Test("The page turns away, then turns in and grows, in a third of the progress each")
  func thirds() {
    let quarter = Double.pi / 2
    let expected: [(Double, Double, Double, Double)] = [
      (0, 0, quarter, 0), (1.0 / 6, -quarter / 4, quarter, 0), (1.0 / 3, -quarter, quarter, 0),
      (0.5, -quarter, quarter / 4, 0), (2.0 / 3, -quarter, 0, 0), (5.0 / 6, -quarter, 0, 0.5),
      (1, -quarter, 0, 1),
    ]
    for (progress, away, card, growth) in expected {
      let path = FlipPath(at: progress)
      #expect(abs(path.awayAngle - away) < 1e-9 && abs(path.cardAngle - card) < 1e-9)
      #expect(abs(path.growth - growth) < 1e-9)
    }
    #expect(FlipPath(at: -1) == FlipPath(at: 0) && FlipPath(at: 2) == FlipPath(at: 1))
    #expect(FlipPath(at: .nan) == FlipPath(at: 0))
  }

  @Test("Angles and growth never go back or jump, and the turns out and in have one speed")
  func smooth() {
    for (before, after) in zip(steps, steps.dropFirst()) {
      let first = FlipPath(at: before)
      let second = FlipPath(at: after)
      let changes = [
        first.awayAngle - second.awayAngle, first.cardAngle - second.cardAngle,
        second.growth - first.growth,
      ]
      #expect(changes.allSatisfy { (0...0.04).contains($0) })
    }
    let out = FlipPath(at: 1.0 / 3 - 1e-4)
    let into = FlipPath(at: 1.0 / 3 + 1e-4)
    let quarter = Double.pi / 2
    #expect(abs((quarter + out.awayAngle) - (quarter - into.cardAngle)) < 1e-6)
  }

  @Test("The page covers the card at the start, stays in its frame, and fills it at the end")
  func covers() {
    let page = CGRect(x: 10, y: 20, width: 393, height: 852)
    for card in [
      CGRect(x: 30, y: 300, width: 150, height: 90), CGRect(x: 200, y: 40, width: 60, height: 300),
      CGRect(x: 10, y: 500, width: 393, height: 60), page,
    ] {
      for growth in steps {
        let shown = FlipCard(card, cornerRadius: 12, page: page, pageRadius: 0, growth: growth)
        #expect(page.insetBy(dx: -1e-6, dy: -1e-6).contains(shown.frame))
        #expect(abs(page.width * shown.scale - shown.frame.width) < 1e-6)
        #expect(abs(page.height * shown.scale - shown.frame.height) < 1e-6)
      }
      let ends = [0, 1].map {
        FlipCard(card, cornerRadius: 12, page: page, pageRadius: 4, growth: $0)
      }
      let start = ends[0].frame.insetBy(dx: -1e-6, dy: -1e-6)
      #expect(start.minX <= card.minX && start.maxX >= card.maxX)
      #expect(start.minY <= card.minY && start.maxY >= card.maxY)
      #expect(ends[1].frame == page && ends[1].scale == 1)
      #expect(ends.map(\.cornerRadius) == [12, 4])
    }
    let outside = CGRect(x: -500, y: 2000, width: 900, height: 40)
    let shown = FlipCard(outside, cornerRadius: 0, page: page, pageRadius: 0, growth: 0)
    #expect(shown.frame == page && shown.scale == 1)
  }
}
