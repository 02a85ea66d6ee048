import Foundation

extension UIView {
  /// UIKit's own timing curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How an animation block animates.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out the views that the block changed when the block ends, so that the layout is animated
    /// too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that are being animated receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Where animations of a property are not additive, start from the presentation value rather
    /// than from the model value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run forwards and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keep the duration of the block inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keep the curve of the block inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animate what its block changes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition from one view to another, hide and show the views, which stay in place.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Turn about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turn about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Fade from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turn about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turn about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Start and end slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Start slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// End slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Run evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }
  }

  /// How a keyframe animation moves from keyframe to keyframe.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits; the low ones mean the same as in `AnimationOptions`.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out the views that the block changed when the block ends, so that the layout is animated
    /// too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views that are being animated receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Start from the presentation value rather than from the model value. Keyframes are never
    /// additive to animations that already run.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Run forwards and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keep the duration of the block inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Move evenly between keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }
}

extension UIView.AnimationOptions {
  /// The runtime's own: the block makes a change of the window's size.
  static let changesSize = UIView.AnimationOptions(rawValue: 1 << 40)
}
