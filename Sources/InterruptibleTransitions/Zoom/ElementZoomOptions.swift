/// The options of a zoom, in which a view grows into a page.
///
/// ```swift
/// var zoom = ElementZoomOptions()
/// zoom.dimming = .effect(UIBlurEffect(style: .dark))
/// zoom.dismissalShouldBegin = { $0.kind != .drag || $0.location.y < 200 }
/// present(viewer, with: .zoom(ElementID(photo.number), options: zoom))
/// ```
///
/// The default values are those of the system's zoom, as another project has measured them in a
/// simulator.
public struct ElementZoomOptions {
  /// The view controllers of a flight.
  ///
  /// ```swift
  /// zoom.alignmentRect = { context in
  ///   (context.zoomedViewController as? ViewerViewController)?.imageView.frame
  /// }
  /// ```
  public struct Context {
    /// The view controller whose view grows out of the source.
    public let zoomedViewController: UIViewController
    /// The view controller with the source; nil if UIKit does not report it.
    public let sourceViewController: UIViewController?
  }

  /// The layer between the zoomed page and the covered page.
  ///
  /// ```swift
  /// zoom.dimming = .color(UIColor(white: 0, alpha: 0.3))
  /// ```
  public enum Dimming {
    /// A color, which fades in with the progress.
    case color(UIColor)
    /// An effect, such as a blur, which fades in with the progress.
    case effect(UIVisualEffect)
    /// No dimming.
    case clear
  }

  /// Returns the part of the zoomed page that is the source, such as a photo, in points of the
  /// zoomed view.
  ///
  /// At the source, the rectangle covers the source's frame. If it has other proportions, the
  /// middle of the rectangle is shown there. The part of the rectangle outside the page does not
  /// count. The default is the top of the page, in its full width. The closure is called at the
  /// start of each flight, after the page has been laid out.
  ///
  /// ```swift
  /// zoom.alignmentRect = { [weak viewer] _ in viewer?.imageView.frame }
  /// ```
  public var alignmentRect: (Context) -> CGRect? = { _ in nil }
  /// The dimming of the covered page. The default is black with an opacity of 0.15.
  ///
  /// A page that does not fill the container, such as a sheet, has the dimming of its style.
  public var dimming = Dimming.color(UIColor(white: 0, alpha: 0.15))
  /// The scale of the covered page, about the middle of the container. The default is 0.914.
  ///
  /// The scale is limited to 0.1...1; a value that is not finite is 1. The covered page stays as it
  /// is where UIKit gives animations no access to its view, as in a custom presentation, and if the
  /// zoomed page does not fill the container.
  public var coveredScale: CGFloat = 0.914
  /// The gestures that lead back from the zoomed page. The default is all of them.
  ///
  /// Without ``TransitionGestureStart/Kind/edge``, no swipe from the edge leads back.
  public var dismissalGestures: Set<TransitionGestureStart.Kind> = [.drag, .edge, .pinch]
  /// Returns whether a gesture may begin to lead back. The default returns true.
  public var dismissalShouldBegin: (TransitionGestureStart) -> Bool = { _ in true }
  /// The way in which one finger carries the page. The default is
  /// ``TransitionCarryStyle/direct``.
  public var carryStyle = TransitionCarryStyle.direct

  /// The motion with which the page grows. The default is a spring that does not swing: half of the
  /// way in 0.09 s, and 98 % in 0.31 s.
  public var timing = TransitionTiming.spring(mass: 1, stiffness: 361, damping: 38)
  /// The motion with which the page shrinks back if no finger moves it. The default is a spring
  /// that swings past the source.
  ///
  /// ``bounce`` limits the swing.
  public var dismissalTiming = TransitionTiming.spring(mass: 1, stiffness: 225, damping: 22.5)
  /// The spring with which the page returns to its place after a release.
  public var settling = TransitionSettling.spring(dampingRatio: 0.9, response: 0.286)
  /// The spring with which the page lands in its source after a release.
  public var settlingWhenLeaving = TransitionSettling.spring(dampingRatio: 0.75, response: 0.419)

  /// The farthest swing of the page past the source, as a fraction of the source's shorter side.
  ///
  /// With any spring, neither a side nor the center of a page that no finger has carried goes
  /// further. A carried page also returns to this motion, along ``settlingWhenLeaving``, whose
  /// damping ratio decides about that swing. The bounce is limited to 0...1, and 0 is no swing. A
  /// value that is not finite is 0.1. The default is 0.1.
  public var bounce: CGFloat = 0.1

  /// Creates options with the default values.
  public init() {}

  var usableBounce: CGFloat { bounce.isFinite ? min(max(bounce, 0), 1) : 0.1 }

  var usableCoveredScale: CGFloat {
    coveredScale.isFinite ? min(max(coveredScale, 0.1), 1) : 1
  }
}

/// The source of a zoom in one flight.
struct ZoomSource {
  /// The identifier of the source, which the zoomed page gets too.
  let id: ElementID
  /// The view of the source; nil if the element has the identifier.
  private(set) weak var view: UIView?

  init(_ id: ElementID) {
    self.id = id
  }

  init(_ view: UIView) {
    id = ElementID(ZoomedView(view: ObjectIdentifier(view)))
    self.view = view
  }
}

/// The identifier of a view that an app has passed to a zoom.
private nonisolated struct ZoomedView: Hashable, Sendable, CustomStringConvertible {
  let view: ObjectIdentifier
  var description: String { "zoomed view" }
}
