// Says: incorrect argument labels in call
import InterruptibleTransitions

// iOS 17 brought this initializer.
func makeSpring() -> UISpringTimingParameters {
  UISpringTimingParameters(duration: 0.5, bounce: 0.2)
}
