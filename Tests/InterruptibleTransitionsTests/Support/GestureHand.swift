import HeadlessDevice

@testable import InterruptibleTransitions

/// The gestures that move a transition 1:1.
nonisolated enum GestureKind: CaseIterable, Sendable {
  case pan, edgePan, pinch, rotation

  /// Returns the interaction of this kind, for a ``GestureHand``.
  @MainActor func interaction(
    on view: UIView? = nil, with recognizer: UIGestureRecognizer? = nil,
    begin: (() -> Void)? = nil
  ) -> any TransitionInteraction {
    switch self {
    case .pan:
      .pan(
        .down, over: .points(GestureHand.points), on: view,
        with: recognizer as? UIPanGestureRecognizer,
        begin: begin)
    case .edgePan:
      .edgePan(
        .left, over: .points(GestureHand.points), on: view,
        with: recognizer as? UIScreenEdgePanGestureRecognizer, begin: begin)
    case .pinch:
      .pinch(
        by: GestureHand.factor, on: view, with: recognizer as? UIPinchGestureRecognizer,
        begin: begin)
    case .rotation:
      .rotation(
        by: GestureHand.angle, on: view, with: recognizer as? UIRotationGestureRecognizer,
        begin: begin)
    }
  }

  /// Returns a recognizer like an app's.
  @MainActor func makeRecognizer() -> UIGestureRecognizer {
    switch self {
    case .pan: return UIPanGestureRecognizer()
    case .edgePan:
      let recognizer = UIScreenEdgePanGestureRecognizer()
      recognizer.edges = .left
      return recognizer
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    }
  }
}

/// One or two fingers that make a gesture, measured in progress.
final class GestureHand {
  /// The full travel of a pan, in points.
  static let points: CGFloat = 200
  /// The full travel of a pinch, as a factor.
  static let factor: CGFloat = 3
  /// The full travel of a rotation, in radians.
  static let angle: CGFloat = .pi / 2

  private let kind: GestureKind
  private let device: Device
  private let middle = CGPoint(x: 196, y: 400)
  private var fingers: [Finger] = []
  private var progress = 0.0
  /// The position of the first finger, or the relative position of the two fingers, when the
  /// gesture was recognized.
  private var origin: CGFloat = 0

  /// Puts the fingers down.
  init(_ kind: GestureKind, on device: Device) {
    self.kind = kind
    self.device = device
    switch kind {
    case .pan: fingers = [device.press(at: middle)]
    case .edgePan: fingers = [device.press(at: CGPoint(x: 2, y: 400))]
    case .pinch, .rotation:
      fingers = [
        device.press(at: CGPoint(x: middle.x - 44, y: middle.y)),
        device.press(at: CGPoint(x: middle.x + 44, y: middle.y)),
      ]
    }
  }

  /// Moves the fingers just enough for the gesture to be recognized.
  ///
  /// - Parameters:
  ///   - progress: The fraction of the gesture's full travel that is covered.
  ///   - backwards: Whether the fingers move away from the end.
  func begin(at progress: Double = 0, backwards: Bool = false) {
    self.progress = progress
    let sign: CGFloat = backwards ? -1 : 1
    switch kind {
    case .pan:
      fingers[0].move(by: CGVector(dx: 0, dy: 12 * sign))
      origin = fingers[0].location.y
    case .edgePan:
      fingers[0].move(by: CGVector(dx: 12, dy: 0))
      origin = fingers[0].location.x
    case .pinch:
      origin = 88 + 12 * sign
      place(apart: origin, angle: 0, over: 0)
    case .rotation:
      origin = 0.2 * sign
      place(apart: 88, angle: origin, over: 0)
    }
  }

  /// Moves the fingers to a fraction of the full travel from where the gesture began.
  func move(to travel: Double, over seconds: Double = 0.1) {
    let travel = CGFloat(travel)
    let point = fingers[0].location
    switch kind {
    case .pan:
      fingers[0].move(to: CGPoint(x: point.x, y: origin + travel * Self.points), over: seconds)
    case .edgePan:
      fingers[0].move(to: CGPoint(x: origin + travel * Self.points, y: point.y), over: seconds)
    case .pinch:
      let size = 1 + CGFloat(progress) * (Self.factor - 1)
      place(apart: origin * (1 + travel * (Self.factor - 1) / size), angle: 0, over: seconds)
    case .rotation:
      place(apart: 88, angle: origin + travel * Self.angle, over: seconds)
    }
  }

  func lift() {
    for finger in fingers { finger.lift() }
  }

  /// Cancels the touches as the system does.
  func cancel() {
    for finger in fingers { finger.cancel() }
  }

  /// Moves two fingers to a distance and an angle around the middle.
  private func place(apart distance: CGFloat, angle: CGFloat, over seconds: Double) {
    let x = distance / 2 * CGFloat(cos(Double(angle)))
    let y = distance / 2 * CGFloat(sin(Double(angle)))
    device.move(
      [(fingers[0], -x, -y), (fingers[1], x, y)].map { finger, x, y in
        let offset = CGVector(
          dx: middle.x + x - finger.location.x, dy: middle.y + y - finger.location.y)
        return (finger, offset)
      }, over: seconds)
  }
}
