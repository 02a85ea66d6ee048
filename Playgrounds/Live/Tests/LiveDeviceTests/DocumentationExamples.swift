import HeadlessDevice
import InterruptibleTransitions
import LiveDevice
import Testing

// The samples of LiveDevice's comments and of the article "Rehearsing", word for word.

private final class MenuViewController: UIViewController {
  let slide = InterruptibleTransition(.fade)
}

private final class LockScreenViewController: UIViewController {
  let reveal = InterruptibleTransition(.fade)
}

private func article() async throws {
  let screen = LockScreenViewController()
  let device = Device()
  device.launch(screen)
  let server = LiveServer(device, title: "Lock screen", port: 8089)
  server.observe(screen.reveal)
  try await server.run()
}

private func serverSample() async throws {
  let device = Device()
  device.launch(LockScreenViewController())
  try await LiveServer(device, port: 8089).run()
}

private func sceneSample() async throws {
  let menu = LiveScene(id: "menu", title: "Menu", hint: "Pull the menu down.") { observe in
    let menu = MenuViewController()
    observe(menu.slide)
    return menu
  }
  try await LiveServer(scenes: [menu]).run()
}

private func errorSample(_ device: Device) async throws {
  do {
    try await LiveServer(device, port: 8089).run()
  } catch .portInUse(let port) {
    print("Another program uses port \(port).")
  }
}

@Suite struct DocumentationExampleTests {
  @Test("The article's device and server can be made")
  func ownScreen() {
    let screen = LockScreenViewController()
    let device = Device()
    device.launch(screen)
    let server = LiveServer(device, title: "Lock screen", port: 8089)
    server.observe(screen.reveal)
    #expect(screen.reveal.phase == .idle)
  }
}
