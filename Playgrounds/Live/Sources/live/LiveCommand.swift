import ArgumentParser
import LiveDevice
import Scenes

@main struct LiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Shows the scenes on a device in a browser, where you touch them.",
    discussion: """
      The command prints an address to open in a browser, and stays until Ctrl-C. Several pages show \
      the same device.
      """)

  @Argument(help: "The name of the scene to launch first. --list prints the names.")
  var scene: String?

  @Option(help: "The port to listen on; 0 for any free port.")
  var port = LiveServer.defaultPort

  @Option(
    help: """
      A numeric address of this machine, such as 192.168.1.20, so that a phone in the same network \
      can connect. The printed address then has a token.
      """)
  var host = "127.0.0.1"

  @Flag(help: "Print the names of the scenes.")
  var list = false

  @Option(help: "Show so many moving layers, from 1 to 10000, instead of the scenes.")
  var layers: Int?

  func validate() throws {
    if let layers, !(1...10_000).contains(layers) {
      throw ValidationError("--layers needs a number from 1 to 10000.")
    }
  }

  @MainActor func run() async throws {
    let scenes = layers.map { [Self.movingLayers($0)] } ?? SceneEntry.all.map(LiveScene.init)
    if list {
      for scene in scenes { print(scene.id) }
      return
    }
    if let scene, !scenes.contains(where: { $0.id == scene }) {
      let names = scenes.map(\.id).joined(separator: ", ")
      throw ValidationError("There is no scene \"\(scene)\". There are \(names).")
    }
    let server = try LiveServer(
      scenes: scenes, first: scene, title: "InterruptibleTransitions", port: port, host: host)
    try await server.run()
  }

  @MainActor private static func movingLayers(_ count: Int) -> LiveScene {
    LiveScene(id: "layers", title: "Moving layers", hint: "\(count) layers move.") { _ in
      MovingLayersViewController(count: count)
    }
  }
}

extension LiveScene {
  init(_ entry: SceneEntry) {
    self.init(
      id: entry.id, title: entry.title, group: entry.group.rawValue, hint: entry.hint,
      make: entry.make)
  }
}
