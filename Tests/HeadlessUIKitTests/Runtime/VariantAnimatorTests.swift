import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of property animators and of a scroll view's pan, and the sets of variants.
@MainActor @Suite struct VariantAnimatorTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  /// Returns an ease-in animator of one second that doesn't scrub linearly and has run for some
  /// time.
  private func running(_ fixture: Fixture, seconds: TimeInterval) -> UIViewPropertyAnimator {
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
    animator.scrubsLinearly = false
    animator.startAnimation()
    fixture.advance(by: seconds)
    return animator
  }

  private func end(_ animator: UIViewPropertyAnimator) {
    if animator.state == .active { animator.stopAnimation(true) }
  }

  @Test("7.9 A paused animator's fraction may reverse only when the animator continues")
  func turnsFractionLate() {
    let (byDefault, varied) = compare(.turnsFractionLate) {
      let animator = running(Fixture(), seconds: 0.25)
      defer { end(animator) }
      animator.pauseAnimation()
      animator.isReversed = true
      let paused = Double(animator.fractionComplete)
      animator.startAnimation()
      return [paused, Double(animator.fractionComplete)]
    }
    #expect(near(byDefault[0], 0.75) && near(byDefault[1], 0.75))
    #expect(near(varied[0], 0.25) && near(varied[1], 0.75))
  }

  @Test("7.11 A paused animator without linear scrubbing may report progress")
  func fractionIsProgress() {
    let (byDefault, varied) = compare(.fractionIsProgress) {
      let animator = running(Fixture(), seconds: 0.5)
      defer { end(animator) }
      animator.pauseAnimation()
      return Double(animator.fractionComplete)
    }
    #expect(near(byDefault, 0.5))
    #expect(near(varied, 0.315357, within: 1e-5))
  }

  @Test("7.12 A duration factor may play the whole curve over the remaining distance")
  func factorRestartsCurve() {
    let (byDefault, varied) = compare(.factorRestartsCurve) {
      let fixture = Fixture()
      let view = fixture.square()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      let start = view.shownX
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      fixture.advance(by: 0.5)
      defer { end(animator) }
      return (view.shownX - start) / (100 - start)
    }
    // The second half of ease-in is fast; a restarted ease-in begins slowly.
    #expect(byDefault > 0.4)
    #expect(near(varied, 0.315357, within: 1e-3))
  }

  @Test("7.15 A scroll view's pan may call an app's targets before the content moves")
  func tellsPanTargetsFirst() {
    let (byDefault, varied) = compare(.tellsPanTargetsFirst) {
      let device = Device()
      let controller = UIViewController()
      device.launch(controller)
      let scrollView = UIScrollView(frame: device.window.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      scrollView.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(scrollView)
      var seen: [CGFloat] = []
      scrollView.panGestureRecognizer.addHandler(device) { _ in
        seen.append(scrollView.contentOffset.y)
      }
      let finger = device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
      defer { finger.lift() }
      return seen.last == scrollView.contentOffset.y
    }
    #expect(byDefault)
    #expect(!varied)
  }

  @Test("Each pair of variants occurs together, separately and not at all in the combinations")
  func pairwise() {
    let rows = RuntimeVariants.pairwise
    for first in RuntimeVariants.each {
      for second in RuntimeVariants.each where first != second {
        let found = Set(rows.map { [$0.contains(first), $0.contains(second)] })
        #expect(found.count == 4)
        let pair = first.union(second)
        #expect(
          rows.contains { row in
            row.isSuperset(of: pair)
              && [first, second].allSatisfy { !row.masks($0) || pair.masks($0) }
          }, "\(pair)")
      }
    }
    #expect(rows.count < 30)
    #expect(RuntimeVariants(named: "deafSuperclass+startsAtOnce").description.contains("+"))
  }

  @Test("The four sets contain each variant once, and no variant with one that masks it")
  func sets() {
    let sets = RuntimeVariants.sets
    #expect(sets.map(\.rawValue.nonzeroBitCount).reduce(0, +) == RuntimeVariants.each.count)
    #expect(sets.reduce(into: []) { $0.formUnion($1) } == RuntimeVariants(RuntimeVariants.each))
    for variant in RuntimeVariants.each {
      #expect(sets.allSatisfy { !$0.contains(variant) || !$0.masks(variant) }, "\(variant)")
    }
  }

  @Test("The lists contain each variant once, with a unique name")
  func listings() {
    #expect(Set(RuntimeVariants.each).count == RuntimeVariants.each.count)
    #expect(Set(RuntimeVariants.names).count == RuntimeVariants.names.count)
    for variant in RuntimeVariants.each { #expect(variant.rawValue.nonzeroBitCount == 1) }
  }
}
