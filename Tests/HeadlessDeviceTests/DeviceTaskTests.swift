import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor @Suite("Tasks between frames")
struct DeviceTaskTests {
  /// A gate at which tasks wait for a frame.
  @MainActor private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test("A task resumes after the frame that it waits for, and can wait again")
  func turns() async {
    let device = Device(framesPerSecond: 10)
    let gate = Gate()
    var times: [Double] = []
    device.onFrame { time in if time > 0.25 { gate.open() } }
    let inner = Task { await gate.wait() }
    let outer = Task {
      await inner.value
      times.append(device.time)
      await Task { await Task { times.append(device.time) }.value }.value
      times.append(device.time)
      await gate.wait()
      times.append(device.time)
    }
    await device.advanceWithTasks(by: 0.2)
    #expect(times.isEmpty && device.time == 0.2)
    await device.advanceWithTasks(by: 0.2)
    #expect(times == [0.3, 0.3, 0.3, 0.4] && device.time == 0.4)
    await outer.value
  }

  @Test("`advance(by:)` and `advanceUntilIdle()` run no tasks")
  func sync() async {
    let device = Device()
    var hasRun = false
    let task = Task { hasRun = true }
    device.advance(by: 0.2)
    device.advanceUntilIdle()
    #expect(!hasRun)
    await task.value
  }

  @Test("`advanceWithTasksUntilIdle()` waits for a task that resumes after an animation")
  func untilIdle() async {
    let device = Device(framesPerSecond: 10)
    let gate = Gate()
    device.launch(UIViewController())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(box)
    var hasEnded = false
    let begin = device.time
    let task = Task { [weak box] in
      await gate.wait()
      hasEnded = true
      box?.alpha = 0.5
    }
    UIView.animate(withDuration: 0.3) {
      box.center.x = 100
    } completion: { _ in
      gate.open()
    }
    let isIdle = await device.advanceWithTasksUntilIdle()
    #expect(isIdle)
    #expect(hasEnded && box.alpha == 0.5)
    #expect(device.time >= begin + 0.3 && device.time < begin + 0.6)
    await task.value
    #expect(await device.advanceWithTasksUntilIdle(limit: 0.1))
  }
}
