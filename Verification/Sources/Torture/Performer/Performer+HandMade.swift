import InterruptibleTransitions

extension Performer {
  /// Performs a step with a handwritten transition.
  ///
  /// - Returns: Whether the step belongs to the toolkit's steps.
  func act(_ step: Step, by handMade: HandMadeTransition) -> Bool {
    switch step {
    case .present(let number, _, let place, _, _), .toggle(let number, _, let place):
      guard let page = app.free(number), let presenter = app.find(place),
        app.mayPresent(page, by: presenter)
      else { return true }
      handMade.present(page, by: presenter)
    case .dismiss(let place, _): app.find(place)?.dismiss(animated: true)
    case .pause, .update, .finish, .finishAt, .cancel, .cancelAt, .release, .resume, .reverse:
      handMade.command(step)
    case .push, .pop, .popToRoot, .popTo, .setStack, .togglePush, .select, .grab, .slide, .carry,
      .releaseCarried, .releaseSlider, .drop, .setGestures, .moveGestures:
      break
    default: return false
    }
    return true
  }
}
