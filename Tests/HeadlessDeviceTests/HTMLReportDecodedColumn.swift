import Testing

/// A column of a report page, decoded as the page's script decodes it.
struct DecodedColumn {
  private var changes: [(index: Int, value: Double)] = []

  init(_ data: Any?, steps: Double) throws {
    if let number = data as? Double {
      changes = [(0, number)]
    } else if let pairs = data as? [Any] {
      changes = try stride(from: 0, to: pairs.count, by: 2).map {
        (try #require(pairs[$0] as? Int), pairs[$0 + 1] as? Double ?? .nan)
      }
    } else {
      try read(#require(data as? String), steps: steps)
    }
  }

  subscript(index: Int) -> Double {
    changes.last { $0.index <= index }?.value ?? changes[0].value
  }

  private mutating func read(_ text: String, steps: Double) throws {
    let numbers = try Self.wholeNumbers(text)
    var step = try #require(numbers.first)
    changes = [(0, Double(step) / steps)]
    var next = 1
    var index = 0
    while next < numbers.count {
      index += numbers[next]
      for delta in numbers[(next + 2)..<(next + 2 + numbers[next + 1])] {
        step += delta
        changes.append((index, Double(step) / steps))
        index += 1
      }
      next += 2 + numbers[next + 1]
    }
  }

  private static func wholeNumbers(_ text: String) throws -> [Int] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var numbers: [Int] = []
    var number = 0
    var shift = 0
    for character in text {
      let digit = try #require(digits.firstIndex(of: character))
      number |= (digit & 31) << shift
      shift += 5
      guard digit & 32 == 0 else { continue }
      numbers.append(number & 1 == 1 ? -(number >> 1) : number >> 1)
      number = 0
      shift = 0
    }
    return numbers
  }
}
