import Foundation
import HeadlessDevice
import Rehearsals
import TerminalProgress

/// Plays the scenes, prints a line for each, and writes a page that shows the recordings.
enum Gallery {
  /// Performs the command of the command line.
  ///
  /// - Parameter arguments: The command line without the command.
  /// - Returns: The exit code: 0 if every scene ended as expected, 1 if one did not, 2 if the
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
      return play(
        chosen, printsTranscripts: options.printsTranscripts, into: options.output)
    case .layers(let count):
      return write(MovingLayers(count: count).report, as: "layers.html", into: options.output)
    }
  }

  private static var scenes: [String] {
    Rehearsal.all.map(\.scene).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private static func play(
    _ chosen: [String], printsTranscripts: Bool, into output: URL
  ) -> Int32 {
    let rehearsals = Rehearsal.all.filter { chosen.contains($0.scene) }
    let progress = TerminalProgress("gallery", total: rehearsals.count)
    let performances = scenes.filter(chosen.contains).flatMap { scene in
      let performances = rehearsals.filter { $0.scene == scene }.map { rehearsal in
        let performance = rehearsal.perform()
        progress.advance()
        return performance
      }
      if printsTranscripts {
        for performance in performances { progress.print(Transcript(performance).text) }
      }
      progress.print(line(scene, performances))
      return performances
    }
    progress.finish()
    let failed = performances.count { !$0.failures.isEmpty }
    let scenesPlayed = Set(rehearsals.map(\.scene)).count
    print("scenes: \(scenesPlayed), endings: \(performances.count), failed: \(failed)")
    let written = write(report(performances), as: "index.html", into: output)
    return failed == 0 ? written : 1
  }

  /// Returns a scene's line: its name, its endings, and its failures if there are any.
  private static func line(_ scene: String, _ performances: [Performance]) -> String {
    let name = scene.padding(toLength: 22, withPad: " ", startingAt: 0)
    let endings = performances.map(\.rehearsal.ending).joined(separator: ", ")
    let failures = performances.flatMap { performance in
      performance.failures.map { "\n  FAILED \(performance.rehearsal.ending): \($0)" }
    }
    return name + endings + failures.joined()
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
    var report = HTMLReport(
      title: "InterruptibleTransitions",
      entries: performances.map { performance in
        HTMLReport.Entry(
          id: performance.rehearsal.name, scene: performance.rehearsal.scene,
          ending: performance.rehearsal.ending, summary: performance.rehearsal.summary,
          outcome: performance.failures.isEmpty
            ? .passed : .failed(performance.failures.joined(separator: "; ")),
          recording: performance.recording)
      })
    report.footnote =
      "Touch a scene: swift run -c release --package-path Playgrounds/Live live SCENE"
    return report
  }

  private static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
