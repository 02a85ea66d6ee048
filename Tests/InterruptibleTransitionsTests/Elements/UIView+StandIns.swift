import HeadlessUIKit

@testable import InterruptibleTransitions

extension UIView {
  /// The view, and all that is in it.
  var all: [UIView] { [self] + subviews.flatMap(\.all) }

  /// What the stand-ins of a flight are in, wherever that is.
  var overlays: [ElementOverlay] { all.compactMap { $0 as? ElementOverlay } }

  /// The stand-ins that are in no other one.
  var standIns: [UIView] { overlays.flatMap(\.subviews).flatMap(\.subviews) }

  /// The same by what they are called; the last one, where several are called the same.
  var namedStandIns: [String: UIView] {
    Dictionary(standIns.map { ($0.layer.name ?? "", $0) }) { $1 }
  }
}
