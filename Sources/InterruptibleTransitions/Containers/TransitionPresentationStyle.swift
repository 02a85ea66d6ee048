/// A value that describes the appearance of a presentation, and whether a tap beside it dismisses
/// it.
///
/// ```swift
/// present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
/// ```
///
/// The area beside the presented view is dimmed. The dimming follows the transition: it scrubs,
/// pauses and reverses with it. Touches beside the presented view reach the views below only with
/// ``passesTouchesThrough``. ``UIKit/UIViewController/changePresentationStyle(to:timing:)`` changes
/// the style of a presentation.
///
/// Set a presentation controller's delegate after `present`. If the presentation may have to wait,
/// set it in the presented view controller's `viewWillAppear`. If an app asks for the presentation
/// controller earlier, UIKit makes another one.
nonisolated public struct TransitionPresentationStyle: Sendable {
  /// The frame of the presented view.
  public var frame: TransitionPresentationFrame
  /// The colour over the presenter's view; nil leaves the view as it is.
  public var dimming: UIColor?
  /// The radius of the presented view's corners, in points; of a sheet's upper ones. A radius that
  /// is not finite and above zero leaves the corners as they are.
  public var cornerRadius: CGFloat
  /// Whether a tap outside the presented view dismisses it. During a presentation the tap reverses
  /// the flight where it is. A tap does not move a view that is held.
  ///
  /// The app can forbid the dismissal by `isModalInPresentation` or by the presentation
  /// controller's delegate, which is notified. The same holds for gestures that dismiss, and not
  /// for a dismissal by code.
  ///
  /// VoiceOver finds a button outside the presented view, after the elements in it, that does what
  /// a tap does. Its label is "Dismiss", or the app's translation for this key in
  /// `Localizable.strings`. On iOS 15 and 16 the escape gesture dismisses only from this button; to
  /// dismiss from elsewhere, override `accessibilityPerformEscape()` in the presented view
  /// controller.
  public var dismissesOnTapOutside: Bool
  /// Whether touches outside the presented view reach the views below it, such as a map that is
  /// scrolled while a sheet stays open. Then a tap outside does not dismiss. The default is false.
  ///
  /// This holds at rest and during the flights of the presentation, also for gestures and touches
  /// to pause that listen on the window, as far as UIKit lets touches through then: it may keep
  /// touches from both views during a transition.
  ///
  /// VoiceOver reaches the views below with this option only.
  public var passesTouchesThrough: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - frame: The frame of the presented view.
  ///   - dimming: The colour over the presenter's view; nil leaves the view as it is.
  ///   - cornerRadius: The radius of the presented view's corners, in points; of a sheet's upper
  ///     ones.
  ///   - dismissesOnTapOutside: Whether a tap outside the presented view dismisses it.
  ///   - passesTouchesThrough: Whether touches outside the presented view reach the views below it.
  public init(
    _ frame: TransitionPresentationFrame, dimming: UIColor? = UIColor(white: 0, alpha: 0.4),
    cornerRadius: CGFloat = 16, dismissesOnTapOutside: Bool = true,
    passesTouchesThrough: Bool = false
  ) {
    (self.frame, self.dimming, self.cornerRadius) = (frame, dimming, cornerRadius)
    self.dismissesOnTapOutside = dismissesOnTapOutside
    self.passesTouchesThrough = passesTouchesThrough
  }

  /// Covers the whole container, without dimming.
  public static let full = TransitionPresentationStyle(
    .full, dimming: nil, cornerRadius: 0, dismissesOnTapOutside: false)

  /// Makes a style for a view at the bottom, from side to side, with dimming.
  ///
  /// - Parameter height: The height: points, a fraction of the container, or the preferred one.
  /// - Returns: The style.
  public static func sheet(
    height: TransitionPresentationFrame.Height
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.sheet(height: height))
  }

  /// Makes a style for a view at an edge, from top to bottom, with dimming: a side menu.
  ///
  /// - Parameters:
  ///   - side: The edge.
  ///   - width: The width: points, or a fraction of the container.
  /// - Returns: The style.
  public static func side(
    _ side: TransitionPresentationFrame.Side, width: TransitionDistance
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.side(side, width: width), cornerRadius: 0)
  }

  /// Makes a style for a view in the middle, with dimming.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The style.
  public static func card(_ size: CGSize) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.card(size))
  }

  /// Makes a style for a view whose frame the app computes, with dimming.
  ///
  /// - Parameter frame: Returns the frame in the container, in points, at each layout.
  /// - Returns: The style.
  public static func custom(
    _ frame: @escaping @MainActor @Sendable (TransitionPresentationContext) -> CGRect
  ) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.custom(frame))
  }

  /// Makes a style for a view inset from the safe area's edges, with dimming.
  ///
  /// - Parameter insets: The insets from the safe area, in points.
  /// - Returns: The style.
  public static func inset(_ insets: UIEdgeInsets) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.inset(insets))
  }
}
