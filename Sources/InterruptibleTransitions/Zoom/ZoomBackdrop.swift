/// The views behind a zoomed page: the dimming, the covered page, which is scaled, and its color.
final class ZoomBackdrop: ElementSurroundings {
  /// The covered page, and its state at rest.
  private struct CoveredPage {
    let view: UIView
    let rest: PageState
    let controller: UIViewController?
    /// The middle of the container, from the middle of the page.
    var middle = CGVector.zero
    var containerSize = CGSize.zero
    var safeArea: SafeAreaKeeper?
    /// An invisible view in the place of the page, which loses the same part of its safe area by a
    /// transform. So the loss is known before the page moves.
    let probe = UIView()
    var probeInsets = UIEdgeInsets.zero
  }

  private let container: UIView
  private let scale: CGFloat
  private let dimming: ZoomDimmingView?
  private var covered: CoveredPage?
  /// A view around the covered page, in its color. The window would be black there.
  private var surroundings: UIView?
  /// Whether the progress of the flight leads to the zoomed page.
  private let isPresenting: Bool
  private var shownScale: CGFloat = 1

  /// Adds the dimming below the zoomed page.
  init(of flight: TransitionFlight, _ zoom: ElementZoomOptions) {
    container = flight.containerView
    isPresenting = flight.isPresenting
    scale = zoom.usableCoveredScale
    let (page, view) =
      isPresenting
      ? (flight.incomingView, flight.outgoingView) : (flight.outgoingView, flight.incomingView)
    guard let page, page.covers(container) else {
      dimming = nil
      return
    }
    dimming = ZoomDimmingView(zoom.dimming)
    if let dimming {
      dimming.frame = container.bounds
      container.insertSubview(dimming, belowSubview: page)
    }
    let controller = isPresenting ? flight.fromViewController : flight.toViewController
    guard scale < 1, let view else { return }
    covered = CoveredPage(
      view: view, rest: PageState(of: view), controller: controller)
    measure()
    surround(view)
  }

  /// Measures the covered page, which must be in its place at rest.
  private func measure() {
    guard var page = covered,
      let place = page.view.superview?.convert(page.view.place, to: container)
    else { return }
    let bounds = container.bounds
    page.middle = CGVector(dx: bounds.midX - place.midX, dy: bounds.midY - place.midY)
    page.containerSize = bounds.size
    page.safeArea = page.controller.flatMap(SafeAreaKeeper.init)
    page.probe.transform = .identity
    page.probe.frame = place
    container.insertSubview(page.probe, at: 0)
    container.layoutIfNeeded()
    page.probeInsets = page.probe.safeAreaInsets
    covered = page
  }

  /// Moves the page and adds what it loses of its safe area, before a layout sees either.
  private func move(_ page: CoveredPage, by transform: CGAffineTransform) {
    page.probe.transform = transform
    container.layoutIfNeeded()
    page.rest.move(page.view, by: transform)
    covered?.safeArea?.compensate(forLoss: page.probeInsets - page.probe.safeAreaInsets)
    covered?.safeArea?.compensate()
  }

  private func measureAgain() {
    guard var page = covered, page.containerSize != container.bounds.size else { return }
    page.rest.restore(page.view)
    page.safeArea?.restore()
    page.view.superview?.layoutIfNeeded()
    measure()
  }

  private func surround(_ view: UIView) {
    guard let color = view.backgroundColor, color.cgColor.alpha == 1,
      view.isDescendant(of: container)
    else { return }
    let surroundings = UIView(frame: container.bounds)
    surroundings.backgroundColor = color
    surroundings.isUserInteractionEnabled = false
    container.insertSubview(surroundings, at: 0)
    self.surroundings = surroundings
  }

  func show(_ moment: FlightMoment) {
    let progress = CGFloat(moment.progress.clampedToUnit)
    let growth = isPresenting ? progress : 1 - progress
    dimming?.frame = container.bounds
    surroundings?.frame = container.bounds
    dimming?.show(growth)
    measureAgain()
    guard let covered else { return }
    shownScale = 1 + (scale - 1) * growth
    let transform = CGAffineTransform(
      a: shownScale, b: 0, c: 0, d: shownScale, tx: covered.middle.dx * (1 - shownScale),
      ty: covered.middle.dy * (1 - shownScale))
    move(covered, by: transform)
  }

  /// Returns a place in the covered page as it is without the scale.
  func placeAtRest(_ place: ElementPlace, on screen: Screen) -> ElementPlace {
    guard covered != nil, (screen == .outgoing) == isPresenting else { return place }
    let middle = container.bounds.center
    let factor = 1 / shownScale
    var place = place
    place.center = middle + (place.center - middle) * factor
    let radius = place.cornerRadius
    place.size = place.size * factor
    place.cornerRadius = radius * factor
    place.borderWidth *= factor
    place.shadow = place.shadow.scaled(by: factor)
    return place
  }

  func end() {
    dimming?.removeFromSuperview()
    surroundings?.removeFromSuperview()
    guard let covered else { return }
    covered.probe.removeFromSuperview()
    covered.rest.restore(covered.view)
    self.covered?.safeArea?.restore()
    self.covered = nil
  }
}

/// The layer between a zoomed page and the covered page.
private final class ZoomDimmingView: UIVisualEffectView {
  private let color: UIColor?
  private let fullEffect: UIVisualEffect?
  private let scrubber = EffectScrubber()

  /// Creates a view that shows nothing; nil without a dimming.
  init?(_ dimming: ElementZoomOptions.Dimming) {
    switch dimming {
    case .color(let color):
      self.color = color
      fullEffect = nil
    case .effect(let effect):
      color = nil
      fullEffect = effect
    case .clear: return nil
    }
    super.init(effect: nil)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a part of the dimming, 0…1.
  func show(_ part: CGFloat) {
    if let color { backgroundColor = color.withAlphaComponent(color.cgColor.alpha * part) }
    guard let fullEffect else { return }
    scrubber.scrub(to: part) {
      effect = nil
      return { [weak self] in self?.effect = fullEffect }
    }
  }
}

nonisolated extension ElementShadow {
  fileprivate func scaled(by scale: CGFloat) -> ElementShadow {
    ElementShadow(
      opacity: opacity, radius: radius * scale,
      offset: offset * scale, color: color)
  }
}
