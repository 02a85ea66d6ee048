/// A layer that an app may have given an action: by its class, or by a delegate that is not a view.
///
/// A list of these layers avoids a search for them in each subtree that enters or leaves a window.
final class OrderedLayer {
  nonisolated(unsafe) private static var all: [OrderedLayer] = []

  private weak var layer: CALayer?
  private var isInWindow = false

  private init(_ layer: CALayer) {
    self.layer = layer
  }

  static func add(_ layer: CALayer) {
    guard !all.contains(where: { $0.layer === layer }) else { return }
    let ordered = OrderedLayer(layer)
    ordered.isInWindow = layer.isOrderedIn
    all.append(ordered)
  }

  /// Runs the actions of the layers that have entered or left a window since the last call.
  ///
  /// - Complexity: O(*n* · d) in the number of these layers and their depth.
  static func update() {
    guard !all.isEmpty else { return }
    for ordered in all { ordered.update() }
    all.removeAll { $0.layer == nil }
  }

  private func update() {
    guard let layer, layer.isOrderedIn != isInWindow else { return }
    isInWindow.toggle()
    let event = isInWindow ? kCAOnOrderIn : kCAOnOrderOut
    layer.action(forKey: event)?.run(forKey: event, object: layer, arguments: nil)
  }
}

extension CALayer {
  /// Whether the layer is in a window and is not hidden itself.
  fileprivate var isOrderedIn: Bool {
    guard !hides else { return false }
    var root = self
    while let next = root.parent { root = next }
    return root.view is UIWindow
  }
}
