/// The view that is shown for an element during a flight, without touches.
///
/// It contains a view with the shadow, in which nested windows clip, one for each group of corners.
/// The innermost one contains the snapshots. All bounds have their origin at the center.
final class StandInView: UIView {
  /// The view that clips as the views around the element do; nil inside another stand-in.
  private(set) unowned var clip: UIView?
  let id: ElementID
  /// The class of the content that the snapshot lacks; nil if the snapshot is complete.
  let missingContent: String?
  /// Whether the stand-in fades near that end, with everything in it, and reveals the view.
  private(set) var fadesAtStart = false
  private(set) var fadesAtEnd = false
  /// Whether the view stays behind a page, and shows at the end at which the page is in front.
  private(set) var staysBehind = false
  /// The view that moves as the element's screen does; nil if the stand-in does not follow it.
  private var carrier: ScreenCarrier?

  let shadow = UIView()
  let windows: [UIView]
  private(set) var old: UIView?
  private(set) var new: UIView
  /// The view that contains the stand-ins of elements inside this one.
  let nest: UIView
  /// Whether the snapshots are opaque, so that the shadow follows their edges.
  private(set) var hasOpaqueContents: Bool
  /// The borders of both ends, in front of the stand-ins inside this one.
  private(set) var oldBorder: UIView?
  private(set) var newBorder: UIView?
  /// A color in front of the snapshots, and one behind them; nil until needed.
  var overlay: UIView?
  var ground: UIView?

  /// Whether one snapshot shows both ends.
  private(set) var isSame: Bool
  /// Whether the snapshots are views that the app has made.
  private(set) var isOldLive: Bool
  private(set) var isNewLive: Bool
  var path: ElementPath?
  var carry = ElementCarry.none
  var fromEnd: ElementMorph.End?
  var toEnd: ElementMorph.End?
  /// The element at the far end of its path, once for each appearance.
  var away: [ElementMorph.End] = []
  var settings: ElementSettings?
  /// The enclosing stand-in, which retains this one.
  unowned var outer: StandInView?
  /// The corner that the place refers to, in fractions from the center; nil for the center.
  var corner: CGPoint?
  private var size = CGSize.zero
  var order = ElementPlan.Order()
  /// The z position, independent of the order of the screens.
  var depth: CGFloat = 0

  /// The z position of a border: in front of all elements, and in the range that a layer supports.
  private static let borderPosition: CGFloat = 1e9

