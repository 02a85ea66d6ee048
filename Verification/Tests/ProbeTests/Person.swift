import HeadlessDevice

@testable import HeadlessUIKit
@testable import Probe

/// A simulated person who follows the requests of the probe.
@MainActor final class Person {
  let screen = UIKitProbeViewController()
  /// Whether the person touches the screen.
  var isThere = true
  /// Whether the probe's screen is a child of another view controller.
  var isInContainer = false
  /// The frame rate of the device, in frames per second.
  var framesPerSecond = 60
  /// The time at which the person leaves the app without a request, in seconds.
  var leavesAt: Double?
  /// The requests of the probe so far.
  private(set) var requests: [ProbeRequest] = []
  /// The duration of the probe, in seconds.
  private(set) var seconds = 0.0

  /// Runs the probe to its end on a new device, and returns its code.
  func probe() -> ProbeCode? {
    let device = Device(framesPerSecond: framesPerSecond)
    device.launch(root())
    while screen.code == nil, device.time < 240 {
      device.advance(by: 0.05)
      if let leavesAt, device.time > leavesAt {
        self.leavesAt = nil
        leave(device)
      }
      guard let request = screen.request, request != requests.last else { continue }
      requests.append(request)
      if isThere { obey(request, device) }
    }
    seconds = device.time
    device.advance(by: 1)
    return screen.code
  }

  private func root() -> UIViewController {
    guard isInContainer else { return screen }
    let container = UIViewController()
    container.addChild(screen)
    screen.view.frame = container.view.bounds
    container.view.addSubview(screen.view)
    screen.didMove(toParent: container)
    return container
  }

  private func obey(_ request: ProbeRequest, _ device: Device) {
    switch request {
    case .touchPage:
      device.tap(at: CGPoint(x: 200, y: 700))
    case .drag:
      let finger = device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.4)
      finger.lift()
    case .swipe:
      let finger = device.press(at: CGPoint(x: 4, y: 700))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      finger.lift()
    case .leave:
      leave(device)
    case .tapTab:
      device.tap(at: CGPoint(x: 300, y: 795))
    case .spread:
      let fingers = [160, 240].map { device.press(at: CGPoint(x: $0, y: 700)) }
      fingers[1].move(by: CGVector(dx: 40, dy: 0), over: 0.1)
      fingers[0].lift()
      let third = device.press(at: CGPoint(x: 40, y: 700))
      third.move(by: CGVector(dx: -1, dy: 0))
      third.lift()
      fingers[1].lift()
    }
  }

  private func leave(_ device: Device) {
    device.enterBackground()
    device.advance(by: 40)
    device.enterForeground()
  }
}
