extension TransitionAnimation {
  /// Grows an element into the presented page, and shrinks the page back into it.
  ///
  /// This is the look of ``InterruptibleTransition/zoom(_:_:)``, without its gestures and its
  /// motion after a release. Elements with the same identifier in the source and in the page morph
  /// inside the page.
  ///
  /// ```swift
  /// let opening = InterruptibleTransition(.zoom("card"), timing: .easeOut(0.3))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the source. The page plays the same element; its own identifier does
  ///     not count.
  ///   - zoom: The options, without those of gestures.
  /// - Returns: The animation.
  public static func zoom(
    _ id: ElementID, _ zoom: ElementZoom = ElementZoom()
  ) -> TransitionAnimation {
    self.zoom(zoom, from: { _ in ZoomSource(id) })
  }

  /// Grows a view into the presented page, and shrinks the page back into it.
  ///
  /// - Parameters:
  ///   - view: The view. If it is released, the pages dissolve.
  ///   - zoom: The options, without those of gestures.
  /// - Returns: The animation.
  public static func zoom(
    from view: UIView, _ zoom: ElementZoom = ElementZoom()
  ) -> TransitionAnimation {
    self.zoom(zoom, from: { [weak view] _ in view.map(ZoomSource.init) })
  }

  /// Grows an element into the presented page, as ``zoom(_:_:)`` does, with a source that is
  /// determined at the start of each flight.
  ///
  /// - Parameters:
  ///   - zoom: The options, without those of gestures.
  ///   - source: Returns the identifier of the source; nil dissolves the pages.
  /// - Returns: The animation.
  public static func zoom(
    _ zoom: ElementZoom = ElementZoom(), source: @escaping (ElementZoom.Context) -> ElementID?
  ) -> TransitionAnimation {
    self.zoom(zoom, from: { source($0).map(ZoomSource.init) })
  }

  /// Zooms from a source that is determined at the start of each flight.
  static func zoom(
    _ zoom: ElementZoom, from source: @escaping (ElementZoom.Context) -> ZoomSource?
  ) -> TransitionAnimation {
    standIns(ElementZoom.growing, zoom: zoom) { flight, from, to in
      let (controllers, isPresenting) = (
        (flight.fromViewController, flight.toViewController), flight.isPresenting
      )
      let zoomed = isPresenting ? controllers.1 : controllers.0
      let context = zoomed.map {
        ElementZoom.Context(
          zoomedViewController: $0,
          sourceViewController: isPresenting ? controllers.0 : controllers.1)
      }
      let source = context.flatMap(source)
      var screens = (
        from: ElementScreen(of: controllers.0, from), to: ElementScreen(of: controllers.1, to)
      )
      // UIKit has kept a view in the window to which it gives no access.
      screens.to.isOnScreen = flight.incomingView == nil
      let page = isPresenting ? to : from
      if let source {
        func names(isPage: Bool) -> [ObjectIdentifier: ElementID] {
          let view = isPage ? page : source.view
          return view.map { [ObjectIdentifier($0): source.id] } ?? [:]
        }
        screens.from.names = names(isPage: !isPresenting)
        screens.to.names = names(isPage: isPresenting)
      }
      // Elements outside the source do not belong to the page.
      let isolation = ElementPass { diff in
        guard let id = source?.id else { return }
        let tree = diff.tree(isIncoming: !isPresenting)
        diff.keepShared { $0 == id || tree.ancestors(of: $0).contains(id) }
      }
      let planner = ElementPlanner(
        definition: .matching, isPresenting: isPresenting, from: controllers.0,
        to: controllers.1, passes: [isolation])
      var elements = PlannedElements(
        from: screens.from, to: screens.to, in: flight.containerView, by: planner,
        lasting: flight.timing)
      if let source {
        elements.zoom(
          source.id,
          ZoomedPage(
            isIncoming: isPresenting,
            // The snapshot of a page that scrolls itself begins at its visible part.
            alignment: context.flatMap(zoom.alignmentRect)?
              .offsetBy(dx: -page.bounds.minX, dy: -page.bounds.minY),
            cornerRadius: page.covers(flight.containerView)
              ? flight.containerView.displayCornerRadius : 0))
      }
      return elements
    }
  }
}