  /// Creates the stand-in of an element; nil if the element has no view.
  init?(
    _ item: ElementPlan.Item, of views: ElementViews, _ snapshotter: ElementSnapshotter,
    in container: CGRect
  ) {
    let from = views.from
    let to = views.to
    guard let last = item.to ?? item.from, let view = to ?? from else { return nil }
    let first = item.from ?? last
    let snapshots = views.snapshots(of: item, first, last, snapshotter)
    old = snapshots.old
    new = snapshots.new
    id = item.id
    isSame = old == nil
    missingContent = snapshotter.missingContent(of: view)
    fadesAtEnd = missingContent != nil || views.keepsImage
    isOldLive = old is LiveStandIn || isSame && new is LiveStandIn
    isNewLive = new is LiveStandIn
    hasOpaqueContents = first.contents.isOpaque && last.contents.isOpaque
    windows = (0..<max(ElementMorph.windows(from: first.place, to: last.place), 1))
      .map { _ in UIView() }
    var place = shadow
    for window in windows {
      window.clipsToBounds = true
      place.addSubview(window)
      place = window
    }
    // The source of a zoom is in front of the page in both directions.
    let areReversed = item.settings.zoom?.isIncoming == true
    for snapshot in areReversed ? [new, old] : [old, new] {
      if let snapshot { place.addSubview(snapshot) }
    }
    nest =
      first.place.clipsOrFills(container) && last.place.clipsOrFills(container) ? place : UIView()
    super.init(frame: .zero)
    addSubview(shadow)
    isUserInteractionEnabled = false
    addBorder(of: from ?? view, isOld: true, isNeeded: item.settings.hasBorder)
    if from != nil, to != nil { addBorder(of: view, isOld: false) }
    // Identifies the layer in Xcode's view debugger, or in a recording.
    layer.name = item.id.description
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds the stand-in, clipped as the element is; without a screen, it follows none.
  func addClipped(to view: UIView, following screen: UIView? = nil) {
    let clip = UIView()
    clip.isUserInteractionEnabled = false
    clip.addSubview(self)
    if let screen {
      let carrier = ScreenCarrier(of: screen, in: view)
      carrier.addSubview(clip)
      view.addSubview(carrier)
      self.carrier = carrier
    } else {
      view.addSubview(clip)
    }
    self.clip = clip
  }

  /// Reveals the view near the end of the flight at which another page is in front of its screen.
  func stayBehind(isOutgoing: Bool) {
    staysBehind = true
    fade(!isOutgoing)
  }

  func add(_ view: UIView) {
    if nest.superview == nil { addSubview(nest) }
    nest.addSubview(view)
  }

  /// Adds a copy of a view's border; if needed, even if the view has none.
  private func addBorder(of view: UIView, isOld: Bool, isNeeded: Bool = false) {
    guard isNeeded || view.layer.borderWidth > 0 else { return }
    let border = UIView()
    border.layer.borderColor = view.layer.borderColor
    border.layer.zPosition = Self.borderPosition
    add(border)
    if isOld { oldBorder = border } else { newBorder = border }
  }

  /// Returns the state to show. The enclosing stand-in must already show the moment.
  func state(at progress: Double, _ seconds: TimeInterval = 0) -> ElementState? {
    guard var state = carriedState(at: progress, seconds) else { return nil }
    size = state.size
    state.center = fromCenter(state.center)
    return state
  }

  /// Shows a moment, also below 0 or above 1. The enclosing stand-in must already show it.
  func show(_ progress: Double, _ seconds: TimeInterval = 0) {
    guard let state = state(at: progress, seconds) else { return }
    showForms(state)
    if fadesAtStart || fadesAtEnd {
      let faded = max(faded(nearStart: true, at: progress), faded(nearStart: false, at: progress))
      alpha = state.opacity * (1 - faded)
    }
    showShadowPath(state)
    showOpacities(state)
    // In the first half of the flight, the order is that of the outgoing screen.
    let order = CGFloat(progress < 0.5 ? order.from : order.to) + depth * 10_000
    guard let clip else {
      layer.zPosition = order
      return
    }
    (carrier ?? clip).layer.zPosition = order
    carrier?.follow()
    clip.show(state.clip)
  }

  /// Returns the part of a fade near an end: 1 at that end, and 0 from a tenth of the flight on.
  static func fade(nearStart isStart: Bool, at progress: Double) -> CGFloat {
    CGFloat((isStart ? 1 - 10 * progress : 10 * progress - 9).clampedToUnit)
  }

  private func faded(nearStart isStart: Bool, at progress: Double) -> CGFloat {
    guard isStart ? fadesAtStart : fadesAtEnd else { return 0 }
    return Self.fade(nearStart: isStart, at: progress)
  }

  /// Returns the part, 0…1, that has faded where the stand-in reveals its view on one screen.
  func revealed(isOutgoing: Bool, at progress: Double) -> CGFloat {
    let faded = faded(nearStart: isOutgoing, at: progress)
    return staysBehind ? max(faded, self.faded(nearStart: !isOutgoing, at: progress)) : faded
  }

  /// Replaces the snapshot of a view whose contents have changed.
  func replaceSnapshot(
    of view: UIView, _ contents: ElementContents, isOutgoing: Bool,
    _ snapshotter: ElementSnapshotter
  ) {
    // An effect that morphs is in one view with the other effect.
    guard let settings, (new as? EffectStandIn)?.morphs != true else { return fade(isOutgoing) }
    // A live view shows its changes itself.
    let former = isOutgoing && !isSame ? old : new
    if new.showsBothEnds || former?.composition != nil { return }
    let snapshot =
      settings.standIn.live(for: view)
      ?? snapshotter.snapshot(of: view, contents, isOnScreen: false, settings)
    if snapshotter.missingContent(of: view) != nil {
      fade(isOutgoing)
    } else if !isOutgoing {
      fadesAtEnd = false
    }
    if isSame, fromEnd != nil, toEnd != nil {
      // One snapshot has shown both ends. It goes on to show the other one.
      isSame = false
      if isOutgoing {
        new.superview?.insertSubview(snapshot, belowSubview: new)
        old = snapshot
      } else {
        new.superview?.insertSubview(snapshot, aboveSubview: new)
        old = new
        new = snapshot
      }
    } else if let former {
      former.superview?.insertSubview(snapshot, aboveSubview: former)
      (former as? EffectStandIn)?.end()
      former.removeFromSuperview()
      if former === new { new = snapshot } else { old = snapshot }
    }
    if snapshot.showsBothEnds {
      for other in [old, new] where other !== snapshot { other?.removeFromSuperview() }
      old = nil
      new = snapshot
      isSame = true
    }
    isOldLive = old is LiveStandIn || isSame && new is LiveStandIn
    isNewLive = new is LiveStandIn
    hasOpaqueContents = hasOpaqueContents && contents.isOpaque
    if !hasOpaqueContents { shadow.layer.shadowPath = nil }
    let border = isOutgoing ? oldBorder : newBorder ?? (fromEnd == nil ? oldBorder : nil)
    border?.layer.borderColor = view.layer.borderColor
  }

  /// Makes the stand-in fade near the start or near the end, where the view itself is shown.
  func fade(_ isOutgoing: Bool) {
    if isOutgoing { fadesAtStart = true } else { fadesAtEnd = true }
  }

  /// Returns a point of a view as a center of the path, relative to the enclosing stand-in.
  func pathCenter(of point: CGPoint, in view: UIView) -> CGPoint {
    let center = superview?.convert(point, from: view) ?? point
    let corner = fromCenter(.zero)
    return CGPoint(x: center.x - corner.x, y: center.y - corner.y)
  }

  private func fromCenter(_ point: CGPoint) -> CGPoint {
    guard let corner, let outer else { return point }
    return CGPoint(
      x: point.x + corner.x * outer.size.width, y: point.y + corner.y * outer.size.height)
  }
}

/// A view that moves as a screen does, so that a stand-in in it stays in front of the screen.
private final class ScreenCarrier: UIView {
  private weak var screen: UIView?
  private let rest: CATransform3D
  private let opacity: Float

  /// Creates a view in the place of a screen at rest, with the coordinates of its superview.
  init(of screen: UIView, in view: UIView) {
    self.screen = screen
    rest = screen.layer.transform
    opacity = screen.layer.opacity
    super.init(frame: .zero)
    let place = screen.superview.map { $0.convert(screen.place, to: view) } ?? view.bounds
    layer.anchorPoint = screen.layer.anchorPoint
    bounds = place
    isUserInteractionEnabled = false
    follow()
  }

  required init?(coder: NSCoder) { nil }

  func follow() {
    guard let screen, let outer = screen.superview, let container = superview else { return }
    let shown = screen.layer.presentation() ?? screen.layer
    center = container.convert(shown.position, from: outer)
    layer.transform = CATransform3DConcat(CATransform3DInvert(rest), shown.transform)
    alpha = CGFloat(opacity > 0 ? min(shown.opacity / opacity, 1) : 1)
  }
}
