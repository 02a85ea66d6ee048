import Foundation
import Torture

/// Tortures the toolkit.
enum TortureCommand {
  /// Performs what the command line asks for.
  ///
  /// - Parameter arguments: The command line without the command.
  /// - Returns: The exit code: 0 if there is no failure, 1 if there is one, 2 if the command line
  ///   is wrong.
  static func run(arguments: [String]) async -> Int32 {
    do {
      let options = try TortureOptions(arguments: arguments)
      switch options.command {
      case .help:
        print(TortureOptions.usage)
        return 0
      case .run: return try RunCommand(options).run()
      case .replay(let seed): return try ReplayCommand(Reduction(seed: seed), options).run()
      case .shrink(let seed): return try ShrinkCommand(seed: seed, options).run()
      case .work(let count):
        for seed in options.seed..<(options.seed + UInt64(count)) {
          await Attempt(Reduction(seed: seed), isHandMade: options.isHandMade).run()
        }
        return 0
      case .attempt(let reduction):
        await Attempt(reduction, isHandMade: options.isHandMade).run()
        return 0
      }
    } catch let mistake as TortureOptions.Mistake {
      complain("\(mistake)")
      return 2
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("torture: \(line)\n".utf8))
  }
}
