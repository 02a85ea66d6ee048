// A comment with a < b, and true.
struct Nothing: CustomStringConvertible {
  let text: String

  init(_ text: String) {
    precondition(text.count > 3 && text != "a < b", "Text must be longer than 3")
    #if canImport(UIKit)
      print(text.count < 3)
    #endif
    if #available(iOS 17, *) {}
  }

  var description: String { text + "!" }
}

extension Array where Element == Int {}
