import Foundation
import HeadlessUIKit

extension Device {
  /// The frames that the device shows, beginning with the current screen.
  ///
  /// Each access returns a stream for one reader. The stream ends when the device is released. A
  /// reader that is slower than the device misses frames: its next frame is always the newest one.
  /// A ``FrameEncoder`` writes frames as differences.
  ///
  /// ```swift
  /// for await frame in device.frames {
  ///   print(frame.time, frame.fingers.count)
  /// }
  /// ```
  ///
  /// A layer has the same identifier from frame to frame. After the screen has shown thousands of
  /// layers, all identifiers may change at once.
  public var frames: AsyncStream<Recording.Frame> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Recording.Frame.self, bufferingPolicy: .bufferingNewest(1))
    let source = FrameSource(continuation)
    runtime.activate()
    source.show(self)
    let observation = onFrame { [weak self] _ in
      if let self { source.show(self) }
    }
    // The device owns the observation. A strong reference here would be a cycle.
    continuation.onTermination = { [weak observation] _ in
      Task { @MainActor in observation?.cancel() }
    }
    return stream
  }
}

/// The snapshots of one stream of frames.
@MainActor private final class FrameSource {
  /// The number of layers to keep in addition to twice the layers on the screen.
  private static let limit = 2000

  private let continuation: AsyncStream<Recording.Frame>.Continuation
  private var known = KnownLayers()

  init(_ continuation: AsyncStream<Recording.Frame>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func show(_ device: Device) {
    let root = known.snapshot(of: device.window.layer)
    CALayer.countRecordedFrame()
    // The known layers are kept in memory, also those that the app has removed.
    if known.count > Self.limit, known.count > Self.limit + 2 * root.count { known = KnownLayers() }
    continuation.yield(
      Recording.Frame(time: device.time, root: root, fingers: device.fingerSamples))
  }
}

extension LayerSnapshot {
  /// The number of layers in the tree.
  fileprivate var count: Int { sublayers.reduce(1) { $0 + $1.count } }
}
