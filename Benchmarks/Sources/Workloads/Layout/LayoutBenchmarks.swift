import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of screens that are laid out by constraints.
enum LayoutBenchmarks {
  /// The longest time of the launch of a screen with 500 views, in milliseconds.
  private static let longestLaunch = 20.0

  static var all: [any Benchmark] {
    [
      Comparison(
        "layout/launch/500",
        Workload("constraints/launch/500") { launches { ConstraintScreen(500) } },
        against: Workload("frames/launch/500") { launches { Page(500) } }),
      Comparison(
        "layout/still/500",
        Workload("constraints/still/500") { stillFrames(of: ConstraintScreen(500)) },
        against: Workload("frames/still/500") { stillFrames(of: Page(500)) },
        limits: .init(ownInstructions: 0, ownAllocations: 0)),
      growth("launch", longestTime: longestLaunch) { size in launches { ConstraintScreen(size) } },
      growth("edit") { edits($0) },
    ]
  }

  private static func growth(
    _ name: String, longestTime: Double? = nil, prepare: @escaping (Int) -> Workload.Operation
  ) -> Growth {
    Growth(
      "growth/layout/\(name)", sizes: [50, 100, 200, 500, 1_000, 2_000], timedSizes: [500],
      largestCounted: 200, longestTime: longestTime, prepare: prepare)
  }

  /// Returns an operation that launches a screen on a device.
  private static func launches(_ screen: @escaping () -> UIViewController) -> Workload.Operation {
    { count in
      for _ in 0..<count {
        let device = Device()
        device.launch(screen())
        device.advance(by: frame)
      }
    }
  }

  /// Returns an operation that is a frame in which nothing changes.
  private static func stillFrames(of screen: UIViewController) -> Workload.Operation {
    let device = Device()
    device.launch(screen)
    device.advance(by: 2 * frame)
    return { count in
      for _ in 0..<count { device.advance(by: frame) }
    }
  }

  /// Returns an operation that changes the width of all views by one constant, and draws a frame.
  private static func edits(_ size: Int) -> Workload.Operation {
    let device = Device()
    let screen = ConstraintScreen(size)
    device.launch(screen)
    device.advance(by: 2 * frame)
    return { count in
      for _ in 0..<count {
        screen.width?.constant = screen.width?.constant == 28 ? 20 : 28
        device.advance(by: frame)
      }
    }
  }
}
