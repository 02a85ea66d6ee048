import Foundation
import HeadlessUIKit
import Probe

/// The options of the command line.
nonisolated struct ReadingsOptions {
  enum Command {
    case help
    case all(processes: Int)
    case under([String])
    case replay(ProbeCode)
    case explore(isExhaustive: Bool)
    case continuity
    case diagram(checks: Bool)
  }

  /// An error in a command line.
  enum Mistake: Error, CustomStringConvertible {
    case unknownCommand(String)
    case unknownOption(String, command: String)
    case missingValue(String)
    case badNumber(String)
    case unknownVariant(String)
    case badCode(ProbeCode.Mistake)

    var description: String {
      switch self {
      case .unknownCommand(let name):
        "there is no command \"\(name)\"; there are explore, continuity, diagram"
      case .unknownOption(let option, let command):
        "\(command) has no option \(option); try --help"
      case .missingValue(let option):
        "\(option) needs a value"
      case .badNumber(let text):
        "\"\(text)\" is not a number of processes, 1 or more"
      case .unknownVariant(let name):
        "there is no variant \"\(name)\"; there are \(RuntimeVariants.names.joined(separator: ", "))"
      case .badCode(let mistake):
        mistake.description
      }
    }
  }

  static let usage = """
    usage: readings [--processes N]
           readings --under NAME[+NAME…]
           readings --code CODE
           readings explore [--all]
           readings continuity
           readings diagram [--check]

    Where UIKit's behaviour is documented loosely, the headless runtime has variants. With no command,
    the toolkit's tests, all scenes among them, run under combinations of them: every one where a test asks
    about few, and else so many that any three variants meet.

      --processes N  how many share the work; one for each core by default
      --under        under these variants only; default is a name too
      --code CODE    under what a phone answered to Playgrounds/Probe/UIKitProbe

    explore   goes through every sequence of events under a model of UIKit, checks what must hold in
              each state, and shows that mistakes put in on purpose are found
      --all   under every combination of readings, not only of up to three, and two runs at a time and
              an app that reacts within calls not only under each alone, none and all; takes long
    continuity  measures what a person sees of flights that are grabbed at each moment, moved and let
              go, under every timing, and of a controller written by hand
    diagram   writes Documentation/StateMachine.md
      --check only says whether the page is up to date
    """

  let command: Command

  init(arguments: [String]) throws(Mistake) {
    if arguments.contains("--help") || arguments.contains("-h") {
      command = .help
      return
    }
    guard let name = arguments.first, !name.hasPrefix("-") else {
      command = try Self.suite(arguments)
      return
    }
    let options = arguments.dropFirst()
    let known: String?
    switch name {
    case "explore":
      known = "--all"
      command = .explore(isExhaustive: !options.isEmpty)
    case "continuity":
      known = nil
      command = .continuity
    case "diagram":
      known = "--check"
      command = .diagram(checks: !options.isEmpty)
    default:
      throw .unknownCommand(name)
    }
    if let other = options.first(where: { $0 != known }) {
      throw .unknownOption(other, command: name)
    }
  }

  /// Reads the variants under which the tests are to run.
  private static func suite(_ arguments: [String]) throws(Mistake) -> Command {
    guard let option = arguments.first else {
      return .all(processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    guard ["--processes", "--under", "--code"].contains(option) else {
      throw .unknownOption(option, command: "readings")
    }
    guard arguments.count > 1 else { throw .missingValue(option) }
    if arguments.count > 2 { throw .unknownOption(arguments[2], command: "readings") }
    switch option {
    case "--under": return .under(try variants(arguments[1]))
    case "--code": return .replay(try code(arguments[1]))
    default: return .all(processes: try processes(arguments[1]))
    }
  }

  private static func variants(_ text: String) throws(Mistake) -> [String] {
    let names = text.split(separator: "+").map(String.init).filter { $0 != "default" }
    for name in names where !RuntimeVariants.names.contains(name) { throw .unknownVariant(name) }
    return names
  }

  private static func code(_ text: String) throws(Mistake) -> ProbeCode {
    do {
      return try ProbeCode(text: text)
    } catch {
      throw .badCode(error)
    }
  }

  private static func processes(_ text: String) throws(Mistake) -> Int {
    guard let processes = Int(text), processes > 0 else { throw .badNumber(text) }
    return processes
  }
}
