import Foundation

/// Figures in the tables of a Markdown document: one for each group of benchmarks, with two columns
/// for each aspect.
public struct MarkdownTables {
  /// The figures from before, and those of now; the latter are nil if there are none yet.
  private let before: FigureFile
  private let after: FigureFile?

  /// Makes the tables.
  public init(before: FigureFile, after: FigureFile?) {
    (self.before, self.after) = (before, after)
  }

  /// Why the tables cannot be put into a document.
  public struct MissingMarks: Error, CustomStringConvertible {
    /// The marks that are missing.
    public let description =
      "the document has no \(MarkdownTables.first) and \(MarkdownTables.last)"
  }

  nonisolated private static let first = "<!-- figures -->"
  nonisolated private static let last = "<!-- end of figures -->"

  /// Returns a document with the tables between its marks, instead of what was there.
  public func replaced(in document: String) throws -> String {
    guard let start = document.range(of: MarkdownTables.first),
      let end = document.range(
        of: MarkdownTables.last, range: start.upperBound..<document.endIndex)
    else { throw MissingMarks() }
    return document[..<start.upperBound] + "\n\n" + text + "\n" + document[end.lowerBound...]
  }

  /// The tables.
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

  /// What is past its limit is bold.
  private static func cell(_ figure: Figure) -> String {
    figure.isPastLimit ? "**\(figure.text)**" : figure.text
  }

  /// The first part of a benchmark's name, and the second too of those that have a table of their
  /// own: the runtime's, and what is driven against a bare animator.
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
