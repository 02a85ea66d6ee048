import Foundation

/// The place of a layer's record in a recorder.
package struct RecorderPlace {
  /// The number of the recorder; 0 means none.
  package var recorder = 0
  /// The index of the record in that recorder.
  package var index = 0

  package init() {}

  package init(recorder: Int, index: Int) {
    self.recorder = recorder
    self.index = index
  }
}

/// Marks that a change of a layer sets for the next frame and for recorders.
extension CALayer {
  /// The number of frames that recorders have recorded.
  package static var lookCount: Int { looks }
  nonisolated(unsafe) private static var looks = 0

  /// Counts a recorded frame, which separates later changes from earlier changes.
  package static func countRecordedFrame() {
    looks += 1
  }

  /// Returns whether the layer and its descendants are unchanged since a frame with a given
  /// `lookCount`.
  ///
  /// - Complexity: O(1)
  package func isUnchanged(since look: Int) -> Bool {
    !needsCommit && lookChange <= look
  }

  /// Records that the next frame may show the layer differently.
  func recordChange() {
    hasChanged = true
    requestCommit()
    invalidateRecordedFrame()
  }

  /// Records that a recorder may read other values.
  ///
  /// - Complexity: O(d) in the depth of the tree for the first change of a layer after a recorded
  ///   frame, else O(1).
  func invalidateRecordedFrame() {
    let count = CALayer.looks
    var layer: CALayer? = self
    // The ancestors of a layer that has changed since the last recorded frame are already marked.
    while let next = layer, next.lookChange <= count {
      next.lookChange = count + 1
      layer = next.parent
    }
  }

  /// Moves the layer to another parent, or out of the tree.
  func setParent(_ layer: CALayer?) {
    if needsCommit { parent?.unscheduleCommit(of: self) }
    parent = layer
    // A new parent may change the layer's time.
    MediaClock.recordMotion()
    if let layer {
      if needsCommit { layer.scheduleCommit(of: self) }
      layer.requestCommit()
    }
    OrderedLayer.update()
  }

  /// Marks the layer for the next frame, and adds it to the lists of its ancestors.
  private func requestCommit() {
    var layer = self
    while !layer.needsCommit {
      layer.needsCommit = true
      guard let parent = layer.parent else { return }
      parent.scheduleCommit(of: layer)
      layer = parent
    }
  }

  /// Adds a sublayer to the list of sublayers that the next frame updates.
  private func scheduleCommit(of sublayer: CALayer) {
    sublayer.previousToCommit = nil
    sublayer.nextToCommit = firstToCommit
    firstToCommit?.previousToCommit = sublayer
    firstToCommit = sublayer
  }

  /// Removes a sublayer from the list of sublayers that the next frame updates.
  private func unscheduleCommit(of sublayer: CALayer) {
    if let previous = sublayer.previousToCommit {
      previous.nextToCommit = sublayer.nextToCommit
    } else {
      firstToCommit = sublayer.nextToCommit
    }
    sublayer.nextToCommit?.previousToCommit = sublayer.previousToCommit
    sublayer.forgetNeighbors()
  }

  /// Clears the layer's references in its superlayer's list of marked sublayers.
  ///
  /// Otherwise a test library that reads all properties would follow a reference to a layer that
  /// was deallocated.
  func forgetNeighbors() {
    nextToCommit = nil
    previousToCommit = nil
  }

  /// Records the values that a frame shows of the layer and its descendants.
  ///
  /// - Complexity: O(n) in the number of layers that have changed or move, and of their ancestors.
  func commit() {
    guard needsCommit else { return }
    let isMoving = hasAnimations
    if hasChanged {
      shown.isHidden = hides
      shown.content = content
      shown.properties = presentedProperties
      shown.motion = MediaClock.motion
      hasChanged = false
    } else if isMoving {
      moveOn()
    }
    var next = firstToCommit
    while let sublayer = next {
      next = sublayer.nextToCommit
      sublayer.commit()
      // A moving sublayer stays in the list for the next frame.
      if !sublayer.needsCommit { unscheduleCommit(of: sublayer) }
    }
    needsCommit = isMoving || firstToCommit != nil
  }

  /// Updates the animated properties of the shown values.
  ///
  /// The other values are the same as in the last frame. They stay in place to avoid copying them,
  /// because they are many times as large.
  private func moveOn() {
    let animations = runningAnimations
    for animation in animations { shown.properties.copy(animation.key, from: values) }
    for animation in animations {
      switch animation.key {
      case .position:
        shown.properties.position = animation.point(over: shown.properties.position)
      case .opacity:
        shown.properties.opacity = animation.opacity(over: shown.properties.opacity)
      case .transform:
        shown.properties.transform = animation.transform(over: shown.properties.transform)
      case let key:
        shown.properties[key] = animation.value(over: shown.properties[key])
      }
    }
    shown.motion = MediaClock.motion
  }
}

/// The values that a frame showed of a layer.
struct ShownLayer {
  var properties = LayerProperties()
  var isHidden = false
  var content = LayerContent.none
  /// The value of `MediaClock.motion` in that frame; negative before the first.
  var motion = -1

  /// Whether a frame has shown the layer.
  var exists: Bool { motion >= 0 }
}
