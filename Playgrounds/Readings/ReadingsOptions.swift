/// What the command line asks for.
nonisolated struct ReadingsOptions {
  enum Command {
    case help
    case explore(isExhaustive: Bool)
    case diagram(checks: Bool)
  }

  /// What is wrong with a command line.
  enum Mistake: Error, CustomStringConvertible {
    case missingCommand
    case unknownCommand(String)
    case unknownOption(String, command: String)

    var description: String {
      switch self {
      case .missingCommand:
        "say what to do: explore or diagram; try --help"
      case .unknownCommand(let name):
        "there is no command \"\(name)\"; there are explore, diagram"
      case .unknownOption(let option, let command):
        "\(command) has no option \(option); try --help"
      }
    }
  }

  static let usage = """
    usage: readings explore [--all]
           readings diagram [--check]

    explore   goes through every sequence of events under a model of UIKit, checks what must hold in
              each state, and shows that mistakes put in on purpose are found
      --all   also two runs at a time, and an app that reacts within calls, under every combination
              of readings, not only under each reading alone, none and all; takes long
    diagram   writes Documentation/StateMachine.md
      --check only says whether the page is up to date
    """

  let command: Command

  init(arguments: [String]) throws(Mistake) {
    guard let name = arguments.first else { throw .missingCommand }
    let options = arguments.dropFirst()
    if name == "--help" || name == "-h" || options.contains("--help") {
      command = .help
      return
    }
    let known: String
    switch name {
    case "explore":
      known = "--all"
      command = .explore(isExhaustive: options.contains(known))
    case "diagram":
      known = "--check"
      command = .diagram(checks: options.contains(known))
    default:
      throw .unknownCommand(name)
    }
    if let other = options.first(where: { $0 != known }) {
      throw .unknownOption(other, command: name)
    }
  }
}
