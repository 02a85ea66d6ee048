import HeadlessDevice

@testable import InterruptibleTransitions

private final class SliderInteraction: TransitionInteraction {
  private(set) weak var transition: InterruptibleTransition?
  private var session: TransitionSession?
  /// Asks for the flight that the slider moves.
  var begin: () -> Void = {}

  func attach(to transition: InterruptibleTransition) { self.transition = transition }
  func detach() { session?.cancel() }

  func slide(to value: Double) {
    if session?.isActive != true {
      session = transition?.beginInteraction(by: self)
      if session?.startsFlight == true { begin() }
    }
    session?.move(to: value)
  }

  func letGo() {
    session?.release(velocity: 0)
    session = nil
  }
}

final class PhotoViewController: UIViewController, TransitionInteractionProvider {
  func interactions(
    for transition: InterruptibleTransition
  ) -> [any TransitionInteraction] {
    [
      .pan(.down, on: view) { [weak self] in self?.dismiss(animated: true) }
    ]
  }
}

/// A recognizer of an app's own, which reports how far a finger has turned a knob.
final class KnobGestureRecognizer: UIGestureRecognizer {
  var angle: CGFloat = 0
  var velocity: CGFloat = 0
}

// The samples about gestures, sliders and scroll views.
extension ExampleViewController {
  func exampleContentPanInteraction() {
    let slide = transition
    let page = menu
    slide.interactions = [
      .contentPan(on: page.view) { [weak page] in
        page?.navigationController?.popViewController(animated: true)
      }
    ]
  }

  func exampleEdgePanInteraction() {
    reveal.interactions = [
      .edgePan(from: .leading, over: .fraction(1), on: view) { [weak self] in self?.presentMenu() }
    ]
  }

  func exampleScreenEdgePanGestureRecognizer() {
    let swipe = ScreenEdgePanGestureRecognizer()
    swipe.edges = .left
    view.addGestureRecognizer(swipe)
    reveal.interactions = [.edgePan(.left, over: .fraction(1), with: swipe)]
  }

