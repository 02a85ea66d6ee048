import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of the growth of the search for elements with the number of views, a tenth of which
/// are elements.
enum ElementGrowth {
  static var all: [any Benchmark] {
    [
      growth("dissolve", .dissolve) { _ in nil },
      growth("matching", .elements(passes: [takesAllOut])) { _ in 0 },
      // The baseline, which is quadratic.
      growth("straightforward", straightforward, exponent: 2, limit: nil) { _ in nil },
      growth("flight", .elements) { $0 },
      growth("zoom", zoom) { _ in 1 },
    ]
  }

  /// A zoom from an element that contains no others.
  static var zoom: TransitionAnimation {
    .zoom { context in
      (context.sourceViewController as? ElementScreen).map { ElementID($0.lastElement) }
    }
  }

  private static func growth(
    _ name: String, _ animation: TransitionAnimation,
    exponent: Double = 1.2, limit: Double? = 1.2, matched: @escaping (_ elements: Int) -> Int?
  ) -> Growth {
    Growth(
      "growth/elements/\(name)", sizes: [100, 300, 1_000, 3_000, 10_000, 50_000],
      timedSizes: [1_000, 10_000, 50_000], largestCounted: 1_000, foreseenExponent: exponent,
      limit: limit
    ) { size in
      turns(by: animation, views: size, matched: matched)
    }
  }

  /// Returns an operation that presents and dismisses in turn, between two screens with a number of
  /// views each.
  static func turns(
    by animation: TransitionAnimation, views: Int, matched: (_ elements: Int) -> Int?
  ) -> Workload.Operation {
    let device = Device()
    let first = ElementScreen(views)
    let second = ElementScreen(views, shift: 12)
    device.launch(first)
    second.loadViewIfNeeded()
    let transition = InterruptibleTransition(animation, timing: .easeOut(2 * frame))
    let matched = matched(first.elementCount)
    var isShown = false
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        if isShown {
          second.dismiss(with: transition)
        } else {
          first.present(second, with: transition)
        }
        isShown.toggle()
        device.advance(by: 2 * frame)
        precondition(
          transition.flight?.elementReport?.matched.count == matched, "All elements must match")
        device.advance(by: 3 * frame)
        precondition(
          transition.isAtRest && (first.presentedViewController === second) == isShown,
          "The transition must have ended")
      }
    }
  }

  /// An animation that finds all elements in the straightforward way, and changes nothing.
  private static let straightforward = TransitionAnimation(timing: .easeInOut(0.4)) { flight, _ in
    flight.installViews()
    guard let from = flight.fromViewController?.viewIfLoaded,
      let to = flight.toViewController?.viewIfLoaded
    else { return }
    to.layoutIfNeeded()
    let matches = StraightforwardMatcher.matches(from: from, to: to, in: flight.containerView)
    precondition(!matches.isEmpty, "All elements must match")
  }
}

/// A pass that leaves the elements of both screens in place, so that there are no stand-ins. The
/// remaining work is reading both screens and finding the matches.
private let takesAllOut = ElementPass { $0.keepShared { _ in false } }
