import Foundation

/// Figures that are kept, to compare later ones with.
public struct FigureFile: Codable, Equatable {
  /// The load of the machine when they were measured, in processes that want to run; nil where the
  /// machine does not tell.
  public let load: Double?
  /// How many processors the machine has.
  public let processors: Int
  /// The figures.
  public let figures: [Figure]

  /// Makes a file of figures.
  public init(
    load: Double?, processors: Int = ProcessInfo.processInfo.processorCount, figures: [Figure]
  ) {
    (self.load, self.processors, self.figures) = (load, processors, figures)
  }

  /// The figure with a name, if it was measured.
  public func figure(named name: String) -> Figure? {
    figures.first { $0.name == name }
  }

  /// Reads a file.
  public init(contentsOf url: URL) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(FigureFile.self, from: Data(contentsOf: url))
  }

  /// Writes a file.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try (encoder.encode(self) + Data("\n".utf8)).write(to: url)
  }
}
