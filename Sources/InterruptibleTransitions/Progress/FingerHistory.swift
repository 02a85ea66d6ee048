import Foundation

/// The movements of the last 0.1 s, because UIKit reports no velocity for a pair of fingers.
nonisolated struct FingerHistory: Equatable, Sendable {
  /// The time that counts, in seconds.
  private static let span: TimeInterval = 0.1

  private struct Entry: Equatable, Sendable {
    let time: TimeInterval
    /// The sum of all translations, in points.
    var translation = CGVector.zero
    /// The product of all scales.
    var scale: CGFloat = 1
    /// The sum of all rotations, in radians.
    var rotation: CGFloat = 0
  }

  private var entries: [Entry] = []
  private var pose = TransitionPose()

  mutating func record(_ pose: TransitionPose, at time: TimeInterval) {
    let last = entries.last
    let rotation = (pose.rotation - self.pose.rotation).remainder(dividingBy: 2 * .pi)
    let entry = Entry(
      time: time,
      translation: (last?.translation ?? .zero) + (pose.translation - self.pose.translation),
      scale: (last?.scale ?? 1) * pose.scale / self.pose.scale,
      rotation: (last?.rotation ?? 0) + rotation)
    if last?.time == time { entries.removeLast() }
    entries.append(entry)
    let isOld = { (entry: Entry) in entry.time < time - Self.span }
    if let first = entries.lastIndex(where: isOld) { entries.removeFirst(first) }
    self.pose = pose
  }

  /// Measures poses from another one; former movements count as movements at the new anchor.
  mutating func rebase(to pose: TransitionPose) {
    if let last = entries.last {
      let arm = pose.anchor - self.pose.anchor
      for index in entries.indices {
        let growth = entries[index].scale / last.scale - 1
        let rotation = entries[index].rotation - last.rotation
        let moved = arm * growth + arm.quarterTurn * rotation
        entries[index].translation = entries[index].translation + moved
      }
    }
    self.pose = pose
  }

  var hasMoved: Bool { entries.count > 1 }

  /// Returns the velocity at a time, in seconds. It is zero after 0.1 s without a movement.
  func velocity(at time: TimeInterval) -> TransitionPose.Velocity {
    guard let last = entries.last, time - last.time < Self.span,
      let first = entries.first(where: { $0.time >= time - Self.span }) ?? entries.first,
      last.time > first.time
    else { return TransitionPose.Velocity() }
    let span = CGFloat(last.time - first.time)
    return TransitionPose.Velocity(
      translation: (last.translation - first.translation) * (1 / span),
      scale: pose.scale * (1 - first.scale / last.scale) / span,
      rotation: (last.rotation - first.rotation) / span)
  }
}
