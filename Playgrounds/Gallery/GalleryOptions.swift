import Foundation

/// The options of the command line.
struct GalleryOptions {
  enum Command {
    case help
    case list
    case play([String])
    case layers(Int)
  }

  /// An error in a command line.
  enum Mistake: Error, CustomStringConvertible {
    case unknownScene(String, known: [String])
    case unknownOption(String)
    case missingDirectory
    case missingCount

    var description: String {
      switch self {
      case .unknownScene(let name, let known):
        "there is no scene \"\(name)\"; there are \(known.joined(separator: ", "))"
      case .unknownOption(let option):
        "unknown option \(option); try --help"
      case .missingDirectory:
        "--output needs a directory"
      case .missingCount:
        "--layers needs a number from 1 to 100000"
      }
    }
  }

  static let usage = """
    usage: gallery [--list] [--output DIR] [--transcript] [--layers COUNT] [SCENE…]

    Plays scenes on a headless device, all of them by default, and writes DIR/index.html, a page
    that plays the recordings and steps through them. DIR is .build/gallery by default. Prints a line
    per scene, with the endings that were played, and a summary.

      --list          print the scenes' names
      --output DIR    write the page into this directory
      --transcript    also print the events of each ending
      --layers COUNT  play no scene; write DIR/layers.html, a recording of COUNT moving layers
      --help          print this
    """

  private(set) var command: Command
  private(set) var printsTranscripts = false
  private(set) var output = URL(fileURLWithPath: ".build/gallery", isDirectory: true)

  init(arguments: [String], scenes: [String]) throws(Mistake) {
    var chosen: [String] = []
    command = .play(scenes)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        command = .help
        return
      case "--list":
        command = .list
        return
      case "--output":
        guard let directory = rest.popFirst(), !directory.isEmpty, !directory.hasPrefix("-")
        else {
          throw .missingDirectory
        }
        output = URL(fileURLWithPath: directory, isDirectory: true)
      case "--transcript":
        printsTranscripts = true
      case "--layers":
        guard let count = rest.popFirst().flatMap(Int.init), 1...100_000 ~= count else {
          throw .missingCount
        }
        command = .layers(count)
      case _ where argument.hasPrefix("-"):
        throw .unknownOption(argument)
      case _ where scenes.contains(argument):
        chosen.append(argument)
      default:
        throw .unknownScene(argument, known: scenes)
      }
    }
    if !chosen.isEmpty { command = .play(chosen) }
  }
}
