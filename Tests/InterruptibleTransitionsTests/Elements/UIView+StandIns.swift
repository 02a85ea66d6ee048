import HeadlessUIKit

@testable import InterruptibleTransitions

extension UIView {
  /// The view and all its descendants.
  var all: [UIView] { subviews.reduce(into: [self]) { $0 += $1.all } }

  /// The overlays that contain stand-ins, one for each flight.
  var overlays: [ElementOverlay] { all.compactMap { $0 as? ElementOverlay } }

  /// The stand-ins that are not in another stand-in.
  var standIns: [UIView] { overlays.flatMap(\.subviews).flatMap(\.subviews) }

  /// The stand-ins that are not in another stand-in, by name. Of several with one name, the last
  /// one counts.
  var namedStandIns: [String: UIView] {
    Dictionary(standIns.map { ($0.layer.name ?? "", $0) }) { $1 }
  }
}
