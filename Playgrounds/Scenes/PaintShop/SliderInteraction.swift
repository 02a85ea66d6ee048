import InterruptibleTransitions

/// An interaction of the app: a slider that moves a push to the right and a pop to the left.
///
/// It also shows the progress of a flight that another interaction moves.
final class SliderInteraction: TransitionInteraction {
  private let slider: ShadeSlider
  private let begin: () -> Bool
  private var session: TransitionSession?
  private var listener: TransitionRegistration?
  private var isPush = true
  private(set) weak var transition: InterruptibleTransition?

  /// - Parameters:
  ///   - slider: The slider.
  ///   - begin: A closure that pushes or pops as a tap does, and returns whether it pushes.
  init(_ slider: ShadeSlider, begin: @escaping () -> Bool) {
    self.slider = slider
    self.begin = begin
    add(.touchDown) { $0.hold() }
    add(.valueChanged) { $0.slid() }
    add([.touchUpInside, .touchUpOutside]) { $0.session?.release(velocity: 0) }
    add(.touchCancel) { $0.session?.cancel() }
  }

  func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    listener = transition.observeProgress { [weak self] progress, _ in self?.show(progress) }
  }

  func detach() {
    listener?.remove()
    session = nil
  }

  func flightBegan(_ flight: TransitionFlight) {
    isPush = flight.isPresenting
  }

  private func show(_ progress: Double) {
    slider.value = isPush ? progress : 1 - progress
  }

  /// Holds a running flight under the finger, before the thumb moves on.
  private func hold() {
    guard let transition, transition.flight != nil else { return }
    session = transition.beginInteraction(by: self)
  }

  private func slid() {
    guard let transition else { return }
    if session?.isActive != true {
      session = transition.beginInteraction(by: self)
      if session?.startsFlight == true { isPush = begin() }
    }
    // While another finger holds the flight, the thumb shows the flight's progress.
    guard let session else { return show(transition.progress) }
    session.move(to: isPush ? slider.value : 1 - slider.value)
  }

  private func add(_ events: UIControl.Event, _ act: @escaping (SliderInteraction) -> Void) {
    slider.addAction(UIAction { [weak self] _ in self.map(act) }, for: events)
  }
}
