// Contents that change during a flight.
extension ElementAnimator {
  /// The recorded contents of one snapshot of a stand-in.
  struct Recording {
    let key: ElementPlan.Key
    let screen: Screen
    var record: ElementContentRecord
    /// The number of times that the snapshot may still be replaced: drawing takes long.
    var replacements = 10
  }

  func recordContents(of screen: Screen) {
    let elements = Set(views.map { ObjectIdentifier($0) })
    recordings.removeAll { $0.screen == screen }
    for item in plan.items where item.elements[screen] != nil {
      guard let view = trackers[screen].views[item.id] else { continue }
      recordings.append(
        Recording(
          key: item.key, screen: screen,
          record: ElementContentRecord(of: view) { elements.contains(ObjectIdentifier($0)) }))
    }
  }

  private var views: [UIView] { trackers.both.flatMap(\.views.values) }

  private func view(of recording: Recording) -> UIView? {
    trackers[recording.screen].views[recording.key.id]
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
        let place = place(of: view, on: recordings[index].screen)
      else { return nil }
      return view.elementContents(at: place.size.width / view.bounds.width)
    }
    let snapshotter = ElementSnapshotter(of: views) { [trackers, firstRecordings] view, element in
      guard let id = trackers.incoming.views.first(where: { $1 === element })?.key,
        trackers.outgoing.views[id] != nil
      else { return false }
      return firstRecordings.contains {
        $0.screen == .outgoing && $0.key.id == id && $0.record.contains(view)
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
        standIns[recording.key]?.fade(near: recording.screen)
        continue
      }
      recordings[index].record = ElementContentRecord(of: view, excluding: snapshotter.isElement)
      recordings[index].replacements -= 1
      plan = plan.changed { item in
        if item.key == recording.key {
          item.setContents(contents, of: view, on: recording.screen)
        }
      }
      standIn.replaceSnapshot(of: view, contents, on: recording.screen, snapshotter)
    }
    prepareReveal()
    setPaths(at: shown)
  }
}

extension ElementPlan.Item {
  fileprivate mutating func setContents(
    _ contents: ElementContents, of view: UIView, on screen: Screen
  ) {
    let background = ElementColor(view.layer.backgroundColor)
    let borderColor = ElementColor(view.layer.borderColor)
    change(on: screen) { element in
      element.contents = contents
      element.background = background
      element.borderColor = borderColor
      element.place.shadow.color = ElementColor(view.layer.shadowColor)
    }
  }
}
