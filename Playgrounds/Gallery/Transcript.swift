import Foundation
import Rehearsals

/// A performance as lines of text.
struct Transcript {
  let text: String

  init(_ performance: Performance) {
    let rehearsal = performance.rehearsal
    var lines = ["\(rehearsal.scene), \(rehearsal.ending)"]
    for entry in performance.timeline {
      let time = String(format: "%7.3f s", entry.time)
      let progress = String(format: "%5.1f %%", entry.progress * 100)
      let phase = entry.phase.description.padding(toLength: 25, withPad: " ", startingAt: 0)
      let line = "\(time)  \(phase) \(progress)  \(entry.message ?? "")"
      lines.append("  " + line.trimmingCharacters(in: .whitespaces))
    }
    if let position = performance.finalPosition { lines.append("  final position: \(position)") }
    for finding in performance.findings { lines.append("  \(finding)") }
    for failure in performance.failures { lines.append("  FAILED \(failure)") }
    text = lines.joined(separator: "\n") + "\n"
  }
}
