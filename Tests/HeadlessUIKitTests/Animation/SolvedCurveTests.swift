import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct SolvedCurveTests {
  /// Returns how many times curves are solved in each of several frames.
  private func solutions(_ fixture: Fixture, frames: Int = 5) -> [Int] {
    (0..<frames).map { _ in
      let before = SolvedCurve.solvingCount
      fixture.frames(1)
      return SolvedCurve.solvingCount - before
    }
  }

  private func views(in fixture: Fixture) -> [UIView] {
    (0..<50).map { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.window.addSubview(view)
      return view
    }
  }

  @Test("A frame solves the curve of an animator once for all of its blocks and layers")
  func animator() {
    let fixture = Fixture()
    let views = views(in: fixture)
    let animator = UIViewPropertyAnimator(
      duration: 0.7313, controlPoint1: CGPoint(x: 0.3, y: 0.1), controlPoint2: CGPoint(x: 0.6, y: 1)
    )
    for view in views {
      animator.addAnimations {
        view.center.x = 100
        view.alpha = 0
      }
    }
    animator.startAnimation()
    #expect(solutions(fixture).allSatisfy { $0 <= 1 })
    animator.stopAnimation(true)
  }

  @Test("A frame solves the curve of animation blocks that start together once")
  func blocks() {
    let fixture = Fixture()
    let views = views(in: fixture)
    for view in views {
      UIView.animate(
        withDuration: 0.7717, delay: 0, usingSpringWithDamping: 0.613, initialSpringVelocity: 1
      ) { view.center.x = 100 }
    }
    let counts = solutions(fixture)
    #expect(counts.allSatisfy { $0 <= 1 })
    #expect(counts.reduce(0, +) > 0)
  }

  @Test("A solved curve returns the same values as the curve itself")
  func values() {
    let curves: [TimingFunction] = [
      .cubic(.easeInOut), .linear,
      .spring(
        SpringCurve(dampingRatio: 0.5, velocity: CGVector(dx: 1, dy: 2), duration: 0.5)),
    ]
    for curve in curves {
      for _ in 0..<2 {
        for step in -5...1_005 {
          let fraction = Double(step) / 1_000
          #expect(SolvedCurve.of(curve).value(at: fraction) == curve.value(at: fraction))
        }
      }
    }
  }
}
