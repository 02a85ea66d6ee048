import InterruptibleTransitions

extension Performer {
  /// Performs a step with a handwritten transition.
  ///
  /// - Returns: Whether the step belongs to the toolkit's steps.
  func act(_ step: Step, by handMade: HandMadeTransition) -> Bool {
    switch step {
    case .present(let number, _, let place, _, _), .toggle(let number, _, let place):
      guard let page = world.free(number), let presenter = world.find(place),
        world.mayPresent(page, by: presenter)
      else { return true }
      handMade.present(page, by: presenter)
    case .dismiss(let place, _): world.find(place)?.dismiss(animated: true)
    case .pause, .update, .finish, .finishAt, .cancel, .cancelAt, .release, .resume, .reverse:
      handMade.command(step)
    case .push, .pop, .togglePush, .select, .grab, .slide, .letGo, .drop, .setGestures,
      .moveGestures:
      break
    default: return false
    }
    return true
  }
}
