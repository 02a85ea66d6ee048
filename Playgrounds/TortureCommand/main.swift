import Foundation

exit(await TortureCommand.run(arguments: Array(CommandLine.arguments.dropFirst())))
