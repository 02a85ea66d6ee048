import Foundation

/// Where a recorder keeps what it knows of a layer.
package struct RecorderPlace {
  /// Tells recorders apart; 0 is none.
  package var recorder = 0
  /// The place among what that recorder knows.
  package var index = 0

  package init() {}

  package init(recorder: Int, index: Int) {
    (self.recorder, self.index) = (recorder, index)
  }
}

/// What a change of a layer marks: the next frame looks at it, and so does a recorder.
extension CALayer {
  /// How often a recorder has looked at layers.
  package static var lookCount: Int { looks }
  nonisolated(unsafe) private static var looks = 0

  /// Has what changes from now on told from what has changed before.
  package static func noteLook() {
    looks += 1
  }

  /// Whether this layer and all below it show the same as when a recorder has looked last, at a
  /// count of looks.
  ///
  /// - Complexity: O(1)
  package func isUnchanged(since look: Int) -> Bool {
    !needsCommit && lookChange <= look
  }

  /// Notes that the next frame may show something else.
  func noteChange() {
    hasChanged = true
    askForCommit()
    noteNewLook()
  }

  /// Notes that a recorder may see something else.
  ///
  /// - Complexity: O(d) in the depth of the tree for the first change of a layer after a look, else
  ///   O(1).
  func noteNewLook() {
    let count = CALayer.looks
    var layer: CALayer? = self
    // What has changed since the last look has told all layers above.
    while let next = layer, next.lookChange <= count {
      next.lookChange = count + 1
      layer = next.parent
    }
  }

  /// Moves the layer under another one, or out of the tree.
  func setParent(_ layer: CALayer?) {
    if needsCommit { parent?.unscheduleCommit(of: self) }
    parent = layer
    // Its time is another one's from now on.
    MediaClock.noteMotion()
    guard let layer else { return }
    if needsCommit { layer.scheduleCommit(of: self) }
    layer.askForCommit()
  }

  /// Has the next frame look here, from the root down.
  private func askForCommit() {
    var layer = self
    while !layer.needsCommit {
      layer.needsCommit = true
      guard let parent = layer.parent else { return }
      parent.scheduleCommit(of: layer)
      layer = parent
    }
  }

  /// Adds a sublayer to those that the next frame looks at.
  private func scheduleCommit(of sublayer: CALayer) {
    (sublayer.previousToCommit, sublayer.nextToCommit) = (nil, firstToCommit)
    firstToCommit?.previousToCommit = sublayer
    firstToCommit = sublayer
  }

  /// Takes a sublayer from those that the next frame looks at.
  private func unscheduleCommit(of sublayer: CALayer) {
    if let previous = sublayer.previousToCommit {
      previous.nextToCommit = sublayer.nextToCommit
    } else {
      firstToCommit = sublayer.nextToCommit
    }
    sublayer.nextToCommit?.previousToCommit = sublayer.previousToCommit
  }

  /// Notes what a frame shows of the layer and all below it.
  ///
  /// - Complexity: O(n) in the number of layers that have changed or move, and of those above them.
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
      // What moves is looked at in the next frame too.
      if !sublayer.needsCommit { unscheduleCommit(of: sublayer) }
    }
    needsCommit = isMoving || firstToCommit != nil
  }

  /// Shows the animations as they are now. All else is as in the last frame, and stays in place: it
  /// is many times as large.
  private func moveOn() {
    let animations = runningAnimations
    for animation in animations { shown.properties.take(animation.key, from: values) }
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

/// What a frame showed of a layer.
struct ShownLayer {
  var properties = LayerProperties()
  var isHidden = false
  var content = LayerContent.none
  /// The value of `MediaClock.motion` in that frame; negative before the first.
  var motion = -1

  /// Whether there was such a frame.
  var exists: Bool { motion >= 0 }
}
