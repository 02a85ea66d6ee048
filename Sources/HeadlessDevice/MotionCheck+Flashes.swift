import Foundation
import HeadlessUIKit

extension MotionCheck {
  /// The largest number of frames for which a content can be gone in a flash.
  ///
  /// A person sees a longer absence as a change.
  static let longestFlash = 3
  /// The largest number of frames for which a content can be shown in a flash.
  private static let longestAppearance = 2
  /// The opacity up to which a content is gone.
  private static let mostOpacity = 0.02

  /// Returns the flash that begins at a frame; nil if there is none.
  func flash(at index: Int) -> Problem? {
    guard let before = frame(index - 1), let now = frame(index), before.state != .instant,
      now.state != .instant
    else { return nil }
    let gone = before.contents.filter { content in
      guard now.opacity(of: content) <= Self.mostOpacity,
        let place = visiblePlace(of: content, in: before)
      else { return false }
      return isBack(content, at: place, from: index) && !isCounting(place, at: index - 1)
    }
    if !gone.isEmpty { return problem(gone, in: before, at: now.time, "disappears for a moment") }
    if let cover = coverInFlash(at: index, before, now) {
      let name = cover.part.nameInSentences
      return Problem(time: now.time, text: "\(name) covers everything for a moment")
    }
    let shown = now.contents.filter { content in
      guard before.opacity(of: content) <= Self.mostOpacity,
        let place = visiblePlace(of: content, in: now)
      else { return false }
      return isGone(content, at: place, from: index) && !isCounting(place, at: index)
    }
    return shown.isEmpty ? nil : problem(shown, in: now, at: now.time, "appears for a moment")
  }

  /// Returns the fill that hides all contents of the frame before for a moment; nil if there is
  /// none.
  private func coverInFlash(
    at index: Int, _ before: MotionFrame, _ now: MotionFrame
  ) -> MotionPlace? {
    guard let cover = now.cover(notIn: before) else { return nil }
    let seen = before.contents.compactMap { content in
      visiblePlace(of: content, in: before).map { (content, $0) }
    }
    guard !seen.isEmpty, seen.allSatisfy({ now.hides($0.0) }),
      seen.contains(where: { isBack($0.0, at: $0.1, from: index) })
    else { return nil }
    return cover
  }

  private func problem(
    _ contents: [MotionFrame.Content], in frame: MotionFrame, at time: TimeInterval, _ verb: String
  ) -> Problem? {
    let names = contents.compactMap { frame.onlyPlace(of: $0)?.part.nameInSentences }.sorted()
    guard let name = names.first else { return nil }
    return Problem(
      time: time,
      text: "\(name) \(verb)" + (names.count == 1 ? "" : ", with \(names.count - 1) more"))
  }

  /// Returns the place of a content that exists once and is clearly visible.
  private func visiblePlace(
    of content: MotionFrame.Content, in frame: MotionFrame
  ) -> MotionPlace? {
    guard let place = frame.onlyPlace(of: content), place.isMostlyVisible, place.isClear else {
      return nil
    }
    return place
  }

  /// Returns whether a content that is gone in a frame is soon back at its place.
  private func isBack(
    _ content: MotionFrame.Content, at place: MotionPlace, from index: Int
  ) -> Bool {
    let center = place.part.shape.center
    let start = frame(index - 2)?.onlyPlace(of: content)?.part.shape.center ?? center
    for later in index + 1...index + Self.longestFlash {
      guard let frame = frame(later), frame.state != .instant else { return false }
      guard let back = visiblePlace(of: content, in: frame) else { continue }
      if back.part.isOnOtherPage(than: place.part) { return false }
      let end = back.part.shape.center
      let count = CGFloat(later - index + 1)
      let expected = CGPoint(
        x: center.x + (center.x - start.x) * count, y: center.y + (center.y - start.y) * count)
      return min(end.distance(to: center), end.distance(to: expected)) < MotionPlace.nearby
    }
    return false
  }

  /// Returns whether a content that is new in a frame is soon gone, and has not left the screen.
  ///
  /// A content that came with its page from outside of the screen returns there if the flight
  /// reverses.
  private func isGone(
    _ content: MotionFrame.Content, at place: MotionPlace, from index: Int
  ) -> Bool {
    var last = place
    var step = CGVector.zero
    let arrival =
      frame(index).flatMap { now in
        frame(index - 1).map { now.pageStep(of: place, since: $0) }
      } ?? .zero
    for later in index + 1...index + Self.longestAppearance {
      guard let frame = frame(later), frame.state != .instant else { return false }
      guard frame.opacity(of: content) <= Self.mostOpacity else {
        if let next = frame.onlyPlace(of: content) {
          step = last.step(to: next)
          last = next
        }
        continue
      }
      return !last.isOutside(after: step) && !last.isOutside(after: arrival * -1)
    }
    return false
  }

  /// Returns whether a text is one of at least three that a label shows in a transition, as a label
  /// that counts does.
  private func isCounting(_ place: MotionPlace, at index: Int) -> Bool {
    guard let content = place.content else { return false }
    var contents: Set<MotionFrame.Content> = [content]
    for direction in [-1, 1] {
      var last = place
      var current = index
      while contents.count < 3, let former = frame(current),
        let next = frame(current + direction)?.text(after: last, in: former)
      {
        if let content = next.content { contents.insert(content) }
        last = next
        current += direction
      }
    }
    return contents.count >= 3
  }
}
