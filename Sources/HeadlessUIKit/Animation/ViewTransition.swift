import Foundation

/// A transition of a view from a snapshot of its previous content to its new content.
@MainActor struct ViewTransition {
  /// The visual style of a transition.
  private enum Style {
    case none
    case crossDissolve
    /// A rotation about an axis. The angle, in radians, is that of the snapshot's side.
    case flip(angle: CGFloat, x: CGFloat, y: CGFloat)
  }

  let view: UIView
  /// The duration in seconds.
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  private var style: Style {
    switch (options.rawValue >> 20) & 7 {
    case 1: .flip(angle: -.pi, x: 0, y: 1)
    case 2: .flip(angle: .pi, x: 0, y: 1)
    case 5: .crossDissolve
    case 6: .flip(angle: .pi, x: 1, y: 0)
    case 7: .flip(angle: -.pi, x: 1, y: 0)
    default: .none
    }
  }

  /// Makes the changes and shows the transition.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let group = ViewAnimationGroup(
      duration: max(duration, 0), delay: 0, curve: .cubic(options.curve.solver), options: options)
    let picture = picture
    let capture = group.makeCapture()
    let animatesContent = picture != nil && options.contains(.allowAnimatedContent)
    AnimationCapture.run(animatesContent ? capture : nil, changes)
    if let picture {
      show(picture, by: capture)
      group.whenEnded { _ in picture.removeFromSuperlayer() }
    }
    if let completion { group.whenEnded(completion) }
    Runtime.current.animations.add(group)
    group.seal()
  }

  /// A snapshot of the view in the last frame; nil if the transition has no visible effect.
  private var picture: CALayer? {
    if case .none = style { return nil }
    guard duration > 0, UIView.areAnimationsEnabled, !OpenTransactions.disablesActions else {
      return nil
    }
    guard view.layer.isOnScreen, let picture = view.layer.stillCopy(asShown: true) else {
      return nil
    }
    picture.owner = "Transition"
    picture.values.transform = CATransform3DIdentity
    picture.values.opacity = 1
    picture.values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    picture.setExtra(\.isOverlay, to: true)
    return picture
  }

  private func show(_ picture: CALayer, by capture: BlockCapture) {
    let bounds = view.layer.bounds
    picture.values.position = CGPoint(x: bounds.midX, y: bounds.midY)
    view.layer.addSublayer(picture)
    picture.values.opacity = 0
    switch style {
    case .none: break
    case .crossDissolve:
      capture.animate(picture, key: .opacity, from: .number(1), to: .number(0), along: nil)
    case .flip(let angle, let x, let y):
      // The snapshot is on the back side, and is visible until the middle of the flip.
      picture.values.transform = CATransform3DMakeRotation(angle, x, y, 0)
      var sight = KeyframePath(initial: .number(1), isDiscrete: true)
      sight.append(KeyframePath.Leg(start: 0.5, end: 1, to: .number(0)))
      capture.animate(picture, key: .opacity, from: .number(1), to: .number(0), along: sight)
      let model = view.layer.transform
      func turned(by angle: CGFloat) -> LayerValue {
        .transform(CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, 0), model))
      }
      var turn = KeyframePath(initial: turned(by: -angle), isDiscrete: false)
      turn.append(KeyframePath.Leg(start: 0, end: 0.5, to: turned(by: -angle / 2)))
      turn.append(KeyframePath.Leg(start: 0.5, end: 1, to: .transform(model)))
      capture.animate(
        view.layer, key: .transform, from: turned(by: -angle), to: .transform(model), along: turn)
    }
  }
}
