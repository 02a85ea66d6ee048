// Contents that change during a flight.
extension ElementAnimator {
  /// The recorded contents of one snapshot of a stand-in.
  struct Recording {
    let key: ElementPlan.Key
    let isOutgoing: Bool
    var record: ElementContentRecord
    /// The number of times that the snapshot may still be replaced: drawing takes long.
    var replacements = 10
  }

  func recordContents(isOutgoing: Bool) {
    let elements = Set(views.map { ObjectIdentifier($0) })
    recordings.removeAll { $0.isOutgoing == isOutgoing }
    for item in plan.items where (isOutgoing ? item.from : item.to) != nil {
      guard let view = tracker(isOutgoing).views[item.id] else { continue }
      recordings.append(
        Recording(
          key: item.key, isOutgoing: isOutgoing,
          record: ElementContentRecord(of: view) { elements.contains(ObjectIdentifier($0)) }))
    }
  }

  private var views: [UIView] { [from, to].flatMap(\.views.values) }

  private func view(of recording: Recording) -> UIView? {
    tracker(recording.isOutgoing).views[recording.key.id]
  }

  /// Replaces outdated snapshots. Near the ends, it compares all contents.
  func updateContents(at progress: Double) {
    // The app may have moved a live view of the outgoing screen since the last frame.
    let hasLostLiveView = liveViews.contains {
      $0.view.superview !== $0.superview && !($0.view.superview is ComposedView)
    }
    let isThorough = progress < 0.1 || progress > 0.9 || hasLostLiveView
    // A closure would check its isolation, for each element in each frame.
    var changed: [Int] = []
    for index in recordings.indices {
      guard let view = view(of: recordings[index]),
        !recordings[index].record.isCurrent(
          for: view, isThorough: isThorough, isCarried: carried != nil)
      else { continue }
      changed.append(index)
    }
    if !changed.isEmpty { replaceSnapshots(changed) }
  }

  private func replaceSnapshots(_ changed: [Int]) {
    // The snapshotter changes opacities, on which the kind of the contents depends.
    let contents = changed.map { index -> ElementContents? in
      guard let view = view(of: recordings[index]),
        let place = place(of: view, isOutgoing: recordings[index].isOutgoing)
      else { return nil }
      return view.elementContents(at: place.size.width / view.bounds.width)
    }
    let snapshotter = ElementSnapshotter(of: views) { [from, to, firstRecordings] view, element in
      guard let id = to.views.first(where: { $1 === element })?.key, from.views[id] != nil else {
        return false
      }
      return firstRecordings.contains {
        $0.isOutgoing && $0.key.id == id && $0.record.contains(view)
      }
    }
    defer {
      snapshotter.close()
      add(snapshotter.movedViews)
    }
    for (index, contents) in zip(changed, contents) {
      let recording = recordings[index]
      guard let standIn = standIns[recording.key], recording.replacements > 0,
        let view = view(of: recording), let contents
      else {
        standIns[recording.key]?.fade(recording.isOutgoing)
        continue
      }
      recordings[index].record = ElementContentRecord(of: view, excluding: snapshotter.isElement)
      recordings[index].replacements -= 1
      plan = plan.changed { item in
        if item.key == recording.key {
          item.setContents(contents, of: view, isOutgoing: recording.isOutgoing)
        }
      }
      standIn.replaceSnapshot(of: view, contents, isOutgoing: recording.isOutgoing, snapshotter)
    }
    prepareReveal()
    setPaths(at: shown)
  }
}

extension ElementPlan.Item {
  fileprivate mutating func setContents(
    _ contents: ElementContents, of view: UIView, isOutgoing: Bool
  ) {
    let background = ElementColor(view.layer.backgroundColor)
    let borderColor = ElementColor(view.layer.borderColor)
    change(isOutgoing: isOutgoing) { element in
      element.contents = contents
      element.background = background
      element.borderColor = borderColor
      element.place.shadow.color = ElementColor(view.layer.shadowColor)
    }
  }
}
