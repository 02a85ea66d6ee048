/// A clean-up of an animation when the flight has come to rest. A list of closures would wrap each
/// of them once more.
struct AnimationCleanUp {
  let perform: (TransitionPosition) -> Void
}
