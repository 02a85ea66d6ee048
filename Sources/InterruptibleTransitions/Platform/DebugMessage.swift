/// Prints a problem for the developer of an app on the console, in debug builds only.
func printDebugMessage(_ message: @autoclosure () -> String) {
  #if DEBUG
    let message = "InterruptibleTransitions: \(message())"
    print(message)
    #if !canImport(UIKit)
      Runtime.current.console.append(message)
    #endif
  #endif
}
