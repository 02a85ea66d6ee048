import Foundation
import HeadlessDevice
import Testing

@Suite struct RecordingTests {
  @Test("The duration is the time from the first frame to the last")
  func duration() {
    var recording = Sample.recording([Sample.layer(1), Sample.layer(1), Sample.layer(1)])
    #expect(recording.duration == 2.0 / 64)
    recording.frames.removeFirst()
    #expect(recording.duration == 1.0 / 64)
    recording.frames = []
    #expect(recording.duration == 0)
  }

  @Test("A transform without exactly sixteen numbers traps")
  func transformCount() async {
    await #expect(processExitsWith: .failure) {
      var layer = LayerSnapshot(id: 1, name: "")
      layer.transform = [1, 0, 0, 1, 0, 0]
    }
  }
}
