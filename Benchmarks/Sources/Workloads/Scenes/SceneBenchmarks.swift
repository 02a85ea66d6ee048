import Measuring
import Rehearsals

/// A benchmark of the speed at which a scene of the gallery is played, with all endings and all
/// checks.
struct SceneBenchmark: Benchmark {
  let scene: String
  var name: String { "scenes/\(scene)" }

  static var all: [any Benchmark] {
    var scenes: [String] = []
    for rehearsal in Rehearsal.all where !scenes.contains(rehearsal.scene) {
      scenes.append(rehearsal.scene)
    }
    return scenes.map { SceneBenchmark(scene: $0) }
  }

  func figures(by meter: Meter) -> [Figure] {
    let rounds = meter.isShort ? 1 : 5
    var speeds: [[Double]] = [[], []]
    for round in 0..<rounds {
      for isRecorded in round.isMultiple(of: 2) ? [true, false] : [false, true] {
        speeds[isRecorded ? 0 : 1].append(speed(isRecorded: isRecorded, by: meter))
      }
    }
    return zip(speeds, [("recorded", 100.0), ("unrecorded", 1_000.0)]).map { speeds, kind in
      Figure(
        name, kind.0, Statistics.median(speeds), .realTime, least: speeds.min(),
        limit: .atLeast(kind.1))
    }
  }

  /// Returns the seconds that pass on the devices in a second of processor time.
  private func speed(isRecorded: Bool, by meter: Meter) -> Double {
    var seconds = 0.0
    let time = meter.time {
      for rehearsal in Rehearsal.all where rehearsal.scene == scene {
        let performance = rehearsal.perform(isRecorded: isRecorded)
        precondition(performance.failures.isEmpty, "A scene must end as told")
        seconds += performance.duration
      }
    }
    return seconds / time
  }
}
