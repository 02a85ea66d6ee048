/// What a presentation looks like, and whether a tap beside it ends it: a plain value.
///
/// ```swift
/// present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
/// ```
///
/// What lies beside the presented view is dimmed. The dimming follows the transition: it scrubs,
/// pauses and reverses with it. Touches beside the presented view do not reach what is below.
///
/// A presentation controller's delegate is set after `present`, or in the presented view
/// controller's `viewWillAppear` if the presentation may have to wait: asked for a presentation
/// controller before, UIKit makes another one.
nonisolated public struct TransitionPresentationStyle: Sendable {
  /// Where the presented view is.
  public var frame: TransitionPresentationFrame
  /// What lies over the presenter's view; nil leaves that as it is.
  public var dimming: UIColor?
  /// The radius of the presented view's corners, in points; of a sheet's upper ones. What is not
  /// finite and above zero leaves the view as it is.
  public var cornerRadius: CGFloat
  /// Whether a tap beside the presented view dismisses it, as the user's own doing: the app can
  /// forbid it by `isModalInPresentation` or by the presentation controller's delegate, which hears
  /// of it. On its way in, the presented view turns back where it is. What fingers hold, a tap does
  /// not move.
  ///
  /// What the app dismisses, by a gesture's `begin` for example, is its own doing: nobody is asked.
  public var dismissesOnTapOutside: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - frame: Where the presented view is.
  ///   - dimming: What lies over the presenter's view; nil leaves that as it is.
  ///   - cornerRadius: The radius of the presented view's corners, in points; of a sheet's upper
  ///     ones.
  ///   - dismissesOnTapOutside: Whether a tap beside the presented view dismisses it.
  public init(
    _ frame: TransitionPresentationFrame, dimming: UIColor? = UIColor(white: 0, alpha: 0.4),
    cornerRadius: CGFloat = 16, dismissesOnTapOutside: Bool = true
  ) {
    (self.frame, self.dimming, self.cornerRadius) = (frame, dimming, cornerRadius)
    self.dismissesOnTapOutside = dismissesOnTapOutside
  }

  /// Over the whole container, and nothing else.
  public static let full = TransitionPresentationStyle(
    .full, dimming: nil, cornerRadius: 0, dismissesOnTapOutside: false)

  /// At the bottom, from side to side, over what is dimmed.
  ///
  /// - Parameter height: How high: points, or a fraction of the container.
  /// - Returns: The style.
  public static func sheet(height: TransitionDistance) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.sheet(height: height))
  }

  /// In the middle, over what is dimmed.
  ///
  /// - Parameter size: How large, in points.
  /// - Returns: The style.
  public static func card(_ size: CGSize) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.card(size))
  }

  /// At a distance from the safe area's edges, over what is dimmed.
  ///
  /// - Parameter insets: How far inside, in points.
  /// - Returns: The style.
  public static func inset(_ insets: UIEdgeInsets) -> TransitionPresentationStyle {
    TransitionPresentationStyle(.inset(insets))
  }
}
