import Foundation

/// A snapshot after screen updates that was taken within a layout pass: UIKit may render it when
/// the pass ends (fact 5.5).
@MainActor struct PassEndSnapshot {
  private weak var view: UIView?
  private weak var picture: UIView?
  private let (opacity, isHidden): (Float, Bool)

  /// Notes a snapshot of a view that has just been taken.
  init(_ picture: UIView, of view: UIView) {
    (self.picture, self.view) = (picture, view)
    (opacity, isHidden) = (view.layer.values.opacity, view.layer.isHidden)
  }

  /// Shows in the snapshot what the view is when the pass ends, if that is another picture.
  func retake() {
    guard let view, let picture, let early = picture.layer.sublayers?.first,
      let late = view.layer.stillCopy(asShown: false)
    else { return }
    let own = late.values.opacity
    late.settle(in: picture.layer.bounds.size)
    // The picture has the view's own opacity only where that has changed since.
    if own != opacity { late.values.opacity = own }
    late.isHidden = view.layer.isHidden != isHidden && view.layer.isHidden
    guard !late.looks(like: early), Runtime.current.reads(.snapshotsAtPassEnd) else { return }
    early.removeFromSuperlayer()
    picture.layer.addSublayer(late)
  }
}

extension CALayer {
  /// Makes a copy of a view's layer a picture of a size, independent of the view's position.
  func settle(in size: CGSize) {
    values.transform = CATransform3DIdentity
    values.opacity = 1
    values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    values.position = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Whether two still pictures are the same.
  ///
  /// - Complexity: O(n) in the number of layers.
  fileprivate func looks(like other: CALayer) -> Bool {
    let (own, others) = (sublayers ?? [], other.sublayers ?? [])
    return isHidden == other.isHidden && content == other.content
      && masksToBounds == other.masksToBounds && own.count == others.count
      && LayerKey.allCases.allSatisfy { values[$0] == other.values[$0] }
      && zip(own, others).allSatisfy { $0.looks(like: $1) }
  }
}
