/// The interactions of a transition. Attaching or detaching one may call the app, which may change
/// the interactions again; the latest list counts.
struct AttachedInteractions {
  private var attached: Set<ObjectIdentifier> = []
  private var staying: [any TransitionInteraction] = []
  private var toAttach: [any TransitionInteraction] = []
  /// The attached interactions to detach. The last one is the next to detach.
  private var toDetach: [any TransitionInteraction] = []

  /// Changes the list of interactions, each of which counts once, in O(*n*).
  mutating func change(to new: [any TransitionInteraction]) {
    let wanted = Set(new.map { ObjectIdentifier($0) })
    let current = toDetach.reversed() + staying
    staying = current.filter { wanted.contains(ObjectIdentifier($0)) }
    toDetach = current.filter { !wanted.contains(ObjectIdentifier($0)) }.reversed()
    toAttach = new.reversed()
  }

  fileprivate mutating func popNextToDetach() -> (any TransitionInteraction)? {
    while let interaction = toDetach.popLast() {
      if attached.remove(ObjectIdentifier(interaction)) != nil { return interaction }
    }
    return nil
  }

  fileprivate mutating func popNextToAttach() -> (any TransitionInteraction)? {
    while let interaction = toAttach.popLast() {
      guard attached.insert(ObjectIdentifier(interaction)).inserted else { continue }
      staying.append(interaction)
      return interaction
    }
    return nil
  }

  /// Returns the attached interactions that are not in a list. They belong to pages whose container
  /// was deallocated, which no callback reports.
  fileprivate func unlistedInteractions(notIn listed: [any TransitionInteraction])
    -> [any TransitionInteraction]
  {
    if staying.count <= listed.count { return [] }
    let ids = Set(listed.map { ObjectIdentifier($0) })
    return staying.filter { !ids.contains(ObjectIdentifier($0)) }
  }

  func contains(_ interaction: any TransitionInteraction) -> Bool {
    attached.contains(ObjectIdentifier(interaction))
  }
}

extension InterruptibleTransition {
  var allInteractions: [any TransitionInteraction] {
    interactions + providedInteractions.interactions
  }

  /// Detaches removed interactions and attaches new ones. The others continue their gestures.
  func updateAttachedInteractions() {
    attached.change(to: allInteractions)
    while let interaction = attached.popNextToDetach() {
      if session?.isHeld(by: interaction) == true { session?.cancel() }
      // In a callback, the app may have added the interaction again.
      if !attached.contains(interaction) { interaction.detach() }
    }
    while let interaction = attached.popNextToAttach() {
      if let former = interaction.transition, former !== self { former.remove(interaction) }
      interaction.attach(to: self)
    }
  }

  /// Removes an interaction that moves to another transition.
  private func remove(_ interaction: any TransitionInteraction) {
    if providedInteractions.remove(interaction) { updateAttachedInteractions() }
    if interactions.contains(where: { $0 === interaction }) {
      interactions.removeAll { $0 === interaction }
    }
  }

  /// Notifies the interactions. One of them may remove another.
  func notifyInteractions(_ report: (any TransitionInteraction) -> Void) {
    let all = allInteractions
    for interaction in all where attached.contains(interaction) { report(interaction) }
    for interaction in attached.unlistedInteractions(notIn: all)
    where attached.contains(interaction) {
      report(interaction)
    }
  }
}
