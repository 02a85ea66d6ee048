import Foundation
import HeadlessDevice

/// Sample recordings.
///
/// Their numbers have few binary digits and their colors are whole bytes, so that rounding does not
/// change them.
enum Sample {
  /// Trees of layers, each of which differs from the one before in its structure.
  static var changedTrees: [LayerSnapshot] {
    var moved = Sample.layer(3)
    moved.position.x += 8
    return [
      Sample.layer(1, [Sample.layer(2), Sample.layer(3)]),
      Sample.layer(1, [moved, Sample.layer(2)]),
      Sample.layer(1, [Sample.layer(2, [Sample.layer(4)])]),
      Sample.layer(1),
      Sample.layer(1, [Sample.layer(2, [Sample.layer(3)]), Sample.layer(4)]),
      // A layer moves from one superlayer to another one.
      Sample.layer(1, [Sample.layer(2), Sample.layer(4, [Sample.layer(3)])]),
      Sample.layer(9, [Sample.layer(1)]),
      Sample.layer(1),
    ]
  }

  static let ink = LayerSnapshot.RGBA(red: 51 / 255, green: 0, blue: 1, alpha: 102 / 255)
  static let paper = LayerSnapshot.RGBA(red: 1, green: 1, blue: 238 / 255)

  static func layer(_ id: Int, _ sublayers: [LayerSnapshot] = []) -> LayerSnapshot {
    var layer = LayerSnapshot(id: id, name: "Layer \(id)")
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 50, y: 25)
    layer.sublayers = sublayers
    return layer
  }

  /// Returns a layer in which every property differs from that of a new layer.
  static func elaborate(_ id: Int, content: LayerSnapshot.Content) -> LayerSnapshot {
    var layer = LayerSnapshot(id: id, name: "UIView <\(id)>")
    layer.givenName = "element \(id)"
    layer.bounds = CGRect(x: -4, y: 12.5, width: 320.25, height: 480)
    layer.position = CGPoint(x: 10.125, y: -20)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.transform = [1.5, 0.25, 0, 0, -0.25, 1.5, 0, 0, 0, 0, 1, 0, 12, -7.5, 0, 1]
    layer.sublayerTransform[11] = -1 / 512
    layer.zPosition = 3
    layer.opacity = 0.625
    layer.isDoubleSided = false
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.backgroundColor = paper
    layer.borderWidth = 0.5
    layer.borderColor = ink
    layer.shadow = .init(
      opacity: 0.25, offset: CGSize(width: 1, height: -2), radius: 6, color: ink,
      path: CGRect(x: -2, y: 4, width: 60, height: 20.5), pathRadius: 6.5)
    layer.content = content
    layer.mask = [
      .init(
        size: CGSize(width: 20, height: 10), cornerRadius: 4,
        transform: [1.5, 0.25, -0.25, 1.5, 12, -7.5])
    ]
    return layer
  }

  static let contents: [LayerSnapshot.Content] = [
    .text(
      .init(
        "Two\nlines", fontSize: 17, weight: 600, color: ink, alignment: .center, numberOfLines: 2)),
    .blur(radius: 10, tint: paper),
    .blur(radius: 0, tint: nil),
    .image(.solid(ink)),
    .image(.gradient([ink, paper], start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))),
    .image(.symbol("gearshape.fill", ink)),
  ]

  static func recording(_ roots: [LayerSnapshot]) -> Recording {
    Recording(
      screenSize: CGSize(width: 393, height: 852), framesPerSecond: 60,
      frames: roots.enumerated().map { .init(time: Double($0.offset) / 64, root: $0.element) })
  }

  static func entry(
    _ recording: Recording, id: String = "scene-finish", outcome: HTMLReport.Outcome = .passed
  ) -> HTMLReport.Entry {
    .init(
      id: id, scene: "scene", ending: "finish", summary: "What there is to see.", outcome: outcome,
      recording: recording)
  }

  static func report(_ recording: Recording) -> HTMLReport {
    HTMLReport(title: "Report", entries: [entry(recording)])
  }
}

extension LayerSnapshot {
  /// The tree with every id 0, because a page numbers the layers itself.
  var withoutIDs: LayerSnapshot {
    var copy = self
    copy.id = 0
    copy.sublayers = sublayers.map(\.withoutIDs)
    return copy
  }
}
