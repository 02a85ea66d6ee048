import Exploration
import Foundation

/// Tests the toolkit under every reading of UIKit.
enum Readings {
  /// Performs what the command line asks for.
  ///
  /// - Parameter arguments: The command line without the command.
  /// - Returns: The exit code: 0 if there is no failure, 1 if there is one, 2 if the command line
  ///   is wrong.
  static func run(arguments: [String]) -> Int32 {
    do {
      switch try ReadingsOptions(arguments: arguments).command {
      case .help:
        print(ReadingsOptions.usage)
        return 0
      case .all(let processes):
        return try SuiteCommand(readings: .all, processes: processes).run()
      case .under(let names):
        return try SuiteCommand(readings: .some([names]), processes: 1).run()
      case .replay(let code):
        let answers = PhoneAnswers(code: code)
        print(answers.text)
        return try SuiteCommand(readings: .some(answers.readings), processes: 1).run()
      case .explore(let isExhaustive):
        return try ExploreCommand(isExhaustive: isExhaustive).run()
      case .continuity:
        return ContinuityCommand().run()
      case .diagram(let checks):
        return try DiagramCommand(checks: checks).run()
      }
    } catch let mistake as ReadingsOptions.Mistake {
      complain("\(mistake)")
      return 2
    } catch {
      complain("\(error)")
      return 1
    }
  }

  static func complain(_ line: String) {
    FileHandle.standardError.write(Data("readings: \(line)\n".utf8))
  }
}
