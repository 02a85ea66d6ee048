// Contents that change during a flight.
extension ElementAnimator {
  /// The recorded contents of one snapshot of a stand-in.
  struct Recording {
    let key: ElementPlan.Key
    /// Whether the snapshot is that of the view on the outgoing screen.
    let isOutgoing: Bool
    var record: ElementContentRecord
    /// The number of times that the snapshot may still be replaced: drawing takes long.
    var replacements = 10
  }

  /// Records the contents of all snapshots that the toolkit has taken.
  func recordContents() {
    let elements = Set(
      (Array(from.views.values) + Array(to.views.values)).map { ObjectIdentifier($0) })
    recordings = plan.items.flatMap { item in
      [true, false].compactMap { isOutgoing in
        guard (isOutgoing ? item.from : item.to) != nil,
          let view = (isOutgoing ? from : to).views[item.id]
        else { return nil }
        return Recording(
          key: item.key, isOutgoing: isOutgoing,
          record: ElementContentRecord(of: view) { elements.contains(ObjectIdentifier($0)) })
      }
    }
  }

  /// Records the contents of the outgoing screen again: the animator has set them to those of its
  /// end, without a change on the screen.
  func recordOutgoingContents() {
    recordsAgain = false
    let incoming = recordings.filter { !$0.isOutgoing }
    recordContents()
    recordings = recordings.filter(\.isOutgoing) + incoming
  }

  /// Replaces the snapshots of views whose contents have changed.
  ///
  /// - Parameter progress: The progress that is shown next. Near the ends, all contents are
  ///   compared.
  func updateContents(at progress: Double) {
    let isThorough = progress < 0.1 || progress > 0.9
    let changed = recordings.indices.filter { index in
      let recording = recordings[index]
      guard let view = (recording.isOutgoing ? from : to).views[recording.key.id] else {
        return false
      }
      return !recording.record.isCurrent(for: view, isThorough: isThorough)
    }
    if !changed.isEmpty { replaceSnapshots(changed) }
  }

  private func replaceSnapshots(_ changed: [Int]) {
    // The camera changes opacities, on which the kind of the contents depends.
    let contents = changed.map { index -> ElementContents? in
      let recording = recordings[index]
      guard let view = (recording.isOutgoing ? from : to).views[recording.key.id],
        let place = view.elementPlace(in: container)
      else { return nil }
      return view.elementContents(at: place.size.width / view.bounds.width)
    }
    let views = Array(from.views.values) + Array(to.views.values)
    let camera = ElementCamera(of: views)
    defer { camera.close() }
    for (index, contents) in zip(changed, contents) {
      let recording = recordings[index]
      guard let standIn = standIns[recording.key], recording.replacements > 0,
        let view = (recording.isOutgoing ? from : to).views[recording.key.id], let contents
      else {
        standIns[recording.key]?.fade(recording.isOutgoing)
        continue
      }
      recordings[index].record = ElementContentRecord(of: view, besides: camera.isElement)
      recordings[index].replacements -= 1
      plan = plan.changed { item in
        if item.key == recording.key {
          item.setContents(contents, of: view, isOutgoing: recording.isOutgoing)
        }
      }
      standIn.replaceSnapshot(of: view, contents, isOutgoing: recording.isOutgoing, camera)
    }
    prepareReveal()
    setPaths(at: shown)
  }
}

extension ElementPlan.Item {
  /// Sets what the view of the element shows now.
  fileprivate mutating func setContents(
    _ contents: ElementContents, of view: UIView, isOutgoing: Bool
  ) {
    let background = ElementColor(view.layer.backgroundColor)
    let borderColor = ElementColor(view.layer.borderColor)
    change(isOutgoing: isOutgoing) { element in
      (element.contents, element.background) = (contents, background)
      element.borderColor = borderColor
      element.place.shadow.color = ElementColor(view.layer.shadowColor)
    }
  }
}
