extension TransitionAnimation {
  /// Morphs views that have the same identifier on both screens, and cross-dissolves the rest.
  ///
  /// Give a view of each screen the same `elementID`. An element of one screen alone dissolves with
  /// its screen, unless it has modifiers. The view of a whole screen may be an element: a card then
  /// morphs into the screen, above the other screen, which stays as it is.
  /// ``TransitionFlight/elementReport`` reports the matches.
  ///
  /// - Each frame checks the places and the contents of the views. A view may scroll, be laid out
  ///   again, show another image, text or color, or be another cell: its stand-in is retargeted
  ///   without a jump, and shows the new contents. At an end of the flight, the stand-in is where
  ///   the view is. An element that is removed or scrolled away in flight fades at its last visible
  ///   place. See ``ElementSource`` for elements that are not on the screen.
  /// - Changes of a view that draws itself, of an opacity or of corners are shown at the end.
  /// - No snapshot of a view that is not on the screen yet has maps, web pages, video or blurs.
  ///   Near the end such a stand-in fades, and the view is shown beneath
  ///   (``ElementReport/undrawn``).
  /// - On a screen that stays visible beside a sheet, the view of an element is hidden in flight,
  ///   and fades in near the end.
  /// - Stand-ins have the front-to-back order of the outgoing screen until half of the progress,
  ///   and then that of the incoming screen. They lie above the content of the container, in a
  ///   modal transition above bars too. A view in front of a matched element has a stand-in as
  ///   well, and does what its screen does (``ElementReport/promoted``). An app's mask is not shown
  ///   in flight.
  /// - Of several animations with elements in one transition the first one counts.
  ///
  /// ```swift
  /// card.elementID = "card"
  /// detail.view.elementID = "card"
  /// navigationController?.pushViewController(detail, with: InterruptibleTransition(.elements))
  /// ```
  public static var elements: TransitionAnimation { elements(passes: []) }

  /// Morphs views that have the same identifier, as ``elements`` does, with the app's own passes.
  ///
  /// - Parameter passes: The passes, in order.
  /// - Returns: The animation.
  public static func elements(passes: [ElementPass]) -> TransitionAnimation {
    elements(.matching, passes: passes)
  }

