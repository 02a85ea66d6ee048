nonisolated extension ElementPlan.Item {
  /// Applies modifiers during a flight, and returns whether they change the element.
  mutating func apply(_ modifiers: [ElementModifier], in container: CGRect) -> Bool {
    // The timing of a single modifier counts from the start of the flight, so it is dropped.
    let appearances = modifiers.flatMap(\.flattened)
      .compactMap {
        if case .appearance(let change) = $0.kind { ElementModifier(change) } else { nil }
      }
    guard !appearances.isEmpty else { return false }
    guard key.role == .morphs, var element = elements.incoming else {
      let traits = element(near: .incoming)?.traits ?? UITraitCollection()
      for modifier in appearances { settings.apply(modifier, in: traits) }
      settings.prepareExit()
      return true
    }
    if let target { element.place = target }
    let appearance = ElementSettings(appearances).appearance
    var place = appearance.place(
      of: element, isInContainer: settings.isInContainer, in: container)
    place.apply(appearance.transform)
    return retarget(to: place)
  }

  /// Retargets the element to a place other than its view's, and returns whether it can.
  mutating func retarget(to place: ElementPlace) -> Bool {
    guard key.role == .morphs, let viewPlace = elements.incoming?.place, place.isUsable else {
      return false
    }
    var place = place
    place.clip = viewPlace.clip
    place.clips = viewPlace.clips
    place.corners = viewPlace.corners
    target = place
    return true
  }

  /// Retargets the element to a rectangle, without a rotation. The other properties stay.
  mutating func retarget(to frame: CGRect) -> Bool {
    guard var place = target ?? elements.incoming?.place else { return false }
    let rect = ElementPlace(frame)
    place.center = rect.center
    place.size = rect.size
    place.rotation = 0
    return retarget(to: place)
  }
}

nonisolated extension ElementPlace {
  /// Applies the effect that transforms have in the plane of the place.
  mutating func apply(_ transform: ElementTransform) {
    for step in transform.steps {
      switch step {
      case .translation(let x, let y, _):
        center.x += x
        center.y += y
      case .scale(let x, let y, _):
        size = CGSize(width: size.width * abs(x), height: size.height * abs(y))
      case .rotation(_, _, let z): rotation += z
      case .perspective, .matrix: break
      }
    }
  }
}
