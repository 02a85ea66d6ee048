import Foundation
import HeadlessDevice

/// The frames and the readings of the last ten seconds.
struct RecentFrames {
  private struct Moment {
    let frame: Recording.Frame
    let state: FlightReadings.State
  }

  /// The length of a saved recording, in seconds of the device's clock.
  private static let duration = 10.0

  private var moments: [Moment] = []

  mutating func append(_ frame: Recording.Frame, _ state: FlightReadings.State) {
    moments.append(Moment(frame: frame, state: state))
    let start = frame.time - Self.duration
    // Removing one of many from the front each time would copy all others each time.
    guard let first = moments.first, first.frame.time < start - Self.duration else { return }
    moments.removeAll { $0.frame.time < start }
  }

  /// Returns a page of the gallery with the recording.
  func report(title: String, scene: LiveScene?, device: Device, entries: [FlightReadings.Entry])
    -> HTMLReport
  {
    let start = (moments.last?.frame.time ?? 0) - Self.duration
    let kept = moments.filter { $0.frame.time >= start }
    let recording = Recording(
      screenSize: device.screenSize, framesPerSecond: device.framesPerSecond,
      frames: kept.map(\.frame), tracks: Self.tracks(kept, entries.filter { $0.time >= start }))
    return HTMLReport(
      title: title,
      entries: [
        HTMLReport.Entry(
          id: "live", scene: scene?.title ?? title, ending: "live",
          summary: scene?.hint ?? "The last seconds of the live device.", outcome: .passed,
          recording: recording)
      ])
  }

  private static func tracks(
    _ moments: [Moment], _ entries: [FlightReadings.Entry]
  ) -> [Recording.Track] {
    func samples(_ value: (FlightReadings.State) -> Double) -> [Recording.Sample] {
      moments.map { Recording.Sample(time: $0.frame.time, value: value($0.state)) }
    }
    func segments(_ label: (FlightReadings.State) -> String) -> [Recording.Segment] {
      moments.reduce(into: []) { segments, moment in
        let label = label(moment.state)
        guard segments.last?.label != label else { return }
        segments.append(Recording.Segment(time: moment.frame.time, label: label))
      }
    }
    func log(_ kind: FlightReadings.Entry.Kind) -> [Recording.Entry] {
      entries.filter { $0.kind == kind }.map { Recording.Entry(time: $0.time, text: $0.text) }
    }
    var tracks: [Recording.Track] = [
      .strip(name: "Phase", segments: segments(\.phase)),
      .plot(name: "Progress", unit: "", samples: samples(\.progress)),
      .plot(name: "Velocity", unit: "/s", samples: samples(\.velocity)),
      .log(name: "Context", entries: log(.context)),
      .log(name: "Events", entries: log(.event)),
    ]
    let elements = segments(\.elements)
    if elements.contains(where: { !$0.label.isEmpty }) {
      tracks.append(.note(name: "Elements", segments: elements))
    }
    return tracks
  }
}
