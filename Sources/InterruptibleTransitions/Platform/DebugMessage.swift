/// Tells the developer of an app what cannot work, on the console of a debug build.
///
/// - Parameter message: A sentence or two.
func printDebugMessage(_ message: @autoclosure () -> String) {
  #if DEBUG
    #if canImport(UIKit)
      print("InterruptibleTransitions: \(message())")
    #else
      Runtime.current.console.append("InterruptibleTransitions: \(message())")
    #endif
  #endif
}
