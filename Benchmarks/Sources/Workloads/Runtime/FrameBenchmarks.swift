import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// How fast the headless runtime makes frames.
enum FrameBenchmarks {
  static var all: [any Benchmark] {
    [100, 1_000, 10_000].flatMap { layers in
      [false, true].map { isMoving in
        let name = "runtime/\(isMoving ? "moving" : "still")/\(layers)"
        // A recording of many layers that move is large. Where nothing moves each frame is that
        // before, and only a long recording shows what one takes: the first is of all layers.
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
          // Where nothing moves a frame is next to nothing.
          dearestRecording: isMoving ? 2 : nil, isForShortMeasurement: layers <= 1_000)
      }
    }
  }

  /// A screen with a number of layers, all of which move for a very long time, or none.
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
