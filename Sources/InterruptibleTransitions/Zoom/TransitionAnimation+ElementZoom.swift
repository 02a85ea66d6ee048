extension TransitionAnimation {
  /// Grows an element into the presented page, and shrinks the page back into it.
  ///
  /// This is the look of `InterruptibleTransition.zoom(_:options:)`, without its gestures and its
  /// motion after a release. Elements with the same identifier in the source and in the page morph
  /// inside the page.
  ///
  /// ```swift
  /// let opening = InterruptibleTransition(.zoom("card"), timing: .easeOut(0.3))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the source, which the page also has during a flight.
  ///   - options: The options of the zoom, without those of gestures.
  /// - Returns: The animation.
  public static func zoom(
    _ id: ElementID, options: ElementZoomOptions = ElementZoomOptions()
  ) -> TransitionAnimation {
    zoom(options, from: { _ in ZoomSource(id) })
  }

  /// Grows a view into the presented page, and shrinks the page back into it.
  ///
  /// - Parameters:
  ///   - view: The view. If it is released, the pages dissolve.
  ///   - options: The options of the zoom, without those of gestures.
  /// - Returns: The animation.
  public static func zoom(
    from view: UIView, options: ElementZoomOptions = ElementZoomOptions()
  ) -> TransitionAnimation {
    zoom(options, from: { [weak view] _ in view.map(ZoomSource.init) })
  }

  /// Grows an element into the presented page, as ``zoom(_:options:)`` does, with a source that is
  /// determined at the start of each flight.
  ///
  /// - Parameters:
  ///   - options: The options of the zoom, without those of gestures.
  ///   - source: Returns the identifier of the source; nil dissolves the pages.
  /// - Returns: The animation.
  public static func zoom(
    options: ElementZoomOptions = ElementZoomOptions(),
    source: @escaping (ElementZoomOptions.Context) -> ElementID?
  ) -> TransitionAnimation {
    zoom(options, from: { source($0).map(ZoomSource.init) })
  }

  /// Zooms from a source that is determined at the start of each flight.
  static func zoom(
    _ zoom: ElementZoomOptions, from source: @escaping (ElementZoomOptions.Context) -> ZoomSource?
  ) -> TransitionAnimation {
    let backdrop = { (flight: TransitionFlight) in ZoomBackdrop(of: flight, zoom) }
    return standIns(zoom.timing, around: backdrop) { flight, from, to in
      let context = ElementZoomOptions.Context(of: flight)
      let source = context.flatMap(source)
      let page = flight.isPresenting ? to : from
      var elements = PlannedElements(zooming: page, from: source, in: flight, from, to)
      guard let source else { return elements }
      let alignment = context.flatMap(zoom.alignmentRect)
      let isOnWholeScreen = page.covers(flight.containerView)
      elements.zoom(
        source.id,
        ZoomedPage(
          screen: Screen(isIncoming: flight.isPresenting),
          // The snapshot of a page that scrolls itself begins at its visible part.
          alignment: alignment?.offsetBy(dx: -page.bounds.minX, dy: -page.bounds.minY),
          cornerRadius: isOnWholeScreen ? flight.containerView.displayCornerRadius : 0,
          bounce: zoom.usableBounce))
      return elements
    }
  }
}

extension ElementZoomOptions.Context {
  /// Creates the context of a flight; nil if UIKit does not report the zoomed view controller.
  fileprivate init?(of flight: TransitionFlight) {
    let from = flight.fromViewController
    let to = flight.toViewController
    guard let zoomed = flight.isPresenting ? to : from else { return nil }
    zoomedViewController = zoomed
    sourceViewController = flight.isPresenting ? from : to
  }
}

extension PlannedElements {
  /// Plans the elements of a zoom: the page, which has the identifier of the source in this flight,
  /// and the elements in it and in its source.
  fileprivate init(
    zooming page: UIView, from source: ZoomSource?, in flight: TransitionFlight, _ from: UIView,
    _ to: UIView
  ) {
    let isPresenting = flight.isPresenting
    let sourceScreen = Screen(isIncoming: !isPresenting)
    var screens = flight.elementScreens(from, to)
    func names(_ view: UIView?) -> [ObjectIdentifier: ElementID] {
      guard let view, let source else { return [:] }
      return [ObjectIdentifier(view): source.id]
    }
    screens[sourceScreen].names = names(source?.view)
    screens[sourceScreen.other].names = names(page)
    // Elements outside the source do not belong to the page.
    let isolation = ElementPass { diff in
      guard let id = source?.id else { return }
      let tree = diff.trees[sourceScreen]
      diff.keepShared { $0 == id || tree.ancestors(of: $0).contains(id) }
    }
    let planner = ElementPlanner(
      isPresenting: isPresenting, from: flight.fromViewController, to: flight.toViewController,
      passes: [isolation])
    self.init(
      screens, in: flight.containerView, by: planner, lasting: flight.timing, zooming: source?.id)
  }
}