  /// Enters, exits and morphs elements by a definition, and cross-dissolves the rest.
  ///
  /// One definition suits any pair of view controllers. On the way back everything plays in
  /// reverse.
  ///
  /// The animation is as long as the longest entry of the definition, at least 0.4 s. Its progress
  /// is linear if a modifier has a delay, a duration or a curve; elements without a curve then ease
  /// in and out, under a finger too. A transition with another timing keeps that, and the times of
  /// elements are parts of its progress.
  ///
  /// To morph all elements but some, make that the default:
  /// `ElementDefinition(["badge": .crossfade], default: .sharedElement)`.
  ///
  /// ```swift
  /// let reading = InterruptibleTransition(
  ///   .elements(["card": .sharedElement, "text": .translateY(40).delay(0.2)]))
  /// ```
  ///
  /// - Parameters:
  ///   - definition: The modifiers of elements by their identifiers.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    _ definition: ElementDefinition, passes: [ElementPass] = []
  ) -> TransitionAnimation {
    elements(definition, as: definition.timing, passes: passes)
  }

  /// Enters, exits and morphs elements by their modifiers and a definition, in a given time.
  ///
  /// The progress is linear; elements without a curve ease in and out. UIKit asks for the duration
  /// before the screens are read. So delays and durations of views' modifiers that exceed it are
  /// shortened.
  ///
  /// ```swift
  /// let cascade = InterruptibleTransition(.elements(lasting: 0.8))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds, an hour at most. A value that is negative or not finite is 0.4.
  ///   - definition: The modifiers of views without their own.
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

  /// Moves the screens by another animation, and morphs elements above them. Nothing dissolves.
  ///
  /// A view that has neither an identifier nor modifiers moves with its screen, such as a close
  /// button, also in front of a matched element. To let it morph or enter differently, give it an
  /// identifier on both screens, or modifiers.
  ///
  /// If the view of a whole screen is an element, the screens do not move.
  ///
  /// ```swift
  /// navigationController?.pushViewController(
  ///   detail, with: InterruptibleTransition(.elements(over: .push(from: .trailing))))
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation of the screens, whose timing is that of the flight.
  ///   - definition: The modifiers of views without their own.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    over animation: TransitionAnimation,
    _ definition: ElementDefinition = ElementDefinition([:], default: .sharedElement),
    passes: [ElementPass] = []
  ) -> TransitionAnimation {
    elements(definition, as: animation.timing, over: animation, passes: passes)
  }

  private static func elements(
    _ definition: ElementDefinition, as timing: TransitionTiming,
    over animation: TransitionAnimation? = nil, passes: [ElementPass]
  ) -> TransitionAnimation {
    standIns(timing, over: animation) { flight, from, to in
      let screens = flight.elementScreens(from, to, as: animation == nil ? .fades : .follows)
      let planner = ElementPlanner(
        definition: definition, isPresenting: flight.isPresenting,
        from: flight.fromViewController, to: flight.toViewController, passes: passes)
      return PlannedElements(
        screens, in: flight.containerView, by: planner, lasting: flight.timing)
    }
  }

  /// Enters, exits and morphs elements by the entries of a definition, and cross-dissolves the
  /// rest.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers of elements by their identifiers.
  ///   - default: The modifiers of all other elements.
  ///   - passes: The app's own passes, in order.
  /// - Returns: The animation.
  public static func elements(
    _ modifiers: [ElementID: ElementModifier], default: ElementModifier,
    passes: [ElementPass] = []
  ) -> TransitionAnimation {
    elements(ElementDefinition(modifiers, default: `default`), passes: passes)
  }

  /// Morphs a view of the presenting screen into a view of the presented one, and back, and
  /// cross-dissolves the rest. ``SnapshotTransition`` does this by hand.
  ///
  /// Both screens are laid out first. In ``TransitionFlight/elementReport`` the identifiers of the
  /// pairs are their numbers: 0 is that of `from` and `to`. A pair is left out if one of its views
  /// has no size, is not in the window, or is on both sides.
  ///
  /// - Parameters:
  ///   - from: Returns the view of the presenting screen, at each start.
  ///   - to: Returns the view of the presented screen.
  ///   - clipToBounds: Whether the pairs clip the child transitions in them.
  ///   - childTransitions: Returns pairs of views in these two that morph too.
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

  /// Shows stand-ins above two screens that dissolve, unless a whole screen has a stand-in.
  /// In that case the surroundings change the other screen, or leave it as it is if they are nil.
  static func standIns(
    _ timing: TransitionTiming = .easeInOut(0.4), over animation: TransitionAnimation? = nil,
    around makeSurroundings: @escaping (TransitionFlight) -> (any ElementSurroundings)? = { _ in
      nil
    },
    _ read: @escaping (_ flight: TransitionFlight, _ from: UIView, _ to: UIView) -> PlannedElements
  ) -> TransitionAnimation {
    TransitionAnimation(timing: timing, exit: animation?.exit ?? noExit) { flight, steps in
      flight.installViews()
      guard flight.elementReport == nil else { return }
      let screens = [flight.fromViewController, flight.toViewController].compactMap {
        $0?.viewIfLoaded
      }
      for screen in screens { screen.layoutIfNeeded() }
      let elements =
        screens.count == 2
        ? read(flight, screens[0], screens[1])
        : PlannedElements([], clips: false, in: flight.containerView)
      // A screen that morphs into a part of the other screen leaves that screen as it is.
      let areStill = screens.contains(where: elements.contain)
      let surroundings: (any ElementSurroundings)? =
        areStill
        ? makeSurroundings(flight)
        : animation == nil ? PageDissolve(of: flight, excluding: elements.views) : nil
      let animator = ElementAnimator(
        elements, in: flight.containerView, around: surroundings,
        behindPartialPage: flight.partlyCoveringFrame.map { _ in flight.coveredScreen })
      flight.elements = animator
      if let animation, !areStill { steps.include(animation, in: flight) }
      steps.follow(animator)
      let cover = screens.first(where: elements.contain).flatMap { animator.addCover(of: $0) }
      steps.cleanUp { position in
        cover?.removeFromSuperview()
        animator.remove(at: position)
      }
    }
    .withReverse { original in
      animation.map { standIns(timing, over: $0.reversed, around: makeSurroundings, read) }
        ?? original
    }
  }
}

extension TransitionFlight {
  /// Returns both screens. A presenter stays behind a page that covers a part of it.
  func elementScreens(
    _ from: UIView, _ to: UIView, as behavior: ScreenBehavior = .fades
  ) -> ScreenPair<ElementScreen> {
    var screens = ScreenPair(
      ElementScreen(of: fromViewController, from), ElementScreen(of: toViewController, to))
    for screen in Screen.allCases { screens[screen].behavior = behavior }
    // UIKit has kept a view in the window to which it gives no access.
    screens.incoming.isOnScreen = incomingView == nil
    if let frame = partlyCoveringFrame {
      screens[coveredScreen].behavior = .stays(around: frame)
    }
    return screens
  }

  /// The screen that a presented page covers.
  fileprivate var coveredScreen: Screen { Screen(isIncoming: !isPresenting) }

  /// The frame of a presented page in the container, if the page covers only a part of it.
  fileprivate var partlyCoveringFrame: CGRect? {
    let page = (isPresenting ? toViewController : fromViewController)?.viewIfLoaded
    guard isModal, let page, !page.covers(containerView) else { return nil }
    return page.superview?.convert(page.place, to: containerView)
  }
}

extension ElementScreen {
  fileprivate init(of viewController: UIViewController?, _ screen: UIView) {
    self.init(root: screen, sources: viewController?.elementSources ?? [])
  }
}
