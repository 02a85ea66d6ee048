import Foundation
import HeadlessUIKit

/// The places of the parts in one frame, and the motion of the fingers.
struct MotionFrame {
  /// The relation of a frame to transitions.
  enum State {
    /// No transition runs.
    case rest
    /// An animated transition runs.
    case transition
    /// The screen may change at once: a transition has started and completed since the last frame,
    /// or the script allows a jump.
    case instant
  }

  /// A text or an image, without its place.
  enum Content: Hashable {
    case text(String)
    case image(String)
  }

  /// The difference of a color component, from 0 to 1, that a person clearly sees.
  private static let visibleChange = 0.1

  let time: TimeInterval
  let state: State
  let screenSize: CGSize
  /// The number of frame durations since the frame before; more than one after a hang.
  let duration: Double
  /// The longest distance that a finger has moved since the frame before, in points.
  let fingerStep: Double
  /// Whether a finger is on the screen.
  let hasFingers: Bool
  /// Whether a finger has been pressed or lifted since the frame before.
  let hasNewTouches: Bool
  /// A place for each layer with visible pixels, from back to front: that of its content, or else
  /// that of its fill.
  private(set) var places: [MotionPlace] = []
  /// The indices of the layers' places.
  private var byLayer: [Int: Int] = [:]
  /// The indices of the places with each content.
  private var byContent: [Content: [Int]] = [:]
  /// The opacities of all contents, also of those that a fill covers.
  private var opacities: [Content: Double] = [:]
  /// The fills and the images of one color, from back to front, also those that a fill covers.
  /// Small ones are left out.
  private var fills: [DrawnScreen.Part] = []
  /// The layers of the view controllers' views that have parts on the screen.
  private var pages: Set<Int> = []

  /// Creates the places of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - before: The frame before; nil for the first one.
  ///   - state: The relation to transitions.
  ///   - framesPerSecond: The number of frames per second of the recording.
  ///   - same: A frame that shows the same screen; nil if there is none.
  init(
    _ frame: Recording.Frame, before: Recording.Frame?, _ state: State, framesPerSecond: Int,
    placesOf same: MotionFrame?
  ) {
    time = frame.time
    self.state = state
    screenSize = frame.root.bounds.size
    duration = before.map { max((frame.time - $0.time) * Double(framesPerSecond), 1) } ?? 1
    hasFingers = !frame.fingers.isEmpty
    let former = before?.fingers ?? []
    fingerStep =
      frame.fingers.compactMap { finger in
        former.first { $0.id == finger.id }.map {
          Double($0.location.distance(to: finger.location))
        }
      }.max() ?? 0
    hasNewTouches = former.map(\.id) != frame.fingers.map(\.id)
    if let same {
      places = same.places
      byLayer = same.byLayer
      byContent = same.byContent
      opacities = same.opacities
      fills = same.fills
      pages = same.pages
      return
    }
    for part in DrawnScreen(frame).parts {
      if part.isEven, part.covers(1 / 50, of: screenSize) { fills.append(part) }
      if let page = part.pages.last, !pages.contains(page) { pages.formUnion(part.pages) }
      switch part.kind {
      case .shadow, .border: continue
      case .fill, .content: add(MotionPlace(part))
      }
    }
    for (index, place) in places.enumerated() {
      if let content = place.content { byContent[content, default: []].append(index) }
    }
  }

  private mutating func add(_ place: MotionPlace) {
    if let content = place.content {
      opacities[content] = max(opacities[content] ?? 0, place.opacity)
    }
    guard !place.part.isCovered else { return }
    if let index = byLayer[place.part.layer] {
      // The content is in front of the fill.
      places[index] = place
    } else {
      byLayer[place.part.layer] = places.count
      places.append(place)
    }
  }

  /// The contents that the frame shows.
  var contents: Dictionary<Content, [Int]>.Keys { byContent.keys }

  /// Returns the place of a content that exists once in the frame.
  func onlyPlace(of content: Content) -> MotionPlace? {
    guard let indices = byContent[content], indices.count == 1 else { return nil }
    return places[indices[0]]
  }

