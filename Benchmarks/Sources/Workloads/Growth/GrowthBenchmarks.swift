import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of how the toolkit's cost grows with various sizes.
enum GrowthBenchmarks {
  static var all: [any Benchmark] {
    let sizes = [10, 30, 100, 300, 1_000, 3_000, 10_000]
    return [
      Growth("growth/auxiliaryBlocks", sizes: sizes) { size in
        WholeTransitions.turns(by: Toolkit(), views: 1, others: size) { transition, page in
          for index in 0..<size {
            transition.addAuxiliaryAnimations(delayFactor: 0.1) { flight in
              page.others[index].center.x += flight.isPresenting ? 1 : -1
            }
          }
        }
      },
      Growth("growth/addedBlocks", sizes: sizes) { size in
        WholeTransitions.turns(by: Toolkit(), views: 1, others: size) { transition, page in
          transition.observe { [unowned transition] event in
            guard case .phaseChanged(.running) = event, let flight = transition.flight else {
              return
            }
            for view in page.others {
              flight.addAnimations(delayFactor: 0.5) {
                view.center.x += flight.isPresenting ? 1 : -1
              }
            }
          }
        }
      },
      Growth("growth/interactions", sizes: sizes) { size in
        WholeTransitions.turns(by: Toolkit(), views: 1) { transition, _ in
          transition.interactions = (0..<size).map { _ in .pan(.down, over: .points(200)) }
        }
      },
      Growth("growth/recognizers", sizes: sizes) { GestureWorkloads.pull($0) },
      Growth("growth/layers", sizes: sizes) { size in
        let flight = HeldFlight(.linear, views: size)
        var sweep = Sweep()
        return { count in
          for _ in 0..<count {
            flight.transition.update(Sweep.places[sweep.next()])
            flight.device.advance(by: frame)
          }
        }
      },
      Growth("growth/containers", sizes: [10, 30, 100, 300]) {
        ContainerWorkloads.nested($0) { UIViewController() }
      },
      Growth("growth/participants", sizes: [10, 30, 100, 300]) {
        ContainerWorkloads.nested($0) { ParticipatingContainer() }
      },
    ]
  }
}
