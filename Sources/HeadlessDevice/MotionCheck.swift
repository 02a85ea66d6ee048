import Foundation

/// A check of the frames of transitions: nothing jumps, and nothing flashes.
struct MotionCheck {
  /// A problem, and the time in seconds of the frame that shows it.
  struct Problem {
    var time: TimeInterval
    var text: String
  }

  /// The number of frames after a transition that still belong to its motion.
  ///
  /// In the first frame, views return to their places in the hierarchy. In the second frame, they
  /// have the layout of the next turn of the run loop.
  static let framesAfterTransition = 2

  /// The frames of the recording; nil for the frames that are far from a transition.
  let frames: [MotionFrame?]
  private let checked: [Int]
  /// Whether the screen would stay the same after the last frame.
  private let endsAtRest: Bool

  /// Prepares the frames around transitions.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - states: The state of each frame; frames without a state have no transition.
  ///   - endsAtRest: Whether nothing moves after the last frame.
  init(_ recording: Recording, _ states: [MotionFrame.State], endsAtRest: Bool) {
    self.endsAtRest = endsAtRest
    let count = min(recording.frames.count, states.count)
    let isNear = (0..<count).map { index in
      states[max(index - Self.framesAfterTransition, 0)...index].contains(.transition)
    }
    let checked = (0..<count).filter { isNear[$0] }
    self.checked = checked
    // A step is compared with its neighbors, and a flash lasts for a few frames.
    let reach = MotionCheck.longestFlash + 1
    let needed = Set(checked.flatMap { ($0 - reach)...($0 + reach) })
    var frames: [MotionFrame?] = []
    for index in 0..<count {
      guard needed.contains(index) else {
        frames.append(nil)
        continue
      }
      let now = recording.frames[index]
      let before = index > 0 ? recording.frames[index - 1] : nil
      // A held transition shows the same screen in many frames.
      let same = before?.root == now.root ? frames.last ?? nil : nil
      frames.append(
        MotionFrame(
          now, before: before, states[index], framesPerSecond: recording.framesPerSecond,
          placesOf: same))
    }
    self.frames = frames
  }

  /// The problems, in the order of their times.
  func problems() -> [Problem] {
    (checked.compactMap(jump) + checked.compactMap(flash)).sorted { $0.time < $1.time }
  }

  /// Returns the frame after a frame; nil if it is unknown.
  func frame(after index: Int) -> MotionFrame? {
    endsAtRest && index == frames.count - 1 ? frame(index) : frame(index + 1)
  }

  /// Returns the frame with an index; nil if it was not recorded.
  func frame(_ index: Int) -> MotionFrame? {
    frames.indices.contains(index) ? frames[index] : nil
  }
}