  /// Returns the opacity of the most opaque part with a content, also if a fill covers it.
  func opacity(of content: Content) -> Double { opacities[content] ?? 0 }

  /// Returns the frontmost fill that covers at least half of the screen by itself, and did not
  /// cover it in another frame; nil if there is none.
  func cover(notIn other: MotionFrame) -> MotionPlace? {
    places.last { $0.isCover(of: screenSize) && !other.hasCover(in: $0.part.layer) }
  }

  private func hasCover(in layer: Int) -> Bool {
    byLayer[layer].map { places[$0].isCover(of: screenSize) } == true
  }

  /// Returns whether fills cover a content in all its places.
  func hides(_ content: Content) -> Bool {
    byContent[content] == nil && opacity(of: content) > 0
  }

  /// Returns the place of the text that a label shows after or before that of another frame; nil if
  /// the label shows none.
  ///
  /// The text is in the same layer. In a new snapshot of the same element, it is in the same order.
  func text(after place: MotionPlace, in other: MotionFrame) -> MotionPlace? {
    if let index = byLayer[place.part.layer], places[index].isText { return places[index] }
    guard let element = place.part.element else { return nil }
    let mine = places.filter { $0.isText && $0.part.element == element }
    let former = other.places.filter { $0.isText && $0.part.element == element }
    let index = former.firstIndex { $0.part.layer == place.part.layer }
    return index.flatMap { mine.indices.contains($0) ? mine[$0] : nil }
  }

  /// Returns the place in this frame that continues a place in another frame.
  ///
  /// A text or an image that exists once in both frames matches even in another layer. It does not
  /// match on another page or in another element, or far away if a person hardly sees it. In other
  /// cases, the same layer with the same content matches. A large fill that this frame does not
  /// draw matches as a transparent one.
  func match(of place: MotionPlace, in other: MotionFrame) -> MotionPlace? {
    if let content = place.content, let mine = onlyPlace(of: content),
      other.byContent[content]?.count == 1, !mine.part.isOnOtherPage(than: place.part),
      !mine.part.isInOtherElement(than: place.part),
      mine.isClear && place.isClear || place.isNear(mine)
    {
      return mine
    }
    guard let index = byLayer[place.part.layer] else { return absence(of: place) }
    return places[index].content == place.content ? places[index] : nil
  }

  /// Returns the place of a large fill of another frame, without any opacity; nil if this frame
  /// draws the fill, too.
  func absence(of place: MotionPlace) -> MotionPlace? {
    guard place.part.covers(1 / 2, of: screenSize), place.part.kind == .fill,
      !fills.contains(where: { $0.layer == place.part.layer })
    else { return nil }
    var part = place.part
    part.opacity = 0
    return MotionPlace(part)
  }

  /// Returns the movement of the innermost page around a place since another frame, in points.
  ///
  /// It is zero if a frame does not show the page's own fill.
  func pageStep(of place: MotionPlace, since other: MotionFrame) -> CGVector {
    guard let page = place.part.pages.last, let start = other.byLayer[page],
      let end = byLayer[page]
    else { return .zero }
    return other.places[start].step(to: places[end])
  }

  /// Returns whether a page of a view controller has parts on the screen.
  func shows(page: Int) -> Bool { pages.contains(page) }

  /// Returns whether the fills have another color than in another frame on half of the screen.
  func differsInColor(from other: MotionFrame) -> Bool {
    let count = 5
    let points = (0..<count * count).map { index in
      CGPoint(
        x: screenSize.width * (CGFloat(index % count) + 0.5) / CGFloat(count),
        y: screenSize.height * (CGFloat(index / count) + 0.5) / CGFloat(count))
    }
    let changed = points.filter { point in
      let change = color(at: point) - other.color(at: point)
      return max(change.max(), -change.min()) > Self.visibleChange
    }
    return changed.count * 2 > points.count
  }

