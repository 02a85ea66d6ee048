import Foundation
import HeadlessDevice

/// A recording in which every layer moves in every frame. Scrubbing is measured with it.
struct MovingLayers {
  /// The number of moving layers, without the screen and the groups.
  let count: Int

  private let frames = 120
  private let columns = 20
  private let screen = CGSize(width: 393, height: 852)

  /// A report with the single recording.
  var report: HTMLReport {
    HTMLReport(
      title: "Moving layers",
      entries: [
        HTMLReport.Entry(
          id: "moving-layers", scene: "moving-layers", ending: "\(count) layers",
          summary: "Every layer moves in every frame, a third fades, and a quarter turns.",
          outcome: .passed, recording: recording)
      ])
  }

  private var recording: Recording {
    Recording(
      screenSize: screen, framesPerSecond: 60,
      frames: (0..<frames).map { .init(time: Double($0) / 60, root: root(at: $0)) },
      tracks: [
        .plot(
          name: "Progress", unit: "",
          samples: (0..<frames).map {
            .init(time: Double($0) / 60, value: Double($0) / Double(frames - 1))
          })
      ])
  }

  private func root(at frame: Int) -> LayerSnapshot {
    var root = LayerSnapshot(id: 1, name: "UIWindow")
    root.bounds = CGRect(origin: .zero, size: screen)
    root.position = CGPoint(x: screen.width / 2, y: screen.height / 2)
    root.backgroundColor = .init(red: 0.95, green: 0.95, blue: 0.97)
    let rows = (count + columns - 1) / columns
    root.sublayers = (0..<rows).map { row in
      var group = LayerSnapshot(id: 2 + row, name: "Row")
      group.bounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.height / Double(rows))
      group.position = CGPoint(
        x: screen.width / 2 + 12 * wave(frame, row),
        y: (Double(row) + 0.5) * group.bounds.height)
      let indices = row * columns..<min((row + 1) * columns, count)
      group.sublayers = indices.map { layer($0, in: group.bounds.size, at: frame, rows: rows) }
      return group
    }
    return root
  }

  private func layer(_ index: Int, in size: CGSize, at frame: Int, rows: Int) -> LayerSnapshot {
    var layer = LayerSnapshot(id: 2 + rows + index, name: "UIView")
    let column = index % columns
    let width = size.width / Double(columns)
    layer.bounds = CGRect(x: 0, y: 0, width: width * 0.8, height: size.height * 0.8)
    layer.position = CGPoint(
      x: (Double(column) + 0.5) * width + 8 * wave(frame, index),
      y: size.height / 2 + 8 * wave(frame + 15, index))
    layer.cornerRadius = 4
    layer.backgroundColor = .init(
      red: Double(column) / Double(columns), green: 0.45, blue: Double(index % 7) / 7)
    if index % 3 == 0 { layer.opacity = 0.6 + 0.4 * wave(frame, index) }
    if index % 4 == 0 {
      let sine = wave(frame, index)
      let cosine = wave(frame + 15, index)
      layer.transform = [cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    }
    return layer
  }

  /// Returns the value of a wave with a period of one second, from -1 to 1. Its phase depends on
  /// the layer.
  private func wave(_ frame: Int, _ index: Int) -> Double {
    sin((Double(frame) / 60 + Double(index) / 97) * 2 * .pi)
  }
}
