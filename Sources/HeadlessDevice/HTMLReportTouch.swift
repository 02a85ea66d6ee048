import Foundation

/// A touch from press to lift in the page's format.
struct HTMLReportTouch {
  private let id: Int
  private let first: Int
  private var locations: [CGPoint] = []

  /// Returns the touches of a recording, in the order in which they begin.
  static func touches(in frames: [Recording.Frame]) -> [HTMLReportTouch] {
    var touches: [HTMLReportTouch] = []
    for (index, frame) in frames.enumerated() {
      for finger in frame.fingers {
        let known = touches.lastIndex { $0.id == finger.id && $0.end == index }
        if known == nil { touches.append(HTMLReportTouch(id: finger.id, first: index)) }
        touches[known ?? touches.count - 1].locations.append(finger.location)
      }
    }
    return touches
  }

  private init(id: Int, first: Int) {
    self.id = id
    self.first = first
  }

  private var end: Int { first + locations.count }

  var json: String {
    func column(_ values: [CGFloat]) -> String {
      HTMLReportColumn(.points, values.map { $0.isFinite ? Double($0) : 0 }).json
    }
    return HTMLReportJSON.object([
      ("id", String(id)), ("first", String(first)), ("count", String(locations.count)),
      ("x", column(locations.map(\.x))), ("y", column(locations.map(\.y))),
    ])
  }
}
