@testable import Probe

// Reads the codes that people send. The probe only writes codes.
extension ProbeCode {
  /// An error in the text of a code.
  public enum Mistake: Error, CustomStringConvertible {
    case wrongLength
    case unknownCharacter(Character)
    case wrongCheckSymbol
    case otherVersion(String)

    /// The description of the error, as the end of a sentence.
    public var description: String {
      switch self {
      case .wrongLength:
        "a code has \(ProbeCode.length + 1) letters and digits"
      case .unknownCharacter(let character):
        "no code has the character \"\(character)\""
      case .wrongCheckSymbol:
        "a character of the code is wrong, or two have changed places"
      case .otherVersion(let version):
        "the code is of version \(version) of the probe, and this reads version "
          + "\(ProbeCode.version); run the probe of today"
      }
    }
  }

  /// The versions whose codes have a different number of characters, by that number.
  private static let formerVersions = [7: "1", 18: "2", 21: "3, 4 or 5"]

  /// Creates a code from a text. Case, spaces and hyphens are ignored, and so is the difference
  /// between a digit and a letter that looks like it.
  public init(text: String) throws(Mistake) {
    let characters = text.uppercased().filter { $0 != "-" && !$0.isWhitespace }
    if let version = Self.formerVersions[characters.count] { throw .otherVersion(version) }
    guard characters.count == Self.length + 1 else { throw .wrongLength }
    var values: [Int] = []
    for character in characters {
      let read = ["O": "0", "I": "1", "L": "1"][character] ?? character
      guard let value = Self.symbols.firstIndex(of: read) else {
        throw .unknownCharacter(character)
      }
      values.append(value)
    }
    let check = values.removeLast()
    guard Self.checkValue(of: values) == check else { throw .wrongCheckSymbol }
    let points = ProbePoint.allCases.count
    let digits = Self.convert(values, from: 32, to: 3, count: points + 2)
    let version = digits.dropLast(points).reduce(0) { $0 * 3 + $1 }
    guard version == Self.version else { throw .otherVersion("\(version)") }
    self.init(answers: digits.suffix(points).compactMap { ProbeAnswer(rawValue: $0) })
  }
}
