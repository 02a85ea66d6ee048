import Foundation
import HeadlessUIKit

extension MotionCheck {
  /// The distance, in points, by which a step may differ from its neighbors.
  ///
  /// A rounding to pixels moves a view by half a point, and a grab may show one more frame of a
  /// motion that was about to end.
  private static let distance = 3.0
  /// The opacity by which a step may differ from its neighbors.
  ///
  /// A step of a fade over 0.1 seconds is a sixth.
  private static let opacity = 0.25
  /// The factor by which a step may be longer than its neighbors.
  ///
  /// The steepest motion is an ease-out that lasts for some frames: each of its steps is at least
  /// half of the step before.
  private static let factor = 2.0

  /// Returns the jump from the frame before a frame to this frame; nil if nothing jumps.
  func jump(at index: Int) -> Problem? {
    guard let first = frame(index - 2), let before = frame(index - 1), let now = frame(index),
      let after = frame(after: index)
    else { return nil }
    // A new size of the window and an instant transition change everything at once.
    for frame in [before, now, after]
    where frame.screenSize != first.screenSize || frame.state == .instant {
      return nil
    }
    // The recognizer of a grab may follow a finger one frame later.
    let distance = Self.distance + max(before.fingerStep, now.fingerStep)
    // A highlight begins and ends at once.
    let mayFade = !before.hasNewTouches && !now.hasNewTouches && !after.hasNewTouches
    // A drag that begins on a button ends the highlight of the button, and starts a transition.
    let mayBrighten = before.hasFingers && before.state == .rest && now.state == .transition
    let held = stepBeforeRelease(index)
    let appearing = now.places.compactMap { before.absence(of: $0) }
    var largest: (excess: Double, from: MotionPlace, to: MotionPlace)?
    var count = 0
    for place in before.places + appearing {
      // Most places pass the first test, which needs no neighbors.
      guard let end = now.match(of: place, in: before),
        place.distance(to: end) > distance || abs(place.opacity - end.opacity) > Self.opacity,
        let start = first.match(of: place, in: before), let next = after.match(of: end, in: now),
        !place.part.isTurned, !end.part.isTurned, !place.looksUnmoved(at: end, within: distance),
        !Self.isReuse([start, place, end, next])
      else { continue }
      func excess(_ value: (MotionPlace) -> Double, _ tolerance: Double) -> Double {
        var neighbors = [
          (value(place) - value(start)) / before.duration,
          (value(next) - value(end)) / after.duration,
        ]
        // The step that continues the acceleration of the two steps before. From rest, a uniform
        // acceleration covers three times the first step in the second one. A new part was at rest.
        let former = frame(index - 3)?.match(of: start, in: first) ?? start
        let step = (value(place) - value(start)) / before.duration
        let formerStep = (value(start) - value(former)) / first.duration
        neighbors.append((3 * step - 2 * formerStep) / Self.factor)
        if let (from, to) = held, let from = from.match(of: place, in: before),
          let to = to.match(of: place, in: before)
        {
          neighbors.append(value(to) - value(from))
        }
        return Self.excess(
          (value(end) - value(place)) / now.duration, neighbors, tolerance: tolerance)
      }
      let isAbsent = place.opacity == 0 || end.opacity == 0
      let isHighlight = !mayFade || mayBrighten && end.opacity > place.opacity
      // A control or a cell changes its appearance at once with its state.
      let keepsState = [start, end, next].allSatisfy {
        $0.part.controlState == place.part.controlState
      }
      let excess = max(
        excess(\.x, distance), excess(\.y, distance), excess(\.width, distance),
        excess(\.height, distance),
        (isAbsent || !isHighlight) && keepsState ? excess(\.opacity, Self.opacity) : 0)
      guard excess > 0, !Self.isSwap(to: end, in: before) else { continue }
      if isAbsent, !Self.isVisibleChange(from: place, before, to: end, now) { continue }
      count += 1
      if excess > largest?.excess ?? 0 { largest = (excess, place, end) }
    }
    guard let largest else { return nil }
    return Problem(
      time: now.time,
      text: largest.from.part.nameInSentences + largest.from.change(to: largest.to)
        + (count == 1 ? "" : ", with \(count - 1) more"))
  }

  /// Returns the frames of the last step before the fingers were lifted; nil if none was lifted in
  /// the frame before.
  ///
  /// A finger does not move in the frame that lifts it. A motion that continues with its velocity
  /// seems to start in the next frame.
  private func stepBeforeRelease(_ index: Int) -> (MotionFrame, MotionFrame)? {
    var last = index - 1
    while last > index - Self.longestFlash, frame(last)?.hasNewTouches == true { last -= 1 }
    guard last < index - 1, let from = frame(last - 1), let to = frame(last) else { return nil }
    return (from, to)
  }

