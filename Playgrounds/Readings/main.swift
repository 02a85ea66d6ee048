import Foundation

exit(Readings.run(arguments: Array(CommandLine.arguments.dropFirst())))
