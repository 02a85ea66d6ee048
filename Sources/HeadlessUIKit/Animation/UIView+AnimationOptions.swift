import Foundation

extension UIView {
  /// The built-in timing curves.
  public enum AnimationCurve: Int, Sendable {
    /// A curve that is slow at both ends.
    case easeInOut = 0
    /// A curve that is slow at the start.
    case easeIn = 1
    /// A curve that is slow at the end.
    case easeOut = 2
    /// A curve of constant speed.
    case linear = 3
  }

  /// Options for an animation block.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views when the block ends, so that the layout is also animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets animating views receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts non-additive animations from the presentation value rather than from the model value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animations without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animations forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes that a transition's block makes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Flips the view about its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Cross-dissolves from the old content to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Starts and ends slowly. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }
  }

  /// Options for a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options. The low bits have the same meaning as in `AnimationOptions`.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views when the block ends, so that the layout is also animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets animating views receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation value rather than from the model value.
    ///
    /// Keyframes are never additive to running animations.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Interpolates linearly between keyframes. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }
}

extension UIView.AnimationOptions {
  /// An internal option of the runtime for a block that changes the window's size.
  static let changesSize = UIView.AnimationOptions(rawValue: 1 << 40)
}
