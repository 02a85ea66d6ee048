import Foundation

/// A file of figures, with which later figures are compared.
public struct FigureFile: Codable, Equatable {
  /// The load of the machine during the measurement, in runnable processes; nil if the machine does
  /// not report it.
  public let load: Double?
  /// The number of processors of the machine.
  public let processors: Int
  /// The figures.
  public let figures: [Figure]

  /// Creates a file of figures.
  public init(
    load: Double?, processors: Int = ProcessInfo.processInfo.processorCount, figures: [Figure]
  ) {
    self.load = load
    self.processors = processors
    self.figures = figures
  }

  /// Returns the figure with a name; nil if it was not measured.
  public func figure(named name: String) -> Figure? {
    figures.first { $0.name == name }
  }

  /// Creates figures from the contents of a file.
  public init(contentsOf url: URL) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(FigureFile.self, from: Data(contentsOf: url))
  }

  /// Writes the figures to a file.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try (encoder.encode(self) + Data("\n".utf8)).write(to: url)
  }
}
