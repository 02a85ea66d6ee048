/// The appearance of a presentation and its reaction to touches outside the presented view.
///
/// ```swift
/// present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
/// ```
///
/// The area around the presented view is dimmed. The dimming scrubs, pauses and reverses with the
/// transition. Touches in this area reach the views below only with ``passesTouchesThrough``, and
/// while the presented view leaves. The second tap of a double tap does not reach them then. To
/// change the style of a presentation, call `changePresentationStyle(to:timing:)`.
///
/// Set a presentation controller's delegate after `present`. If the presentation can be queued, set
/// the delegate in the presented view controller's `viewWillAppear`. If an app accesses the
/// presentation controller earlier, UIKit creates another one for the presentation.
nonisolated public struct TransitionPresentationStyle: Sendable {
  /// The frame of the presented view.
  public var frame: TransitionPresentationFrame
  /// The color over the presenter's view; nil leaves the view unchanged.
  public var dimming: UIColor?
  /// The radius of the presented view's corners, in points.
  ///
  /// The radius applies to the ``maskedCorners``. A radius that is not positive and finite leaves
  /// the corners unchanged.
  public var cornerRadius: CGFloat
  /// The corners that are rounded; nil for the upper corners of a sheet and all corners otherwise.
  ///
  /// Set the upper corners for a custom frame that reaches the bottom edge, for example. An empty
  /// set rounds no corner. The default is nil.
  ///
  /// ```swift
  /// var card = TransitionPresentationStyle.custom { context in
  ///   context.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
  /// }
  /// card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  /// ```
  public var maskedCorners: CACornerMask?
  /// Whether a tap outside the presented view dismisses it.
  ///
  /// During a presentation the tap reverses the flight in place. A tap does not move a held view.
  ///
  /// The app can forbid the dismissal with `isModalInPresentation` or with the presentation
  /// controller's delegate, which is notified. This also applies to gestures that dismiss, but not
  /// to a dismissal by code.
  ///
  /// VoiceOver finds a button outside the presented view, after the elements in the view. The
  /// button has the effect of a tap. Its label is "Dismiss", or the app's translation of this key
  /// in `Localizable.strings`. On iOS 15 and 16 the escape gesture dismisses only from this button.
  /// To dismiss from other elements, override `accessibilityPerformEscape()` in the presented view
  /// controller.
  public var dismissesOnTapOutside: Bool
  /// Whether touches outside the presented view reach the views below it.
  ///
  /// Use this option for a map that is scrolled while a sheet stays open, for example. A tap
  /// outside the presented view then does not dismiss. The default is false.
  ///
  /// The option applies at rest and during the flights of the presentation. It also applies to
  /// gestures and touch-to-pause interactions on the window. UIKit can nevertheless withhold
  /// touches from both views during a transition.
  ///
  /// VoiceOver reaches the views below only with this option, and while the presented view leaves.
  public var passesTouchesThrough: Bool
  /// Whether the presentation covers the current context, and not the whole window.
  ///
  /// The current context is the nearest view controller whose `definesPresentationContext` is true,
  /// from the presenter outward. A navigation controller is one by default. Use this option for a
  /// sheet in a column of a split view, or in a tab whose bar stays visible. Without a context, the
  /// presentation covers the window. The default is false.
  ///
  /// UIKit reads the option when it begins the presentation. A later change has no effect.
  public var presentsInCurrentContext: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - frame: The frame of the presented view.
  ///   - dimming: The color over the presenter's view; nil leaves the view unchanged.
  ///   - cornerRadius: The radius of the presented view's corners, in points.
  ///   - maskedCorners: The corners that are rounded; nil for the upper corners of a sheet and all
  ///     corners otherwise.
  ///   - dismissesOnTapOutside: Whether a tap outside the presented view dismisses it.
  ///   - passesTouchesThrough: Whether touches outside the presented view reach the views below it.
  ///   - presentsInCurrentContext: Whether the presentation covers the current context, and not the
  ///     whole window.
  public init(
    _ frame: TransitionPresentationFrame, dimming: UIColor? = UIColor(white: 0, alpha: 0.4),
    cornerRadius: CGFloat = 16, maskedCorners: CACornerMask? = nil,
    dismissesOnTapOutside: Bool = true, passesTouchesThrough: Bool = false,
    presentsInCurrentContext: Bool = false
  ) {
    self.frame = frame
    self.dimming = dimming
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.dismissesOnTapOutside = dismissesOnTapOutside
    self.passesTouchesThrough = passesTouchesThrough
    self.presentsInCurrentContext = presentsInCurrentContext
  }

  /// A style that covers the whole container, without dimming.
  public static let full = TransitionPresentationStyle(
    .full, dimming: nil, cornerRadius: 0, dismissesOnTapOutside: false)

  /// Creates a style for a view at the bottom edge with the full width, with dimming.
  ///
  /// - Parameter height: The height, in points, as a fraction of the container, or the preferred
  ///   height.
  /// - Returns: The style.
  public static func sheet(
    height: TransitionPresentationFrame.Height
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.sheet(height: height))
  }

  /// Creates a style for a view at an edge, with the full length of the edge and with dimming.
  ///
  /// Use this style for a side menu, for example.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - width: The width, in points or as a fraction of the container. At the top or the bottom it
  ///     is the height.
  /// - Returns: The style.
  public static func side(
    _ edge: TransitionEdge, width: TransitionDistance
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.side(edge, width: width), cornerRadius: 0)
  }

  /// Creates a style for a centered view, with dimming.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The style.
  public static func centered(_ size: CGSize) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.centered(size))
  }

  /// Creates a style for a view whose frame the app computes, with dimming.
  ///
  /// - Parameter frame: The closure that returns the frame in the container, in points. It is
  ///   called at each layout.
  /// - Returns: The style.
  public static func custom(
    _ frame: @escaping @MainActor @Sendable (TransitionPresentationContext) -> CGRect
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.custom(frame))
  }

  /// Creates a style for a view that is inset from the safe area, with dimming.
  ///
  /// - Parameter insets: The insets from the safe area, in points.
  /// - Returns: The style.
  public static func inset(_ insets: UIEdgeInsets) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.inset(insets))
  }
}
