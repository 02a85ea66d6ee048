// Says: main actor-isolated property 'alpha' can not be mutated from a nonisolated context
import InterruptibleTransitions

nonisolated func fade(_ view: UIView) {
  view.alpha = 0
}
