/// The views of an element on both screens, and the stand-ins that the app makes for them.
///
/// An app may take a snapshot to make a stand-in. So all stand-ins are made before the camera makes
/// the elements transparent.
struct ElementViews {
  /// The view on the outgoing screen; nil if there is none.
  let from: UIView?
  /// The view on the incoming screen; nil if there is none.
  let to: UIView?
  /// Whether the screen shows the incoming view already, as it shows the screen below a sheet.
  private let isToOnScreen: Bool
  /// Whether one snapshot shows both ends.
  let isSame: Bool
  /// Whether that snapshot is the outgoing image, because the incoming image is not there yet.
  let keepsImage: Bool
  /// Whether that snapshot is an effect view, which morphs from one effect to the other.
  let morphsEffect: Bool
  /// The app's stand-ins; nil for a snapshot.
  let own: (old: LiveStandIn?, new: LiveStandIn?)

  /// Requests the stand-ins of an element from the app.
  ///
  /// - Parameters:
  ///   - item: The plan item of the element.
  ///   - from: The view on the outgoing screen.
  ///   - to: The view on the incoming screen.
  ///   - isToOnScreen: Whether the screen shows the incoming view already.
  init(_ item: ElementPlan.Item, from: UIView?, to: UIView?, isToOnScreen: Bool) {
    (self.from, self.to, self.isToOnScreen) = (from, to, isToOnScreen)
    morphsEffect = from?.isEffectToCopy == true && to?.isEffectToCopy == true
    keepsImage = from?.keepsImage(for: to) == true
    isSame =
      morphsEffect || keepsImage || from == nil || to == nil
      || from?.showsSameImage(as: to) == true
    guard !morphsEffect else {
      own = (nil, nil)
      return
    }
    let standIn = item.settings.standIn
    let new = (keepsImage ? from : to ?? from).flatMap { standIn.live(for: $0) }
    own = (isSame ? nil : from.flatMap { standIn.live(for: $0) }, new)
  }

  /// Returns the snapshots of an element from the outgoing screen and the incoming screen. The
  /// first one is nil if one snapshot shows both ends.
  func snapshots(
    of item: ElementPlan.Item, _ first: Element, _ last: Element, _ camera: ElementCamera
  ) -> (old: UIView?, new: UIView) {
    if morphsEffect, let from = from as? UIVisualEffectView, let to = to as? UIVisualEffectView {
      return (nil, camera.effects(from, to))
    }
    func snapshot(_ view: UIView?, _ contents: ElementContents, isOnScreen: Bool) -> UIView? {
      view.map { camera.snapshot(of: $0, contents, isOnScreen: isOnScreen, item.settings) }
    }
    // Only a bar is snapshotted where it may have changed in this frame.
    let isOnScreen = to.map { $0.isBar && isToOnScreen } ?? true
    let new =
      own.new
      ?? (keepsImage
        ? snapshot(from, first.contents, isOnScreen: true)
        : snapshot(to ?? from, last.contents, isOnScreen: isOnScreen)) ?? UIView()
    if isSame { return (nil, new) }
    return (own.old ?? snapshot(from, first.contents, isOnScreen: true), new)
  }
}

extension UIView {
  /// Whether the view is an effect view that does not make a stand-in.
  fileprivate var isEffectToCopy: Bool {
    self is UIVisualEffectView && !(self is any ElementView)
  }

  /// Returns whether both views show one image, so that one snapshot is enough.
  fileprivate func showsSameImage(as other: UIView?) -> Bool {
    guard let view = self as? UIImageView, let other = other as? UIImageView else { return false }
    return view.showsSame(as: other) && subviews.isEmpty && other.subviews.isEmpty
      && backgroundColor == nil && other.backgroundColor == nil
  }

  /// Returns whether the view's image stands for that of another view, which has none yet.
  fileprivate func keepsImage(for other: UIView?) -> Bool {
    guard let view = self as? UIImageView, let other = other as? UIImageView else { return false }
    return view.shownImage != nil && other.shownImage == nil && view.subviews.isEmpty
      && other.subviews.isEmpty && backgroundColor == nil && other.backgroundColor == nil
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