  func exampleGestureInteraction() {
    reveal.interactions = [
      .pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() },
      .pinch(by: 3),
    ]
  }

  func exampleGestureMeasure(_ knobRecognizer: KnobGestureRecognizer) {
    let twoFingerPan = TransitionGestureDefinition<UIPanGestureRecognizer>(
      make: {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        return pan
      },
      distance: { _, _, container in container.height / 2 },
      sample: { pan, moment, _ in TransitionGestureSample(pan, along: .down, at: moment) })
    reveal.interactions = [
      GestureInteraction(twoFingerPan, on: view) { [weak self] in self?.presentMenu() }
    ]
    let twist = TransitionGestureDefinition<KnobGestureRecognizer>(
      make: { KnobGestureRecognizer() },
      distance: { _, _, _ in .pi / 2 },
      sample: { knob, _, _ in TransitionGestureSample(travel: knob.angle, velocity: knob.velocity) }
    )
    reveal.interactions = [GestureInteraction(twist, with: knobRecognizer)]
  }

  func exampleGestureMoment(_ moment: TransitionGestureMoment) -> TransitionGestureSample {
    // The direction in which the finger starts the transition counts for the whole gesture.
    let direction = moment.direction ?? (pan.velocity(in: nil).y < 0 ? .up : .down)
    return TransitionGestureSample(pan, along: direction, at: moment)
  }

  func exampleGestureReading(_ knob: KnobGestureRecognizer, at moment: TransitionGestureMoment) {
    func knobSample() -> TransitionGestureSample {
      TransitionGestureSample(travel: knob.angle, velocity: knob.velocity)
    }
    func panSample() -> TransitionGestureSample {
      TransitionGestureSample(pan, along: .down, at: moment)
    }
    _ = (knobSample(), panSample())
  }

  func exampleLocation(_ badge: UIView) {
    let pan: PanInteraction = .pan(.down, over: 400, on: view) { [weak self] in
      self?.presentMenu()
    }
    reveal.interactions = [pan]
    reveal.observeProgress { [badge] _, flight in
      guard let location = pan.location(in: flight.containerView) else { return }
      badge.center = location
    }
  }

  func exampleGestureObserver() {
    observer = TransitionGestureObserver(pan) { pan in
      print(pan.state, pan.translation(in: nil))
    }
  }

  func examplePanInteraction() {
    reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
  }

  func examplePinchInteraction() {
    reveal.interactions = [.pinch(by: 3, on: photoView) { [weak self] in self?.presentMenu() }]
  }

  func exampleRecognizerInteraction() -> Bool {
    let pan: PanInteraction = .pan(.down, over: 300, on: view)
    reveal.interactions = [pan]
    let isPanning = pan.recognizers.contains { $0.state == .changed }
    return isPanning
  }

  func exampleRotationInteraction() {
    reveal.interactions = [.rotation(by: .pi / 2)]
  }

  func exampleScrollPullInteraction() {
    reveal.interactions = [
      .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
    ]
  }

  func exampleTransitionPullPriority() {
    reveal.interactions = [
      .scrollPull(tableView, past: 30, over: 90, priority: .refreshControl) { [weak self] in
        self?.presentMenu()
      }
    ]
  }

  func exampleTouchToPauseInteraction() {
    reveal.interactions = [.touchToPause(deciding: .up, within: 40)]
  }

  func exampleSetNeedsInteractionsUpdate(_ list: UIViewController) {
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    transition.setNeedsInteractionsUpdate()
  }

  func exampleTransitionAxis() {
    let reveal = reveal
    let tabs = tabs
    reveal.interactions = [
      .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
        tabs.selectedIndex += direction == .left ? 1 : -1
      }
    ]
  }

  func exampleTransitionCompletionRule() {
    reveal.configuration.completionRule = .position(threshold: 0.3)
  }

  func exampleTransitionDirection() {
    let slide = InterruptibleTransition(.slide(from: .trailing))
    _ = slide
  }

  func exampleTransitionDistance() {
    reveal.interactions = [.pan(.down, over: 300)]
    reveal.interactions = [.pan(.down, over: .fraction(0.8))]
    reveal.interactions = [.pan(.down, over: .presentedView)]
  }

  func exampleTransitionOvershoot() {
    let reveal = reveal
    reveal.configuration.onOvershoot = { overshoot, flight in
      flight.containerView.alpha = 1 - overshoot.progress
    }
  }

  func exampleTransitionProgressMapping() {
    let mapping = TransitionProgressMapping(.up, over: 300, in: view.bounds.size)
    let progress = mapping.progress(at: mapping.travel(of: pan.translation(in: nil)))
    _ = progress
  }

  func exampleTransitionRelease() {
    let reveal = reveal
    reveal.configuration.completionRule = .custom { release in
      if release.isPresenting { return release.progress > 0.5 }
      return release.travel > 100 || release.pointsPerSecond > 500
    }
  }

  func exampleTransitionSession() {
    switch pan.state {
    case .began:
      session = transition.beginInteraction(by: pan)
      start = transition.progress
      if session?.startsFlight == true { present(menu, with: transition) }
    case .changed:
      session?.move(to: start + Double(pan.translation(in: nil).y / 300))
    case .ended:
      session?.release(velocity: Double(pan.velocity(in: nil).y / 300))
    default:
      session?.cancel()
    }
    let sign: Double = transition.flight?.isPresenting == false ? -1 : 1
    session?.move(to: start + sign * Double(pan.translation(in: nil).y / 300))
    session?.release(velocity: sign * Double(pan.velocity(in: nil).y / 300))
  }

  func exampleCarry(_ flight: TransitionFlight, _ pinch: UIPinchGestureRecognizer) {
    let finger = pan.location(in: flight.containerView)
    let moved = pan.translation(in: flight.containerView)
    session?.carry(TransitionPose(translation: CGVector(dx: moved.x, dy: moved.y), about: finger))
    let point = pan.location(in: flight.containerView)
    let movement = pan.translation(in: flight.containerView)
    session?.carry(
      TransitionPose(
        translation: CGVector(dx: movement.x, dy: movement.y), scale: pinch.scale, about: point),
      of: "photo")
    let pose = TransitionCarryStyle.direct.pose(
      dragging: pan.translation(in: nil), to: pan.location(in: nil), toward: .down,
      in: flight.containerView.bounds.size)
    session?.carry(pose, of: "photo")
  }

  func examplePoseVelocity(_ flight: TransitionFlight, _ pinch: UIPinchGestureRecognizer) {
    let velocity = pan.velocity(in: flight.containerView)
    session?.release(
      velocity: TransitionPose.Velocity(
        translation: CGVector(dx: velocity.x, dy: velocity.y), scale: pinch.velocity))
  }

  func exampleCarryInArticles(
    _ detail: UIViewController, _ reading: InterruptibleTransition, _ flight: TransitionFlight
  ) {
    reading.interactions = [
      .carry("photo", toward: [.down, .up], on: detail.view) { [weak detail] in
        detail?.dismiss(animated: true)
      }
    ]
  }

  func exampleCarryInteraction(_ detail: UIViewController, close: @escaping () -> Void) {
    let reading = reveal
    reading.interactions = [
      .carry(on: detail.view) { [weak detail] in detail?.dismiss(animated: true) }
    ]
    reading.interactions = [.carry(on: detail.view, style: .system) { close() }]
    reading.interactions = [
      .carry(on: detail.view, when: { $0.kind != .pinch }, begin: close),
      .pan(.down, on: detail.view, when: { $0.location.y < 100 }, begin: close),
    ]
    reveal.interactions = [
      .pan(.down, on: detail.view, when: { $0.location.y < 100 }, begin: close)
    ]
    let viewing = reveal
    let viewer = detail
    let tilted = TransitionCarryStyle.custom { movement, location, _ in
      TransitionPose(
        translation: CGVector(dx: movement.x, dy: movement.y), rotation: movement.x / 1000,
        about: location)
    }
    viewing.interactions = [
      .carry(
        "photo", toward: [.down, .up], on: viewer.view, style: tilted, over: 300,
        completionRule: .custom {
          $0.travel > 88 || $0.pointsPerSecond > 500 || $0.progress > 0.5
        }, begin: close)
    ]
  }

  func exampleTransitionRegistration() {
    let blurView = UIVisualEffectView()
    let blur = reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    blur.remove()
    reveal.observeProgress { [dimming] progress, flight in
      dimming.alpha = flight.isPresenting ? progress : 1 - progress
    }
  }

  func exampleTransitionReturn(detail: UIViewController) {
    navigationController?.pushViewController(detail, with: reveal, returnTransition: .system)
  }

  func exampleTransitionSettling() {
    reveal.configuration.settling = .spring(dampingRatio: 0.8, response: 0.4)
  }
}
