/// Reports the progress of a flight to an app: at each move of a finger, and once per frame while
/// the flight moves by itself.
final class ProgressReport {
  /// Called with the progress when it has changed; nil if the app does not listen.
  var onChange: ((Double) -> Void)? {
    didSet {
      isListening = onChange != nil
      followFrames()
    }
  }
  /// Whether the app listens. Each move of a finger asks for this alone.
  private var isListening = false
  /// The flight, until it ends.
  private var flight: TransitionFlight?
  /// The progress that was reported last.
  private var shown: Double
  /// Looks at the flight's progress; nil as long as the app does not listen.
  private var frames: FrameLoop?

  /// - Parameter last: The progress that was reported last, of another flight.
  init(after last: Double = 0) {
    shown = last
  }

  /// The progress of the flight; without one, the last.
  var progress: Double { flight?.progress ?? shown }

  /// Reports a flight from now on.
  func follow(_ flight: TransitionFlight) {
    self.flight = flight
    followFrames()
  }

  /// Takes the current progress as reported.
  func skip() {
    shown = progress
  }

  /// Reports the progress, if it has changed.
  func note() {
    guard isListening, let onChange else { return }
    let progress = progress
    guard progress != shown else { return }
    shown = progress
    onChange(progress)
  }

  /// Ends the report, and lets go of a flight that has ended.
  func end() {
    note()
    skip()
    frames?.stop()
    if flight?.isOver == true { flight = nil }
  }

  /// Checks the flight's progress once per frame, while the flight moves by itself and the app
  /// listens.
  func followFrames() {
    if isListening { flight?.isFollowed = true }
    guard isListening, isMoving else {
      frames?.stop()
      return
    }
    let frames = frames ?? FrameLoop()
    self.frames = frames
    guard !frames.isRunning else { return }
    frames.wait { [weak self] in
      guard let self, isMoving else { return true }
      note()
      return false
    }
  }

  private var isMoving: Bool {
    switch flight?.phase {
    case .running, .settling: true
    default: false
    }
  }
}