  /// Returns the color of the fills at a point, as red, green and blue from 0 to 1.
  private func color(at point: CGPoint) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    var visibility = 1.0
    let pixel = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    for fill in fills.reversed() where visibility > 0.01 && fill.fills(pixel) {
      guard let color = fill.color else { continue }
      sum += SIMD3(color.red, color.green, color.blue) * fill.opacity * visibility
      visibility *= 1 - fill.opacity
    }
    return sum
  }
}

/// The place of a part, in points, and its opacity.
struct MotionPlace {
  let part: DrawnScreen.Part
  /// The text or the image; nil for other parts.
  let content: MotionFrame.Content?
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  var opacity: Double { part.opacity }

  init(_ part: DrawnScreen.Part) {
    self.part = part
    let shape = part.shape
    let center = shape.center
    let sides = shape.size
    guard case .content(let drawn) = part.kind else {
      x = center.x
      y = center.y
      width = sides.width
      height = sides.height
      content = nil
      return
    }
    switch drawn {
    case .text(let text):
      content = text.string.isEmpty ? nil : .text(text.string)
      // The frame of a label can be larger than its text. The text is at the edge that the
      // alignment selects, and in the vertical middle.
      let fraction =
        switch text.alignment {
        case .left: 0.0
        case .center: 0.5
        case .right: 1.0
        }
      let from = shape.topLeft
      let to = shape.bottomRight
      let right = shape.topRight
      let left = shape.bottomLeft
      let start = CGPoint(x: (from.x + left.x) / 2, y: (from.y + left.y) / 2)
      let end = CGPoint(x: (right.x + to.x) / 2, y: (right.y + to.y) / 2)
      x = start.x + fraction * (end.x - start.x)
      y = start.y + fraction * (end.y - start.y)
      width = text.fontSize * part.scale
      height = 0
    case .image, .blur:
      x = center.x
      y = center.y
      width = sides.width
      height = sides.height
      if case .blur = drawn {
        content = nil
      } else {
        content = .image("\(part.title) \(part.color?.hex ?? "")")
      }
    }
  }

  /// The distance, in points, between the places of a content before and after a flash.
  ///
  /// The place after a flash may also be that of a content that has continued its motion.
  static let nearby: CGFloat = 30

  /// Returns whether another place is near.
  func isNear(_ other: MotionPlace) -> Bool {
    part.shape.center.distance(to: other.part.shape.center) < Self.nearby
  }

  /// Whether a person clearly sees the part.
  var isClear: Bool { opacity * part.visibility >= 0.2 }

  /// Returns whether the part covers at least half of a screen of a size.
  fileprivate func isCover(of size: CGSize) -> Bool {
    part.covers(1 / 2, of: size) && part.coversItsFrame
  }

  /// Whether the part is a text.
  var isText: Bool { if case .text = content { true } else { false } }

  /// Whether more than half of the part is visible.
  var isMostlyVisible: Bool {
    let frame = part.shape.frame
    let visible = part.visibleFrame
    return visible.width * visible.height > frame.width * frame.height / 2
  }

  /// Whether the edge of the screen or of a scroll view cuts the part.
  var isCut: Bool {
    let frame = part.shape.frame
    let visible = part.visibleFrame
    return visible.height < frame.height - 1 || visible.width < frame.width - 1
  }

  /// Returns whether the part is beyond an edge of the screen or of a scroll view after a step.
  func isOutside(after step: CGVector) -> Bool {
    // A reused view has a step from edge to edge, which is no motion.
    let frame = part.shape.frame
    let viewport = part.viewport
    guard abs(step.dx) < viewport.width / 2, abs(step.dy) < viewport.height / 2 else {
      return false
    }
    let moved = frame.offsetBy(dx: step.dx, dy: step.dy).intersection(viewport)
    return moved.width < 1 || moved.height < 1
  }

  /// Returns the step to another place.
  func step(to other: MotionPlace) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }

  /// Returns whether two fills differ only in their places.
  func looksLike(_ other: MotionPlace) -> Bool {
    part.kind == other.part.kind && part.name == other.part.name && part.color == other.part.color
      && abs(opacity - other.opacity) < 0.01 && abs(width - other.width) < 1
      && abs(height - other.height) < 1
  }
}
