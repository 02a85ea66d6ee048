import Foundation
import HeadlessDevice
import Rehearsals

/// Plays the scenes, prints the events, and writes a page that shows the recordings.
enum Gallery {
  /// Performs what the command line asks for.
  ///
  /// - Parameter arguments: The command line without the command.
  /// - Returns: The exit code: 0 if every scene ended as intended, 1 if one did not, 2 if the
  ///   command line is wrong.
  static func run(arguments: [String]) -> Int32 {
    let options: GalleryOptions
    do {
      options = try GalleryOptions(arguments: arguments, scenes: scenes)
    } catch {
      writeToStandardError("gallery: \(error)")
      return 2
    }
    switch options.command {
    case .help:
      print(GalleryOptions.usage)
      return 0
    case .list:
      for scene in scenes { print(scene) }
      return 0
    case .play(let chosen):
      return play(chosen, into: options.output)
    case .layers(let count):
      return write(MovingLayers(count: count).report, as: "layers.html", into: options.output)
    }
  }

  private static var scenes: [String] {
    Rehearsal.all.map(\.scene).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private static func play(_ chosen: [String], into output: URL) -> Int32 {
    let performances = Rehearsal.all.filter { chosen.contains($0.scene) }.map { $0.perform() }
    for performance in performances { print(Transcript(performance).text) }
    let failed = performances.filter { !$0.failures.isEmpty }
    print("\(performances.count - failed.count) of \(performances.count) endings as told")
    let written = write(report(performances), as: "index.html", into: output)
    return failed.isEmpty ? written : 1
  }

  /// Writes a page and prints its path; 1 if it cannot be written.
  private static func write(_ report: HTMLReport, as name: String, into folder: URL) -> Int32 {
    let page = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try report.write(to: page)
    } catch {
      writeToStandardError("gallery: cannot write \(page.relativePath): \(error)")
      return 1
    }
    print(page.relativePath)
    return 0
  }

  private static func report(_ performances: [Performance]) -> HTMLReport {
    HTMLReport(
      title: "InterruptibleTransitions",
      entries: performances.map { performance in
        HTMLReport.Entry(
          id: performance.rehearsal.name, scene: performance.rehearsal.scene,
          ending: performance.rehearsal.ending, summary: performance.rehearsal.summary,
          outcome: performance.failures.isEmpty
            ? .passed : .failed(performance.failures.joined(separator: "; ")),
          recording: performance.recording)
      })
  }

  private static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
