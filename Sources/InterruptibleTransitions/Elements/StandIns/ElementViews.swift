/// The views of an element on both screens, and the stand-ins that the app makes for them. An app
/// may take a snapshot for one, so all are made before the elements become transparent.
struct ElementViews {
  let views: ScreenPair<UIView?>
  /// Whether the screen shows the incoming view already, as it shows the screen below a sheet.
  private let isIncomingOnScreen: Bool
  /// Whether one snapshot shows both ends.
  private let isSame: Bool
  /// Whether that snapshot is the outgoing image, because the incoming image is not there yet.
  let keepsImage: Bool
  /// Whether that snapshot is an effect view, which morphs from one effect to the other.
  private let morphsEffect: Bool
  /// The view whose snapshot is shown at the end.
  private let shown: UIView?
  /// The app's stand-ins; nil for a snapshot.
  private var standIns = ScreenPair<LiveStandIn?>(nil, nil)

  /// Requests the stand-ins of an element from the app.
  init(_ item: ElementPlan.Item, of views: ScreenPair<UIView?>, isIncomingOnScreen: Bool) {
    self.views = views
    self.isIncomingOnScreen = isIncomingOnScreen
    let from = views.outgoing
    let to = views.incoming
    morphsEffect = from?.isEffectToCopy == true && to?.isEffectToCopy == true
    let images = from?.plainImageView.flatMap { from in to?.plainImageView.map { (from, $0) } }
    keepsImage = images.map { $0.shownImage != nil && $1.shownImage == nil } == true
    isSame =
      morphsEffect || keepsImage || from == nil || to == nil
      || images.map { $0.showsSame(as: $1) } == true
    shown = keepsImage ? from : to ?? from
    if morphsEffect { return }
    let standIn = item.settings.standIn
    standIns.incoming = shown.flatMap { standIn.live(for: $0) }
    if !isSame { standIns.outgoing = from.flatMap { standIn.live(for: $0) } }
  }

  /// Returns the snapshots; the same one twice if it shows both ends.
  func snapshots(
    of item: ElementPlan.Item, _ first: Element, _ last: Element, _ snapshotter: ElementSnapshotter
  ) -> ScreenPair<UIView> {
    func both(_ view: UIView) -> ScreenPair<UIView> { ScreenPair(view, view) }
    if morphsEffect, let from = views.outgoing as? UIVisualEffectView,
      let to = views.incoming as? UIVisualEffectView
    {
      return both(snapshotter.effects(from, to))
    }
    func snapshot(_ view: UIView?, _ contents: ElementContents, isOnScreen: Bool) -> UIView? {
      view.map { snapshotter.snapshot(of: $0, contents, isOnScreen: isOnScreen, item.settings) }
    }
    // An incoming view may have changed in this frame. Only a bar is snapshotted as it was.
    let isOnScreen =
      shown === views.outgoing || isIncomingOnScreen && views.incoming?.isBar == true
    let contents = keepsImage ? first.contents : last.contents
    let incoming =
      standIns.incoming ?? snapshot(shown, contents, isOnScreen: isOnScreen) ?? UIView()
    if isSame || incoming.showsBothEnds { return both(incoming) }
    let outgoing =
      standIns.outgoing ?? snapshot(views.outgoing, first.contents, isOnScreen: true) ?? incoming
    return outgoing.showsBothEnds ? both(outgoing) : ScreenPair(outgoing, incoming)
  }
}

extension UIView {
  /// The view as a composition around a live view; nil if it is something else.
  var composition: ComposedView? {
    self as? ComposedView ?? (self as? LiveStandIn)?.content as? ComposedView
  }

  var showsBothEnds: Bool { composition?.coversElement == true }

  fileprivate var isEffectToCopy: Bool {
    self is UIVisualEffectView && !(self is any ElementView)
  }

  fileprivate var plainImageView: UIImageView? {
    subviews.isEmpty && backgroundColor == nil ? self as? UIImageView : nil
  }
}

extension ElementStandIn {
  /// Returns the app's stand-in for a view; nil for a snapshot.
  func live(for view: UIView) -> LiveStandIn? {
    let made = made(for: view) ?? (view as? any ElementView)?.newStandIn
    let live = made.map { LiveStandIn($0) }
    live?.adoptStyle(of: view)
    return live
  }
}
