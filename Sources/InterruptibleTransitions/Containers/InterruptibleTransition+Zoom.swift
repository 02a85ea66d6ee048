// A view that grows into a page.
extension InterruptibleTransition {
  /// Returns a transition that grows an element into the presented page, and shrinks the page back
  /// into it.
  ///
  /// ```swift
  /// cell.elementID = ElementID(photo.number)
  /// navigationController?.pushViewController(viewer, with: .zoom(ElementID(photo.number)))
  /// ```
  ///
  /// To reverse the zoom by a call, keep the handle of the request, and call
  /// ``TransitionHandle/cancel()``.
  ///
  /// The page returns in the same way by each way back: a Back button, a call, a drag down, a swipe
  /// from the leading edge, or a pinch. Fingers carry the page, and it lands in the source at their
  /// velocity. A touch catches it at any moment. ``ElementZoomOptions/dismissalGestures`` selects
  /// the gestures.
  ///
  /// - The source is looked up at the start of each flight, the return flight included. A view
  ///   controller that is an ``ElementSource`` can bring a source onto the screen that was scrolled
  ///   away. If there is no source, the pages dissolve.
  /// - Elements with the same identifier in the source and in the page morph inside the page.
  /// - The page stays in place, so its safe area, its bars, its scroll positions and its first
  ///   responder do not change. A snapshot of the page moves. An incoming page is drawn by its
  ///   layer, so maps, web pages, video and blurs appear at the end. An outgoing page is a snapshot
  ///   of the screen. For a player, see ``ElementModifier/standIn(_:)``.
  /// - The page grows in 0.49 s. With another timing, use
  ///   ``TransitionAnimation/zoom(_:options:)``.
  ///
  /// A zoom works in navigation and tab bar controllers, and for presentations of any style. A
  /// sheet grows into the frame of the sheet.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source, which the page also has during a flight.
  ///   - options: The options of the zoom.
  /// - Returns: The transition. The app does not need to keep it.
  public static func zoom(
    _ id: ElementID, options: ElementZoomOptions = ElementZoomOptions()
  ) -> InterruptibleTransition {
    InterruptibleTransition(zooming: .zoom(id, options: options), options)
  }

  /// Returns a transition that grows a view into the presented page, as ``zoom(_:options:)`` does.
  ///
  /// ```swift
  /// present(editor, with: .zoom(from: editButton), as: .sheet(height: .fraction(0.5)))
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view. If it is released or not on the screen, the pages dissolve.
  ///   - options: The options of the zoom.
  /// - Returns: The transition. The app does not need to keep it.
  public static func zoom(
    from view: UIView, options: ElementZoomOptions = ElementZoomOptions()
  ) -> InterruptibleTransition {
    InterruptibleTransition(zooming: .zoom(from: view, options: options), options)
  }

  /// Returns a transition that grows an element into the presented page, as ``zoom(_:options:)``
  /// does, with a source that is determined at the start of each flight.
  ///
  /// ```swift
  /// present(pager, with: .zoom { [weak pager] _ in pager?.photo.map { ElementID($0) } })
  /// ```
  ///
  /// - Parameters:
  ///   - options: The options of the zoom.
  ///   - source: Returns the identifier of the source; nil dissolves the pages. It must not have a
  ///     strong reference to a view controller that keeps the transition.
  /// - Returns: The transition. The app does not need to keep it.
  public static func zoom(
    options: ElementZoomOptions = ElementZoomOptions(),
    source: @escaping (ElementZoomOptions.Context) -> ElementID?
  ) -> InterruptibleTransition {
    InterruptibleTransition(zooming: .zoom(options: options, source: source), options)
  }

  private convenience init(zooming animation: TransitionAnimation, _ zoom: ElementZoomOptions) {
    self.init(
      animation,
      configuration: TransitionConfiguration(
        dismissalTiming: zoom.dismissalTiming, settling: zoom.settling,
        settlingWhenLeaving: zoom.settlingWhenLeaving))
    zoomedTabs = ZoomedTabs()
    makeZoomGestures = { [weak self] page, former in
      self?.zoomGestures(zoom, on: page, backTo: former) ?? []
    }
  }

  private func zoomGestures(
    _ zoom: ElementZoomOptions, on page: UIViewController, backTo former: UIViewController?
  ) -> [any TransitionInteraction] {
    guard let view = page.viewIfLoaded else { return [] }
    let leave = { [weak self, weak page, weak former] in
      guard let self, let page else { return }
      self.leave(page, for: former)
    }
    func mayBegin(_ start: TransitionGestureStart, _ page: UIViewController?) -> Bool {
      zoom.dismissalGestures.contains(start.kind) && page?.isLeavable(by: start.kind) == true
        && zoom.dismissalShouldBegin(start)
    }
    let carry = CarryInteraction(
      nil, toward: [.down], on: view, by: zoom.carryStyle,
      when: { [weak page] in mayBegin($0, page) }, begin: leave)
    // Without this gesture, the swipe of the stack would lead back.
    let swipe = CarryInteraction(
      nil, toward: [.trailing], on: view, by: zoom.carryStyle, isEdgeSwipe: true,
      when: { [weak page] in
        page?.navigationController?.forbidsSwipeBack != true && mayBegin($0, page)
      },
      begin: leave)
    // A touch on an element freezes the flight until the finger lifts.
    let pause = TouchToPauseInteraction(
      .down, within: .infinity, resumesOnLift: true, needsElement: true)
    return [carry, swipe, pause]
  }

  private func leave(_ page: UIViewController, for former: UIViewController?) {
    switch page.parent {
    case let navigation as UINavigationController: navigation.popViewController(with: self)
    case let tabs as UITabBarController:
      if let former { tabs.selectViewController(former, with: self) }
    default: page.presentingViewController?.dismiss(with: self)
    }
  }
}

extension UINavigationController {
  /// Whether the app forbids the system's swipe back, by disabling it or by its delegate.
  fileprivate var forbidsSwipeBack: Bool {
    interactivePopGestureRecognizer?.isAllowedByApp == false
  }
}

extension UIViewController {
  fileprivate func isLeavable(by kind: TransitionGestureStart.Kind) -> Bool {
    // A swipe from the edge leads back inside the page first.
    let stacks = kind == .edge ? visibleTree.compactMap { $0 as? UINavigationController } : []
    guard stacks.allSatisfy({ $0.viewControllers.count < 2 }) else { return false }
    guard let navigation = parent as? UINavigationController else { return true }
    return navigation.topViewController === self && navigation.viewControllers.count > 1
  }
}
