// Says: that is not exposed to Objective-C
import InterruptibleTransitions

final class Panning {
  func panned(_ recognizer: UIPanGestureRecognizer) {}

  func attach(to recognizer: UIPanGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(panned(_:)))
  }
}
