import InterruptibleTransitions

// The verbs of a transition, and the app's own interaction.
extension Performer {
  func command(_ step: Step, _ transition: InterruptibleTransition, _ index: Int) {
    let motion = app.invariants.motion
    switch step {
    case .pause: transition.pause()
    case .update(_, let quantity):
      motion.excuse(index, isNext: transition.phase == .starting)
      transition.update(quantity.number)
    case .finish: transition.finish()
    case .finishAt(_, let quantity):
      motion.record(velocity: quantity.number, of: index)
      transition.finish(velocity: quantity.number)
    case .cancel: transition.cancel()
    case .cancelAt(_, let quantity):
      motion.record(velocity: quantity.number, of: index)
      transition.cancel(velocity: quantity.number)
    case .release(_, let quantity):
      motion.record(velocity: quantity.number, of: index)
      transition.release(velocity: quantity.number)
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    default: break
    }
  }

  func move(_ step: Step, _ slider: SliderInteraction, _ index: Int) {
    let motion = app.invariants.motion
    // The script may have moved the control to another transition.
    let moved = app.transitions.firstIndex { $0 === slider.transition } ?? index
    switch step {
    case .grab:
      slider.grab {
        guard let page = app.free(0), let root = app.root else { return }
        root.present(page, with: app.transitions[index])
      }
    case .slide(_, let quantity):
      motion.excuse(moved, isNext: app.transitions[moved].phase == .starting)
      slider.slide(to: quantity.number)
    case .releaseSlider(_, let quantity):
      motion.record(velocity: quantity.number, of: moved)
      slider.release(velocity: quantity.number)
    case .carry(_, let x, let scale, let rotation):
      motion.excuse(moved, isNext: app.transitions[moved].phase == .starting)
      slider.carry(
        to: TransitionPose(
          translation: CGVector(dx: 100 * x.number, dy: -80 * x.number), scale: scale.number,
          rotation: rotation.number, about: CGPoint(x: 200, y: 300)))
    case .releaseCarried(_, let quantity):
      motion.record(velocity: quantity.number, of: moved)
      slider.releaseCarried(
        velocity: TransitionPose.Velocity(
          translation: CGVector(dx: 500 * quantity.number, dy: 300), scale: quantity.number,
          rotation: quantity.number))
    case .drop: slider.drop()
    default: break
    }
  }
}
