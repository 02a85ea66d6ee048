import Foundation
import HeadlessDevice
import Testing

@Suite struct RecordingPosterTests {
  /// Ten frames per second; layers move from the third frame to the seventh.
  private var recording: Recording {
    let roots = (0..<12).map { frame in
      var layer = Sample.layer(2)
      layer.position.x = Double(min(max(frame, 2), 7))
      return Sample.layer(1, [layer])
    }
    var recording = Sample.recording(roots)
    for frame in roots.indices { recording.frames[frame].time = Double(frame) / 10 }
    return recording
  }

  /// Returns a track of phases, each with the time at which it begins.
  private func phases(_ labels: [(time: Double, label: String)]) -> Recording.Track {
    .strip(name: "Phase", segments: labels.map { .init(time: $0.time, label: $0.label) })
  }

  private func poster(_ recording: Recording) throws -> Double? {
    try DecodedReport(Sample.report(recording)).entries[0]["poster"] as? Double
  }

  @Test("Without tracks, the poster is the middle of the first motion")
  func motion() throws {
    #expect(try poster(recording) == 0.5)
  }

  @Test("The poster is the middle of the first interval outside the first state")
  func states() throws {
    var recording = recording
    recording.tracks = [
      phases([
        (0, "idle"), (0.2, "running"), (0.3, "held"), (0.6, "idle"), (0.8, "running"), (1, "idle"),
      ])
    ]
    #expect(try poster(recording) == 0.4)
  }

  @Test("In that interval, the poster is where the first value is nearest the middle of its range")
  func progress() throws {
    var recording = recording
    recording.tracks = [
      phases([(0, "idle"), (0.2, "running"), (0.6, "idle")]),
      .plot(
        name: "Progress", unit: "",
        samples: [
          .init(time: 0.1, value: 0.5), .init(time: 0.2, value: 0), .init(time: 0.3, value: 0.6),
          .init(time: 0.5, value: 0.9), .init(time: 0.6, value: 1), .init(time: 0.7, value: .nan),
        ]),
    ]
    #expect(try poster(recording) == 0.3)
  }

  @Test("A later frame that is slightly nearer the middle does not replace the poster")
  func firstOfSeveral() throws {
    var recording = recording
    recording.tracks = [
      .plot(
        name: "Progress", unit: "",
        samples: [0, 0, 0.2, 0.48, 0.9, 0.5, 1].enumerated().map {
          .init(time: Double($0) / 10, value: $1)
        })
    ]
    #expect(try poster(recording) == 0.3)
  }

  @Test("Without motion the poster is the first frame, and without frames there is no poster")
  func rest() throws {
    var still = Sample.recording([Sample.layer(1), Sample.layer(1)])
    still.frames[0].time = 2
    still.frames[1].time = 3
    #expect(try poster(still) == 2)
    #expect(try poster(Sample.recording([])) == nil)
  }
}
