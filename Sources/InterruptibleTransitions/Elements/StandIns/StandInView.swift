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
  /// Whether the stand-in fades near the end of a screen, with everything in it, and reveals the
  /// view there.
  private(set) var fades = ScreenPair(false, false)
  /// Whether the view stays behind a page, and shows at the end at which the page is in front.
  private(set) var staysBehind = false
  /// The view that moves as the element's screen does; nil if the stand-in does not follow it.
  private var carrier: ScreenCarrier?

  let shadow = UIView()
  let windows: [UIView]
  /// The snapshots of both screens; the same view if one snapshot shows both ends.
  private(set) var snapshots: ScreenPair<UIView>
  /// The view that contains the stand-ins of elements inside this one.
  let nest: UIView
  /// Whether the snapshots are opaque, so that the shadow follows their edges.
  private(set) var hasOpaqueContents: Bool
  /// The borders of both ends, in front of the stand-ins inside this one.
  private(set) var borders = ScreenPair<UIView?>(nil, nil)
  /// A color in front of the snapshots, and one behind them; nil until needed.
  var overlay: UIView?
  var ground: UIView?

  var path: ElementPath?
  var carry = ElementCarry.none
  var ends = ScreenPair<ElementMorph.End?>(nil, nil)
  /// The element at the far end of its path, once for each appearance.
  var away: [ElementMorph.End] = []
  var settings: ElementSettings?
  /// The enclosing stand-in, which retains this one.
  unowned var outer: StandInView?
  /// The corner that the place refers to, in fractions from the center; nil for the center.
  var corner: CGPoint?
  private var size = CGSize.zero
  var order = ScreenPair(0, 0)
  /// The z position, independent of the order of the screens.
  var depth: CGFloat = 0

  /// The z position of a border: in front of all elements, and in the range that a layer supports.
  private static let borderPosition: CGFloat = 1e9

  /// Creates the stand-in of an element; nil if the element has no view.
  init?(
    _ item: ElementPlan.Item, of views: ElementViews, _ snapshotter: ElementSnapshotter,
    in container: CGRect
  ) {
    let from = views.views.outgoing
    let to = views.views.incoming
    guard let last = item.elements.incoming ?? item.elements.outgoing, let view = to ?? from else {
      return nil
    }
    let first = item.elements.outgoing ?? last
    snapshots = views.snapshots(of: item, first, last, snapshotter)
    id = item.id
    missingContent = snapshotter.missingContent(of: view)
    fades.incoming = missingContent != nil || views.keepsImage
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
    let isSourceInFront = item.settings.zoom?.screen == .incoming
    place.addSubview(snapshots.incoming)
    if snapshots.outgoing !== snapshots.incoming {
      place.insertSubview(snapshots.outgoing, at: isSourceInFront ? 1 : 0)
    }
    nest =
      first.place.clipsOrFills(container) && last.place.clipsOrFills(container) ? place : UIView()
    super.init(frame: .zero)
    addSubview(shadow)
    isUserInteractionEnabled = false
    addBorder(of: from ?? view, on: .outgoing, isNeeded: item.settings.hasBorder)
    if from != nil, to != nil { addBorder(of: view, on: .incoming) }
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

  /// Whether one snapshot shows both ends.
  var isSame: Bool { snapshots.outgoing === snapshots.incoming }

  /// Reveals the view near the end of the flight at which another page is in front of its screen.
  func stayBehind(_ screen: Screen) {
    staysBehind = true
    fade(near: screen.other)
  }

  func add(_ view: UIView) {
    if nest.superview == nil { addSubview(nest) }
    nest.addSubview(view)
  }

  /// Adds a copy of a view's border; if needed, even if the view has none.
  private func addBorder(of view: UIView, on screen: Screen, isNeeded: Bool = false) {
    guard isNeeded || view.layer.borderWidth > 0 else { return }
    let border = UIView()
    border.layer.borderColor = view.layer.borderColor
    border.layer.zPosition = Self.borderPosition
    add(border)
    borders[screen] = border
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
    if fades.outgoing || fades.incoming {
      let faded = max(faded(near: .outgoing, at: progress), faded(near: .incoming, at: progress))
      alpha = state.opacity * (1 - faded)
    }
    showShadowPath(state)
    showOpacities(state)
    // In the first half of the flight, the order is that of the outgoing screen.
    let order = CGFloat(order[progress < 0.5 ? .outgoing : .incoming]) + depth * 10_000
    guard let clip else {
      layer.zPosition = order
      return
    }
    (carrier ?? clip).layer.zPosition = order
    carrier?.follow()
    clip.show(state.clip)
  }

  /// Returns the part of a fade near the end of a screen: 1 at that end, and 0 from a tenth of the
  /// flight on.
  static func fade(near screen: Screen, at progress: Double) -> CGFloat {
    CGFloat((screen == .outgoing ? 1 - 10 * progress : 10 * progress - 9).clampedToUnit)
  }

  private func faded(near screen: Screen, at progress: Double) -> CGFloat {
    fades[screen] ? Self.fade(near: screen, at: progress) : 0
  }

  /// Returns the part, 0…1, that has faded where the stand-in reveals its view on one screen.
  func revealed(on screen: Screen, at progress: Double) -> CGFloat {
    let faded = faded(near: screen, at: progress)
    return staysBehind ? max(faded, self.faded(near: screen.other, at: progress)) : faded
  }

  /// Replaces the snapshot of a view whose contents have changed.
  func replaceSnapshot(
    of view: UIView, _ contents: ElementContents, on screen: Screen,
    _ snapshotter: ElementSnapshotter
  ) {
    let former = snapshots[screen]
    // An effect that morphs is in one view with the other effect.
    guard let settings, (former as? EffectStandIn)?.morphs != true else {
      return fade(near: screen)
    }
    // A live view shows its changes itself.
    if snapshots.incoming.showsBothEnds || former.composition != nil { return }
    let snapshot =
      settings.standIn.live(for: view)
      ?? snapshotter.snapshot(of: view, contents, isOnScreen: false, settings)
    if snapshotter.missingContent(of: view) != nil {
      fade(near: screen)
    } else if screen == .incoming {
      fades.incoming = false
    }
    let shown = snapshots.both
    // A snapshot that shows a matched element on both screens goes on to show the other one.
    let isShared = isSame && ends.outgoing != nil && ends.incoming != nil
    if isShared, screen == .outgoing {
      former.superview?.insertSubview(snapshot, belowSubview: former)
    } else {
      former.superview?.insertSubview(snapshot, aboveSubview: former)
    }
    let showsBothEnds = snapshot.showsBothEnds || isSame && !isShared
    snapshots[screen] = snapshot
    if showsBothEnds { snapshots[screen.other] = snapshot }
    for view in shown where view !== snapshots.outgoing && view !== snapshots.incoming {
      (view as? EffectStandIn)?.end()
      view.removeFromSuperview()
    }
    hasOpaqueContents = hasOpaqueContents && contents.isOpaque
    if !hasOpaqueContents { shadow.layer.shadowPath = nil }
    let border = borders[screen] ?? (ends.outgoing == nil ? borders.outgoing : nil)
    border?.layer.borderColor = view.layer.borderColor
  }

  /// Makes the stand-in fade near the end of a screen, where the view itself is shown.
  func fade(near screen: Screen) { fades[screen] = true }

  /// Returns a point of a view as a center of the path, relative to the enclosing stand-in.
  func pathCenter(of point: CGPoint, in view: UIView) -> CGPoint {
    let center = superview?.convert(point, from: view) ?? point
    return .zero + (center - fromCenter(.zero))
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
