extension TransitionAnimation {
  /// Lets what is called the same on both screens turn from the one into the other, while the rest
  /// of the screens dissolves.
  ///
  /// Give a view of each screen the same ``UIKit/UIView/elementID``. What only one screen has
  /// dissolves with it. A whole screen may be an element: a card turns into it, above the other
  /// screen, which then stays as it is. ``TransitionFlight/elements`` tells what was found.
  ///
  /// Where everything is is read at the start of the flight, and again when a screen changes its
  /// size. What the app moves or scrolls meanwhile is found in its new place at the end. The
  /// stand-ins lie above all that the container shows: in a modal transition above bars too. A mask
  /// of the app's own is not seen meanwhile.
  ///
  /// ```swift
  /// card.elementID = "card"
  /// detail.view.elementID = "card"
  /// navigationController?.push(detail, with: InterruptibleTransition(.elements))
  /// ```
  public static var elements: TransitionAnimation { elements(after: []) }

  /// The same, with stages of the app's own, which change what both screens have in common.
  ///
  /// - Parameter preprocessors: The stages, in order.
  /// - Returns: The animation.
  public static func elements(
    after preprocessors: [any ElementPreprocessor]
  ) -> TransitionAnimation {
    standIns { flight, from, to in
      ElementScene(from: from, to: to, in: flight.containerView, preprocessors: preprocessors)
    }
  }

  /// Lets a view of the presenting screen turn into a view of the presented one, and back, while
  /// the rest of the screens dissolves. See ``SnapshotTransition``, which does this by hand.
  ///
  /// Both screens are laid out first. In ``TransitionFlight/elements`` the pairs are called by
  /// their numbers: 0 is that of `from` and `to`. A pair without a size, or not in the window, is
  /// left out.
  ///
  /// - Parameters:
  ///   - from: Returns the view of the presenting screen; asked at each start.
  ///   - to: Returns the view of the presented screen.
  ///   - clipToBounds: Whether child transitions are cut off at the edges of what they are in.
  ///   - childTransitions: Returns views in these two that turn into one another.
  /// - Returns: The animation.
  public static func snapshot(
    from: @escaping () -> UIView?, to: @escaping () -> UIView?, clipToBounds: Bool = true,
    childTransitions: @escaping () -> [(from: UIView, to: UIView)] = { [] }
  ) -> TransitionAnimation {
    standIns { flight, _, _ in
      var pairs = childTransitions()
      if let from = from(), let to = to() { pairs.insert((from, to), at: 0) }
      if !flight.isPresenting { pairs = pairs.map { ($0.to, $0.from) } }
      return ElementScene(pairs, clips: clipToBounds, in: flight.containerView)
    }
  }

  /// Shows stand-ins above two screens that dissolve, unless they are the screens themselves.
  ///
  /// - Parameter read: Reads the view of the screen that goes and that of the one that comes.
  /// - Returns: The animation.
  private static func standIns(
    _ read: @escaping (_ flight: TransitionFlight, _ from: UIView, _ to: UIView) -> ElementScene
  ) -> TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.4)) { flight, steps in
      flight.installViews()
      guard let from = flight.fromViewController?.viewIfLoaded,
        let to = flight.toViewController?.viewIfLoaded
      else { return steps.include(dissolve, in: flight) }
      for screen in [from, to] { screen.layoutIfNeeded() }
      let stage = ElementStage(read(flight, from, to), in: flight.containerView)
      flight.animations.findings = stage.report
      // A screen that turns into a part of the other one leaves that one as it is.
      if !stage.hides(from), !stage.hides(to) { steps.include(dissolve, in: flight) }
      steps.followSwings { stage.show($0) }
      steps.cleanUp { _ in stage.remove() }
    }
  }
}
