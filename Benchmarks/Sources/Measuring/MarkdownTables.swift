import Foundation

/// Tables of figures in a Markdown document: one for each group of benchmarks, with two columns for
/// each aspect.
public struct MarkdownTables {
  /// The earlier figures, and the current ones; the latter are nil if there are none yet.
  private let before: FigureFile
  private let after: FigureFile?

  /// Creates the tables.
  public init(before: FigureFile, after: FigureFile?) {
    self.before = before
    self.after = after
  }

  /// An error for a document that has no marks for the tables.
  public struct MissingMarks: Error, CustomStringConvertible {
    /// The missing marks.
    public let description =
      "the document has no \(MarkdownTables.first) and \(MarkdownTables.last)"
  }

  nonisolated private static let first = "<!-- figures -->"
  nonisolated private static let last = "<!-- end of figures -->"

  /// Returns a document with the content between its marks replaced by the tables.
  public func replaced(in document: String) throws -> String {
    guard let start = document.range(of: MarkdownTables.first),
      let end = document.range(
        of: MarkdownTables.last, range: start.upperBound..<document.endIndex)
    else { throw MissingMarks() }
    return document[..<start.upperBound] + "\n\n" + text + "\n" + document[end.lowerBound...]
  }

  /// The text of all tables.
  public var text: String {
    let names = (after?.figures ?? []) + before.figures
    let groups = distinct(names.map { Self.group(of: $0) })
    let tables = groups.map { group in
      table(of: distinct(names.filter { Self.group(of: $0) == group }.map(\.benchmark)), group)
    }
    let loads = [("Before", before), ("After", after)].compactMap { name, file in
      file.map { file in
        "\(name): load \(file.load.map { String(format: "%.1f", $0) } ?? "unknown") on "
          + "\(file.processors) processors."
      }
    }
    return (loads.joined(separator: " ") + "\n\n") + tables.joined(separator: "\n")
  }

  private func table(of benchmarks: [String], _ group: String) -> String {
    let members = Set(benchmarks)
    let figures = ((after?.figures ?? []) + before.figures)
      .filter { members.contains($0.benchmark) }
    let aspects = distinct(figures.map(\.aspect))
    let header = aspects.flatMap { aspect -> [String] in
      let unit = figures.first { $0.aspect == aspect }?.unit.rawValue ?? ""
      let title = aspect.contains(unit) ? aspect : "\(aspect), \(unit)"
      return ["\(title): before", "after"]
    }
    let rows = benchmarks.map { benchmark in
      [String(benchmark.dropFirst(group.count + 1))]
        + aspects.flatMap { aspect in
          [before, after].map { file in
            file?.figure(named: "\(benchmark): \(aspect)").map(Self.cell) ?? ""
          }
        }
    }
    let rule = ["---"] + header.map { _ in "--:" }
    return ([[group] + header, rule] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Returns the text of a figure, in bold if the figure is past its limit.
  private static func cell(_ figure: Figure) -> String {
    figure.isPastLimit ? "**\(figure.text)**" : figure.text
  }

  /// Returns the group of a figure: the first part of its benchmark's name.
  ///
  /// The figures of the runtime, and those against a bare animator, have separate tables. Their
  /// group also has the second part of the name.
  private static func group(of figure: Figure) -> String {
    let parts = figure.benchmark.split(separator: "/")
    let isWithin = parts.count > 2 && (parts[0] != "driving" || parts[1] == "againstBare")
    return parts.prefix(isWithin ? 2 : 1).joined(separator: "/")
  }

  private func distinct(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}
