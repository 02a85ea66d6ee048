// Codes that people send are read here; the probe itself only writes them.
extension ProbeCode {
  /// Why a text is no code.
  public enum Mistake: Error, CustomStringConvertible {
    case wrongLength
    case unknownCharacter(Character)
    case wrongCheckSymbol, unknownVersion

    /// What is wrong, in a sentence's end.
    public var description: String {
      switch self {
      case .wrongLength: "a code has seven characters"
      case .unknownCharacter(let character): "no code has the character \"\(character)\""
      case .wrongCheckSymbol: "a character of the code is wrong, or two have changed places"
      case .unknownVersion: "the code is of another version of the probe"
      }
    }
  }

  /// Reads a code. Upper or lower case, spaces and hyphens do not count, nor whether a digit was taken
  /// for the letter that looks like it.
  public init(text: String) throws(Mistake) {
    let characters = text.uppercased().filter { $0 != "-" && !$0.isWhitespace }
    guard characters.count == Self.digits + 1 else { throw .wrongLength }
    var values: [Int] = []
    for character in characters {
      let read = ["O": "0", "I": "1", "L": "1"][character] ?? character
      guard let value = Self.symbols.firstIndex(of: read) else {
        throw .unknownCharacter(character)
      }
      values.append(value)
    }
    let check = values.removeLast()
    if let large = values.firstIndex(where: { $0 >= Self.base }) {
      throw .unknownCharacter(Self.symbols[values[large]])
    }
    var number = values.reduce(0) { $0 * Self.base + $1 }
    guard number % Self.checkBase == check else { throw .wrongCheckSymbol }
    let readings = ProbePoint.allCases.reduce(1) { count, _ in count * 3 }
    guard number / readings == Self.version else { throw .unknownVersion }
    var answers: [ProbeAnswer] = []
    for _ in ProbePoint.allCases {
      answers.append(ProbeAnswer(rawValue: number % 3) ?? .unknown)
      number /= 3
    }
    self.init(answers: answers)
  }

  /// The points that have an answer.
  public func points(_ answer: ProbeAnswer) -> [ProbePoint] {
    zip(ProbePoint.allCases, answers).filter { $0.1 == answer }.map(\.0)
  }
}
