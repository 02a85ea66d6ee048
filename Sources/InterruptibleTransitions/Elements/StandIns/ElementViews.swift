/// The views of an element on both screens, and the stand-ins that the app makes for them. An app
/// may take a snapshot for one, so all are made before the elements become transparent.
struct ElementViews {
  let from: UIView?
  let to: UIView?
  /// Whether the screen shows the incoming view already, as it shows the screen below a sheet.
  private let isToOnScreen: Bool
  /// Whether one snapshot shows both ends.
  let isSame: Bool
  /// Whether that snapshot is the outgoing image, because the incoming image is not there yet.
  let keepsImage: Bool
  /// Whether that snapshot is an effect view, which morphs from one effect to the other.
  let morphsEffect: Bool
  /// The view whose snapshot is shown at the end.
  private let shown: UIView?
  /// The app's stand-ins; nil for a snapshot.
  private let oldStandIn: LiveStandIn?
  private let newStandIn: LiveStandIn?

  /// Requests the stand-ins of an element from the app.
  init(_ item: ElementPlan.Item, from: UIView?, to: UIView?, isToOnScreen: Bool) {
    self.from = from
    self.to = to
    self.isToOnScreen = isToOnScreen
    morphsEffect = from?.isEffectToCopy == true && to?.isEffectToCopy == true
    let images = from?.plainImageView.flatMap { from in to?.plainImageView.map { (from, $0) } }
    keepsImage = images.map { $0.shownImage != nil && $1.shownImage == nil } == true
    isSame =
      morphsEffect || keepsImage || from == nil || to == nil
      || images.map { $0.showsSame(as: $1) } == true
    shown = keepsImage ? from : to ?? from
    let standIn = item.settings.standIn
    newStandIn = morphsEffect ? nil : shown.flatMap { standIn.live(for: $0) }
    oldStandIn = morphsEffect || isSame ? nil : from.flatMap { standIn.live(for: $0) }
  }

  /// Returns the snapshots; the first one is nil if one snapshot shows both ends.
  func snapshots(
    of item: ElementPlan.Item, _ first: Element, _ last: Element, _ snapshotter: ElementSnapshotter
  ) -> (old: UIView?, new: UIView) {
    if morphsEffect, let from = from as? UIVisualEffectView, let to = to as? UIVisualEffectView {
      return (nil, snapshotter.effects(from, to))
    }
    func snapshot(_ view: UIView?, _ contents: ElementContents, isOnScreen: Bool) -> UIView? {
      view.map { snapshotter.snapshot(of: $0, contents, isOnScreen: isOnScreen, item.settings) }
    }
    // An incoming view may have changed in this frame. Only a bar is snapshotted as it was.
    let isOnScreen = shown === from || isToOnScreen && to?.isBar == true
    let contents = keepsImage ? first.contents : last.contents
    let new = newStandIn ?? snapshot(shown, contents, isOnScreen: isOnScreen) ?? UIView()
    if isSame || new.showsBothEnds { return (nil, new) }
    let old = oldStandIn ?? snapshot(from, first.contents, isOnScreen: true)
    return old?.showsBothEnds == true ? (nil, old ?? new) : (old, new)
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
