/// Moves a transition with a finger that pans: grabs it in flight, and starts it if the app says how.
///
/// The transition follows the finger 1:1 from where it was grabbed. A dismissal is moved the other way
/// than a presentation: what a pan down brings in, a pan up takes away.
public final class PanInteraction: TransitionInteraction {
  private weak var transition: InterruptibleTransition?
  private weak var view: UIView?
  private let direction: TransitionDirection
  private let distance: CGFloat
  private let begin: (() -> Void)?
  private var observer: GestureObserver?
  private var mapping: ProgressMapping?
  /// 1 where the finger's direction leads to the end, -1 where the other does.
  private var sign: CGFloat = 1

  /// Makes the interaction; ``TransitionInteraction/pan(_:over:on:begin:)`` reads better.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end.
  ///   - distance: The points over which progress runs from 0 to 1. If it is not above 0, a pan holds
  ///     the transition without moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  public init(
    _ direction: TransitionDirection, over distance: CGFloat, on view: UIView? = nil,
    begin: (() -> Void)? = nil
  ) {
    self.direction = direction
    self.distance = distance
    self.view = view
    self.begin = begin
  }

  /// Starts listening on the view, if there is one.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    if let view {
      listen(on: view)
    } else if let flight = transition.flight {
      flightBegan(flight)
    }
  }

  /// Stops listening.
  public func detach() {
    stopListening()
    transition = nil
  }

  /// Without a view of its own, listens on the window as long as the run lasts.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: Flight) {
    guard view == nil else { return }
    listen(on: flight.containerView.window ?? flight.containerView)
  }

  /// Without a view of its own, stops listening.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: Flight) {
    mapping = nil
    guard view == nil, transition?.flight == nil else { return }
    stopListening()
  }

  private func listen(on view: UIView) {
    stopListening()
    let recognizer = UIPanGestureRecognizer()
    observer = GestureObserver(recognizer) { [weak self] in self?.panned($0) }
    view.addGestureRecognizer(recognizer)
  }

  private func stopListening() {
    guard let observer else { return }
    observer.invalidate()
    observer.recognizer.view?.removeGestureRecognizer(observer.recognizer)
    self.observer = nil
    mapping = nil
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let transition else { return }
    switch recognizer.state {
    case .began:
      take(transition, recognizer)
    case .changed:
      guard let mapping else { break }
      transition.update(CGFloat(mapping.progress(at: travel(recognizer))))
    case .ended:
      guard let mapping else { break }
      self.mapping = nil
      let velocity = direction.component(of: recognizer.velocity(in: nil)) * sign
      transition.release(velocity: mapping.velocity(for: velocity))
    case .cancelled, .failed:
      guard mapping != nil else { break }
      mapping = nil
      transition.resume()
    default:
      break
    }
  }

  /// Takes hold of the run that is under way, or starts one.
  private func take(_ transition: InterruptibleTransition, _ recognizer: UIPanGestureRecognizer) {
    let mapping = ProgressMapping(distance: distance)
    if let flight = transition.flight {
      sign = flight.isPresenting ? 1 : -1
      transition.pause()
      self.mapping = mapping.grabbed(at: travel(recognizer), progress: transition.progress)
    } else if let begin, direction.component(of: recognizer.velocity(in: nil)) > 0 {
      sign = 1
      transition.pause()
      self.mapping = mapping
      begin()
    }
  }

  private func travel(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
    direction.component(of: recognizer.translation(in: nil)) * sign
  }
}

extension TransitionInteraction where Self == PanInteraction {
  /// Moves a transition with a finger that pans.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end.
  ///   - distance: The points over which progress runs from 0 to 1.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: CGFloat, on view: UIView? = nil,
    begin: (() -> Void)? = nil
  ) -> PanInteraction {
    PanInteraction(direction, over: distance, on: view, begin: begin)
  }
}
