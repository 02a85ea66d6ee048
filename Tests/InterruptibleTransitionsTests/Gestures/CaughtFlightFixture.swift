import HeadlessDevice

@testable import InterruptibleTransitions

/// The places of an interaction that catches a flight.
nonisolated enum GesturePlace: CaseIterable, Sendable {
  /// The interaction is on the presented page, on the presentation's container, on the presenting
  /// page, or on the window.
  case page, container, presenter, window
  /// The presented page provides the interaction, which is on its view, on the presentation's
  /// container, or on the window.
  case providedOnPage, providedOnContainer, providedOnWindow
  /// The interaction has no `begin` closure. It has no view, or is on the presented page, or the
  /// presented page provides it without a view.
  case grabsAnywhere, grabsOnPage, grabsForPage

  var isProvided: Bool {
    switch self {
    case .providedOnPage, .providedOnContainer, .providedOnWindow, .grabsForPage: true
    default: false
    }
  }

  /// Whether the direction leads away from the presented page; nil if the motion of the page
  /// decides.
  var leadsAway: Bool? {
    switch self {
    case .page, .container, .providedOnPage, .providedOnContainer, .providedOnWindow: true
    case .grabsOnPage, .grabsForPage: true
    case .presenter, .grabsAnywhere: false
    case .window: nil
    }
  }
}

/// A page that provides interactions.
final class ProvidingViewController: UIViewController, TransitionInteractionProvider {
  var provide: () -> [any TransitionInteraction] = { [] }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    provide()
  }
}

/// A presentation with an interaction at a place, which catches its flights.
final class CaughtFlightFixture {
  let device = Device()
  let presenter = UIViewController()
  let page = ProvidingViewController()
  let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle
  private let place: GesturePlace
  private let make: (UIView?, (() -> Void)?) -> any TransitionInteraction

  /// Creates a fixture that presents nothing yet.
  ///
  /// - Parameters:
  ///   - animation: The animation, which lasts one second and is linear.
  ///   - style: The style of the presentation.
  ///   - place: The place of the interaction.
  ///   - make: Returns a new interaction on a view.
  init(
    _ animation: TransitionAnimation, as style: TransitionPresentationStyle = .full,
    at place: GesturePlace,
    _ make: @escaping (UIView?, (() -> Void)?) -> any TransitionInteraction
  ) {
    transition = InterruptibleTransition(animation, timing: .linear(1))
    self.style = style
    self.place = place
    self.make = make
    device.launch(presenter)
    guard place.isProvided else {
      replaceInteraction()
      return
    }
    page.provide = { [weak self] in self.map { [$0.makeInteraction()] } ?? [] }
  }

  /// Puts a new interaction into the place of the former one.
  func replaceInteraction() {
    transition.interactions = [makeInteraction()]
  }

  private func makeInteraction() -> any TransitionInteraction {
    let begin: () -> Void = { [weak self] in self?.toggle() }
    switch place {
    case .page, .providedOnPage: return make(page.view, begin)
    case .container, .providedOnContainer: return make(container, begin)
    case .presenter: return make(presenter.view, begin)
    case .window, .providedOnWindow: return make(device.window, begin)
    case .grabsAnywhere, .grabsForPage: return make(nil, nil)
    case .grabsOnPage: return make(page.view, nil)
    }
  }

  /// The container of the presentation, or the window before there is one.
  private var container: UIView {
    guard page.presentingViewController != nil else { return device.window }
    return page.presentationController?.containerView ?? device.window
  }

  /// Presents or dismisses the page.
  func toggle() {
    guard page.presentingViewController == nil else { return page.dismiss(animated: true) }
    presenter.present(page, with: transition, as: style)
  }

  /// Runs a flight until the interaction is to catch it.
  func fly(isPresenting: Bool) {
    if !isPresenting {
      toggle()
      device.advanceUntilIdle()
    }
    toggle()
    device.advance(by: 0.1)
    if place == .container { replaceInteraction() }
    device.advance(by: 0.4)
  }

  /// The shown middle of the page in the window, in points.
  var shownMiddle: CGPoint {
    let frame = page.view.layer.presentedFrame ?? .null
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
