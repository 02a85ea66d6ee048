extension TransitionAnimation {
  /// Slides the incoming view in from an edge of the container, and slides it out on dismissal.
  ///
  /// The view slides over the page below, which does not move. The animation changes only the
  /// view's transform. Code that sets centers and sizes during the flight, such as a layout after a
  /// rotation of the device, is not affected.
  ///
  /// - Parameter edge: The edge that the view comes from.
  /// - Returns: The animation.
  public static func slide(from edge: TransitionEdge) -> TransitionAnimation {
    let page = TransitionPageAppearance(toward: edge)
    return TransitionAnimation(exit: page.exit) { flight, steps in
      guard let view = flight.installViews() else { return }
      steps.fadePage(behind: view, in: flight)
      let away = page.resolved(in: flight.layoutDirection)
      AnimatedPage(view, in: flight.containerView).move(
        from: flight.isPresenting ? away : nil, to: flight.isPresenting ? nil : away, in: &steps)
    }
  }
}
