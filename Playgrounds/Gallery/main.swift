import Foundation

exit(Gallery.run(arguments: Array(CommandLine.arguments.dropFirst())))
