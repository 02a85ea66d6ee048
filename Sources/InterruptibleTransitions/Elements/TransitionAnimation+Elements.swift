extension TransitionAnimation {
  /// Lets what is called the same on both screens turn from the one into the other, while the rest
  /// of the screens dissolves.
  ///
  /// Give a view of each screen the same ``UIKit/UIView/elementID``. What only one screen has
  /// dissolves with it. A whole screen may be an element: a card turns into it, above the other
  /// screen, which then stays as it is. ``TransitionFlight/elements`` tells what was found.
  ///
  /// Where everything is is looked at in each frame. A stand-in bends, without a jump, to where its
  /// view is by now: it may scroll, be laid out anew, or be another cell. At an end it is where its
  /// view is. See ``ElementSource`` for what is not on the screen. What a view shows is pictured at
  /// the start: its colours, corners and opacity in mid-flight are seen at the end. No picture of a
  /// view that is not on the screen yet has maps, web pages, video or blurs: near the end its
  /// stand-in fades, and the view is seen beneath (``ElementReport/undrawn``). What goes
  /// meanwhile fades where it was seen last. Until half of the way the stand-ins have the
  /// front-to-back order of the screen that goes. They lie above all that the container shows: in
  /// a modal transition above bars too. The app's own mask is not seen meanwhile. Of several
  /// animations with elements in one transition the first one counts.
  ///
  /// ```swift
  /// card.elementID = "card"
  /// detail.view.elementID = "card"
  /// navigationController?.push(detail, with: InterruptibleTransition(.elements))
  /// ```
  public static var elements: TransitionAnimation { elements(passes: []) }

  /// Morphs views that have the same identifier, as ``elements`` does, with the app's own passes.
  ///
  /// - Parameter passes: The passes, in order.
  /// - Returns: The animation.
  public static func elements(passes: [ElementPass]) -> TransitionAnimation {
    elements(.matching, passes: passes)
  }

  /// Lets each element do what a definition says, while the rest of the screens dissolves.
  ///
  /// Elements that only one screen has come and go by it, and on the way back in reverse. One
  /// definition suits any pair of view controllers.
  ///
  /// The animation is as long as the longest element of the definition wants, at least 0.4 s, and
  /// its progress has a constant speed if an element has a delay, a duration or a curve of its own.
  /// The others then start and end slowly, under a finger too. A transition that is given another
  /// timing keeps that, for all elements: their own times are parts of its progress.
  ///
  /// To let all elements turn into their partners but some, make that the default:
  /// `ElementDefinition(["badge": .crossfade], default: .sharedElement)`.
  ///
  /// ```swift
  /// let reading = InterruptibleTransition(
  ///   .elements(["card": .sharedElement, "text": .translateY(40).delay(0.2)]))
  /// ```
  ///
  /// - Parameters:
  ///   - definition: The animation of each element.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    _ definition: ElementDefinition, passes: [ElementPass] = []
  ) -> TransitionAnimation {
    elements(definition, as: definition.timing, passes: passes)
  }

  /// Lets elements do what their modifiers and a definition say, in a time that is given.
  ///
  /// The progress has a constant speed; elements without a curve of their own start and end slowly.
  /// The delays and the durations of modifiers are known only when the screens are read, after
  /// UIKit has asked how long the flight is: what is longer is shortened.
  ///
  /// ```swift
  /// let cascade = InterruptibleTransition(.elements(lasting: 0.8))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds, an hour at most; what is negative or not finite is 0.4.
  ///   - definition: The animation of each element without modifiers.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    lasting duration: TimeInterval,
    _ definition: ElementDefinition = ElementDefinition([:], default: .sharedElement),
    passes: [ElementPass] = []
  ) -> TransitionAnimation {
    let isUsable = duration.isFinite && duration >= 0
    return elements(
      definition, as: .forElements(isUsable ? min(duration, 3600) : 0.4), passes: passes)
  }

  private static func elements(
    _ definition: ElementDefinition, as timing: TransitionTiming,
    passes: [ElementPass]
  ) -> TransitionAnimation {
    standIns(timing) { flight, from, to in
      let planner = ElementPlanner(
        definition: definition, isPresenting: flight.isPresenting,
        from: flight.fromViewController, to: flight.toViewController, passes: passes)
      return PlannedElements(
        from: .init(of: flight.fromViewController, from),
        to: .init(of: flight.toViewController, to), in: flight.containerView, by: planner,
        lasting: flight.timing)
    }
  }

  /// The same, with the animations of single elements and that of all others.
  ///
  /// - Parameters:
  ///   - animations: The animations of elements by what they are called.
  ///   - default: The animation of all others.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    _ animations: [ElementID: ElementModifier], default: ElementModifier,
    passes: [ElementPass] = []
  ) -> TransitionAnimation {
    elements(ElementDefinition(animations, default: `default`), passes: passes)
  }

  /// Lets a view of the presenting screen turn into a view of the presented one, and back, while
  /// the rest of the screens dissolves. See ``SnapshotTransition``, which does this by hand.
  ///
  /// Both screens are laid out first. In ``TransitionFlight/elements`` the pairs are called by
  /// their numbers: 0 is that of `from` and `to`. A pair with a view that has no size, is not in
  /// the window, or is on both sides, is left out.
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
      return PlannedElements(pairs, clips: clipToBounds, in: flight.containerView)
    }
  }

  /// Shows stand-ins above two screens that dissolve, unless they are the screens themselves.
  ///
  /// - Parameters:
  ///   - timing: The timing.
  ///   - read: Reads the view of the screen that goes and that of the one that comes.
  /// - Returns: The animation.
  private static func standIns(
    _ timing: TransitionTiming = .easeInOut(0.4),
    _ read: @escaping (_ flight: TransitionFlight, _ from: UIView, _ to: UIView) -> PlannedElements
  ) -> TransitionAnimation {
    TransitionAnimation(timing: timing) { flight, steps in
      flight.installViews()
      guard flight.elements == nil else { return }
      guard let from = flight.fromViewController?.viewIfLoaded,
        let to = flight.toViewController?.viewIfLoaded
      else { return steps.include(dissolve, in: flight) }
      for screen in [from, to] { screen.layoutIfNeeded() }
      let stage = ElementAnimator(read(flight, from, to), in: flight.containerView)
      flight.animations.elements = stage
      // A screen that turns into a part of the other one leaves that one as it is.
      if !stage.hides(from), !stage.hides(to) { steps.include(dissolve, in: flight) }
      steps.follow(stage)
      steps.cleanUp { _ in stage.remove() }
    }
  }
}

extension ElementScreen {
  /// Makes the side of a view controller's screen.
  fileprivate init(of viewController: UIViewController?, _ screen: UIView) {
    self.init(root: screen, sources: viewController?.elementSources ?? [])
  }
}
