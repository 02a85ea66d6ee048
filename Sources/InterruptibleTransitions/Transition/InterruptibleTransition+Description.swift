extension InterruptibleTransition {
  var summary: String {
    let flights = registry.active.map { "\n  \($0.debugDescription)" }.joined()
    let progress = String(describing: (progress * 1000).rounded() / 1000)
    return "<\(type(of: self)): \(phase) at \(progress), \(interactions.count) interactions>"
      + flights
  }
}

extension TransitionFlight: @MainActor CustomDebugStringConvertible {
  /// A description for a debugger: the view controllers, the phase, and the progress.
  public var debugDescription: String {
    func name(_ controller: UIViewController?) -> String {
      controller.map { "\(type(of: $0))" } ?? "nothing"
    }
    let progress = String(describing: (progress * 1000).rounded() / 1000)
    let marks = [
      usesReducedMotion ? "reduced motion" : nil,
      slowMotionFactor == 1 ? nil : "slowed by \(slowMotionFactor)",
    ]
    return
      ([
        "\(name(fromViewController)) → \(name(toViewController))",
        isPresentation ? "presenting" : "dismissing", "\(phase) at \(progress)",
        "\(duration) s",
      ] + marks.compactMap { $0 }).joined(separator: ", ")
  }
}