  /// Returns by how much a step is too long.
  ///
  /// A step is too long if it is longer than twice the longest of its neighbors in its direction.
  /// So a start (0, 57, 55) and a stop (20, 20, 0) are no jumps, and 0, 57, 0 and 20, 57, 20 are.
  private static func excess(
    _ step: Double, _ neighbors: [Double], tolerance: Double
  ) -> Double {
    let direction = step < 0 ? -1.0 : 1
    let longest = neighbors.reduce(0) { max($0, $1 * direction) }
    return max(step * direction - factor * longest - tolerance, 0)
  }

  /// Returns whether a scroll view has used a view again at another edge in one of three steps.
  ///
  /// The scroll view does not move with the view. The step is against the motion: the view leaves
  /// at the edge to which it has moved, or it comes from the edge from which it moves afterwards.
  /// Otherwise both edges cut the view.
  private static func isReuse(_ places: [MotionPlace]) -> Bool {
    let steps = zip(places, places.dropFirst()).map { $0.step(to: $1) }
    return steps.indices.contains { index in
      let from = places[index]
      let to = places[index + 1]
      guard abs(steps[index].dx) > from.width || abs(steps[index].dy) > from.height,
        !from.movesWithClip(to: to)
      else { return false }
      let leaves =
        index > 0 && steps[index - 1].isAgainst(steps[index])
        && from.isOutside(after: steps[index - 1] * Self.factor)
      let comes =
        index < 2 && steps[index + 1].isAgainst(steps[index])
        && to.isOutside(after: steps[index + 1] * -Self.factor)
      return leaves || comes || (from.isCut && to.isCut)
    }
  }

  /// Returns whether a person sees that a large fill appears or disappears at once.
  ///
  /// An opaque fill that appears or disappears together with its page is a cut to another page, as
  /// the toolkit's animation `unanimated` makes it.
  private static func isVisibleChange(
    from place: MotionPlace, _ before: MotionFrame, to end: MotionPlace, _ now: MotionFrame
  ) -> Bool {
    let isOpaque = max(place.opacity, end.opacity) > 0.999
    if isOpaque, let page = place.part.pages.last,
      !before.shows(page: page) || !now.shows(page: page)
    {
      return false
    }
    return now.differsInColor(from: before)
  }

  /// Returns whether an equal fill was already at a place, so that a table has only swapped cells.
  private static func isSwap(to end: MotionPlace, in before: MotionFrame) -> Bool {
    end.content == nil
      && before.places.contains {
        $0.part.layer != end.part.layer && $0.distance(to: end) <= Self.distance
          && $0.looksLike(end)
      }
  }
}

extension CGVector {
  static func * (vector: CGVector, factor: Double) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  fileprivate func isAgainst(_ other: CGVector) -> Bool { dx * other.dx + dy * other.dy < 0 }
}

extension MotionPlace {
  /// Returns the largest difference of a coordinate or a size, in points.
  fileprivate func distance(to other: MotionPlace) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }

  /// Returns whether the clips around the part move for at least half of the part's step, as those
  /// of a stand-in do.
  fileprivate func movesWithClip(to end: MotionPlace) -> Bool {
    let step = step(to: end)
    let from = part.viewport
    let to = end.part.viewport
    return max(abs(to.midX - from.midX), abs(to.midY - from.midY)) * 2
      > max(abs(step.dx), abs(step.dy))
  }

  /// Returns whether an even fill looks the same at another place.
  ///
  /// A fill that is larger than the screen is an example.
  fileprivate func looksUnmoved(at end: MotionPlace, within distance: Double) -> Bool {
    let old = part.visibleFrame
    let new = end.part.visibleFrame
    return part.fillsItsFrame && end.part.fillsItsFrame && abs(opacity - end.opacity) < 0.01
      && max(abs(old.minX - new.minX), abs(old.maxX - new.maxX)) <= distance
      && max(abs(old.minY - new.minY), abs(old.maxY - new.maxY)) <= distance
  }

  /// Returns the words for a jump to another place.
  fileprivate func change(to end: MotionPlace) -> String {
    func text(_ number: Double, _ parts: Int = 2) -> String {
      CGFloat(number).roundedText(to: parts)
    }
    var changes: [String] = []
    if max(abs(end.x - x), abs(end.y - y)) > 1 {
      changes.append("by (\(text(end.x - x)), \(text(end.y - y))) points")
    }
    if max(abs(end.width - width), abs(end.height - height)) > 1 {
      changes.append(
        height == 0
          ? "from size \(text(width)) to \(text(end.width))"
          : "from \(text(width)) × \(text(height)) to \(text(end.width)) × \(text(end.height))")
    }
    if abs(end.opacity - opacity) > 0.1 {
      changes.append("from opacity \(text(opacity, 100)) to \(text(end.opacity, 100))")
    }
    return " jumps " + changes.joined(separator: " and ")
  }
}
