nonisolated extension ElementPlan.Item {
  /// Takes modifiers in flight.
  ///
  /// - Returns: Whether they change something.
  mutating func apply(_ modifiers: [ElementModifier]) -> Bool {
    // A look with a time of its own would have begun with the flight.
    let looks = modifiers.flatMap(\.flattened)
      .compactMap { if case .look(let change) = $0.kind { ElementModifier(change) } else { nil } }
    guard !looks.isEmpty else { return false }
    guard key.role == .turns, var element = to else {
      let traits = (to ?? from)?.traits ?? UITraitCollection()
      for modifier in looks { intent.apply(modifier, in: traits) }
      return true
    }
    if let target { element.place = target }
    let look = ElementIntent(looks).look
    var place = look.place(of: element, isInContainer: intent.isInContainer, in: .zero)
    place.take(look.transform)
    return turn(to: place)
  }

  /// Turns to another place than that of its view.
  ///
  /// - Returns: Whether it can.
  mutating func turn(to place: ElementPlace) -> Bool {
    guard key.role == .turns, let goal = to?.place, place.isUsable else { return false }
    var place = place
    place.clip = goal.clip
    (place.clips, place.corners) = (goal.clips, goal.corners)
    target = place
    return true
  }

  /// Turns to another rectangle, and stays what it is otherwise.
  ///
  /// - Returns: Whether it can.
  mutating func turn(to frame: CGRect) -> Bool {
    guard var place = target ?? to?.place else { return false }
    let rect = ElementPlace(frame)
    (place.center, place.size, place.rotation) = (rect.center, rect.size, 0)
    return turn(to: place)
  }
}

nonisolated extension ElementPlace {
  /// Takes what transforms do to a place in its plane.
  mutating func take(_ transform: ElementTransform) {
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
