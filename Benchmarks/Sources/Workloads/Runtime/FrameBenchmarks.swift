import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of the speed of frames in the headless runtime.
enum FrameBenchmarks {
  static var all: [any Benchmark] {
    [100, 1_000, 10_000].flatMap { layers in
      [false, true].map { isMoving in
        let name = "runtime/\(isMoving ? "moving" : "still")/\(layers)"
        // A recording of many moving layers is large. Without motion each frame repeats the one
        // before, and only a long recording shows the cost of a frame, because the first frame has
        // all layers.
        let frames = isMoving ? (layers > 1_000 ? 12 : 60) : 6_000
        return FrameRate(
          name, framesPerOperation: frames,
          Workload(name) {
            let device = screen(layers, isMoving: isMoving)
            return { count in
              for _ in 0..<count * frames { device.advance(by: frame) }
            }
          },
          recorded: Workload(name + "/recorded") {
            let device = screen(layers, isMoving: isMoving)
            return { count in
              for _ in 0..<count {
                _ = device.record {
                  for _ in 0..<frames { device.advance(by: frame) }
                }
              }
            }
          },
          opened: Workload(name + "/opened") {
            let device = screen(layers, isMoving: isMoving)
            return { count in
              for _ in 0..<count { _ = device.record {} }
            }
          }, longestFrame: isMoving && layers == 1_000 ? 0.5 : nil,
          // Without motion the cost of a frame is close to zero.
          dearestRecording: isMoving ? 2 : nil, isForShortMeasurement: layers <= 1_000)
      }
    }
  }

  /// Returns a screen with a number of layers, which all move for a very long time, or not at all.
  private static func screen(_ layers: Int, isMoving: Bool) -> Device {
    let device = Device()
    let page = Page(layers)
    device.launch(page)
    if isMoving {
      UIViewPropertyAnimator(duration: 1e6, curve: .linear) { page.change() }.startAnimation()
    }
    device.advance(by: 2 * frame)
    return device
  }
}
