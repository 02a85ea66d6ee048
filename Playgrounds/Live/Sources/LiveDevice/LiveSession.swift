import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// The device that all pages show, its clock, and the pages.
final class LiveSession {
  /// The most pages at the same time.
  nonisolated static let mostPages = 16

  /// The screens that the session can launch.
  enum Content {
    /// A device on which the app has launched its screens.
    case device(Device)
    case scenes([LiveScene])
  }

  private let scenes: [LiveScene]
  private let title: String
  private(set) var scene: LiveScene?
  /// The device; nil only while it is replaced.
  private(set) var device: Device?
  private(set) var panel = PanelState()
  private(set) var readings = FlightReadings(time: { 0 })
  /// The newest frame, for pages.
  private(set) var frame: Recording.Frame?
  /// The number of frames that pages could show.
  private(set) var frameCount = 0
  private var pages: [LivePage] = []
  private var pageCount = 0
  private var input = LiveInput()
  private var recent = RecentFrames()
  private var pace = FramePace()
  private var reader: Task<Void, Never>?

  /// - Parameters:
  ///   - content: The device, or the scenes of the devices that the session creates.
  ///   - first: The scene to launch first. Without a scene, a device is blank.
  ///   - title: The title of the page.
  init(_ content: Content, first: LiveScene?, title: String) {
    self.title = title
    switch content {
    case .device(let device):
      scenes = []
      panel.framesPerSecond = device.framesPerSecond
      adopt(device)
    case .scenes(let scenes):
      self.scenes = scenes
      launch(first ?? scenes.first, on: makeDevice())
    }
  }

  /// The interval between two looks at the clock, in seconds.
  var interval: Double { 1 / Double(device?.framesPerSecond ?? 60) }

  /// The list of scenes, and what else never changes.
  var catalog: PanelCatalog {
    PanelCatalog(
      title: title,
      scenes: scenes.map { PanelCatalog.Scene(id: $0.id, title: $0.title, group: $0.group) },
      variants: scenes.isEmpty ? [] : Device.variants)
  }

  /// Shows the phases and events of a transition from now on.
  func observe(_ transition: InterruptibleTransition) {
    readings.observe(transition)
  }

  // MARK: Time

  /// Makes the frames that are due.
  ///
  /// - Parameter seconds: The time that has passed, in seconds.
  func tick(_ seconds: Double) async {
    for page in pages { page.tick(seconds) }
    guard let device, !panel.isFrozen else { return }
    let count = pace.frames(
      after: seconds, at: device.framesPerSecond, slowMotion: panel.slowMotion)
    for _ in 0..<count {
      makeFrame(on: device)
      // The reader of the frames and the tasks of the app run between two frames.
      await Task.yield()
    }
  }

  /// Makes one frame, with the next action of a finger if there is one.
  func makeFrame(on device: Device) {
    input.makeFrame(on: device)
  }

  // MARK: Pages

  var isFull: Bool { pages.count >= Self.mostPages }

  /// Adds a page; nil if there are too many.
  func open() -> LivePage? {
    guard !isFull else { return nil }
    pageCount += 1
    let page = LivePage(number: pageCount, session: self)
    pages.append(page)
    panel.pageCount = pages.count
    notifyPages()
    return page
  }

  /// Removes a page, and cancels its touches.
  func remove(_ page: LivePage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    pages.remove(at: index)
    input.cancelAll(of: page.number)
    panel.pageCount = pages.count
    notifyPages()
  }

  /// Performs the message of a page.
  func handle(_ message: PageMessage, of page: LivePage) {
    switch message {
    case .press, .move, .lift, .cancel, .scroll, .pinch:
      input.add(message, of: page.number)
      return
    case .escape:
      if device?.settings.runsVoiceOver == true {
        device?.performEscape()
      } else {
        input.cancelAll(of: page.number)
      }
    case .launch(let id):
      guard !scenes.isEmpty, let scene = scene(id) else { return }
      restart(scene)
    case .rotate(let isLandscape):
      device?.rotate(to: isLandscape ? .landscape : .portrait)
    case .set(let option, let isOn):
      panel.set(option, isOn)
      if let device { panel.apply(to: device) }
    case .rate(let framesPerSecond):
      guard !scenes.isEmpty, framesPerSecond != panel.framesPerSecond else { return }
      panel.framesPerSecond = framesPerSecond
      restart(scene)
    case .variants(let names):
      let names = Device.variants.filter(names.contains)
      guard !scenes.isEmpty, names != panel.variants else { return }
      panel.variants = names
      restart(scene)
    case .slow(let factor):
      panel.slowMotion = factor
    case .freeze(let isOn):
      panel.isFrozen = isOn
      pace = FramePace()
    case .step:
      if panel.isFrozen, let device { makeFrame(on: device) }
    }
    if let device { panel.read(device) }
    notifyPages()
  }

  /// Returns the last ten seconds as a page of the gallery.
  func recording() -> String {
    guard let device else { return "" }
    return recent.report(
      title: title, scene: scene, device: device, entries: readings.entries
    ).html()
  }

  // MARK: Launching

  private func scene(_ id: String?) -> LiveScene? {
    guard let id else { return scene }
    return scenes.first { $0.id == id }
  }

  private func restart(_ scene: LiveScene?) {
    endApp()
    launch(scene, on: makeDevice())
  }

  /// Ends the app of the device, and releases the device.
  private func endApp() {
    reader?.cancel()
    readings.finishFlights()
    for page in pages { input.cancelAll(of: page.number) }
    if let device {
      for _ in 0..<Self.mostPages * 10 where !input.isEmpty { makeFrame(on: device) }
      device.advanceUntilIdle(limit: 2)
    }
    readings.stop()
    input = LiveInput()
    device = nil
  }

  private func makeDevice() -> Device {
    let device = Device(framesPerSecond: panel.framesPerSecond, variants: panel.variants)
    panel.apply(to: device)
    if panel.isLandscape { device.rotate(to: .landscape) }
    return device
  }

  private func launch(_ scene: LiveScene?, on device: Device) {
    adopt(device)
    self.scene = scene
    panel.scene = scene?.id
    panel.hint = scene?.hint ?? ""
    panel.launchCount += 1
    if let scene { device.launch(scene.make { [weak self] in self?.readings.observe($0) }) }
  }

  /// Reads the frames, the messages and the settings of a device from now on.
  private func adopt(_ device: Device) {
    self.device = device
    recent = RecentFrames()
    pace = FramePace()
    readings = FlightReadings { [weak device] in device?.time ?? 0 }
    panel.read(device)
    device.onTransitionMessage { [weak self] in self?.readings.record(message: $0) }
    let frames = device.frames
    reader = Task { [weak self] in
      for await frame in frames { self?.show(frame) }
    }
  }

  private func show(_ frame: Recording.Frame) {
    guard let device, !Task.isCancelled else { return }
    self.frame = frame
    frameCount += 1
    readings.update(framesPerSecond: device.framesPerSecond)
    recent.append(frame, readings.state)
    panel.read(device)
    notifyPages()
  }

  private func notifyPages() {
    for page in pages { page.notify() }
  }
}
