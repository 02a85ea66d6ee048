import Foundation

/// A receiver of the property changes that an animation block makes. The base class ignores them.
///
/// The class is not isolated to an actor because layers are not. Blocks run on the main thread
/// only.
class AnimationCapture {
  nonisolated(unsafe) private static var innermost: AnimationCapture?
  nonisolated(unsafe) static var animationsAreEnabled = true

  /// The curve that replaces the curve of every block outside another block; nil keeps each block's
  /// curve.
  nonisolated(unsafe) private(set) static var prescribedCurve: TimingFunction?
  /// Whether animation blocks outside another block ignore their delays.
  nonisolated(unsafe) private(set) static var ignoresDelays = false

  /// The capture of the innermost block that runs.
  ///
  /// The value is nil outside blocks, and while animations or actions are disabled.
  static var current: AnimationCapture? {
    animationsAreEnabled && !OpenTransactions.disablesActions ? innermost : nil
  }

  /// The block whose settings a nested block inherits; nil if there is none.
  var block: BlockCapture? { nil }

  func propertyChanged(of layer: CALayer, key: LayerKey, from old: LayerValue, to new: LayerValue) {
  }

  /// Runs a block with a capture that receives its changes. With nil, the changes are not animated.
  static func run(_ capture: AnimationCapture?, _ block: () -> Void) {
    flush()
    let outer = innermost
    innermost = capture
    defer { innermost = outer }
    block()
    flush()
  }

  /// Runs a block whose changes are not animated, even in a nested animation block.
  static func runDisabled(_ block: () -> Void) {
    flush()
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = wereEnabled }
    block()
    flush()
  }

  /// Whether pending layouts are performed whenever a block begins or ends.
  nonisolated(unsafe) private static var flushes = false

  /// Runs blocks, and performs pending layouts whenever one of the blocks begins or ends.
  ///
  /// - Parameters:
  ///   - flushes: Whether to perform pending layouts.
  ///   - blocks: The blocks to run.
  static func flushing(_ flushes: Bool, _ blocks: () -> Void) {
    let didFlush = self.flushes
    self.flushes = didFlush || flushes
    defer { self.flushes = didFlush }
    blocks()
  }

  private static func flush() {
    guard flushes else { return }
    // Blocks inside the layout must not trigger another layout.
    flushes = false
    MainActor.assumeIsolated { Runtime.current.window?.layoutIfNeeded() }
    flushes = true
  }

  /// Runs a block in which the given curve replaces the curves of animation blocks.
  static func withCurve(_ curve: TimingFunction, _ block: () -> Void) {
    let outer = prescribedCurve
    prescribedCurve = curve
    defer { prescribedCurve = outer }
    block()
  }

  /// Runs a block whose animation blocks will be scrubbed: they are linear and have no delay (facts
  /// 2.40, 2.44).
  static func runScrubbed(_ block: () -> Void) {
    let ignoredDelays = ignoresDelays
    ignoresDelays = true
    defer { ignoresDelays = ignoredDelays }
    withCurve(.cubic(.linear), block)
  }
}
