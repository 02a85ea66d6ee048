extension InterruptibleTransition {
  var allInteractions: [any TransitionInteraction] {
    interactions + providedInteractions.interactions
  }

  /// Detaches removed interactions and attaches new ones. The others continue their gestures.
  ///
  /// Attaching or detaching one may call the app, which may change the interactions again. So both
  /// lists are read again for each interaction.
  func updateAttachedInteractions() {
    while case let listed = allInteractions,
      let interaction = attached.first(where: { !listed.contains($0) })
    {
      attached.removeAll { $0 === interaction }
      if session?.isHeld(by: interaction) == true { session?.cancel() }
      // In a callback, the app may have added the interaction again.
      if !attached.contains(interaction) { interaction.detach() }
    }
    while let interaction = allInteractions.first(where: { !attached.contains($0) }) {
      attached.append(interaction)
      if let former = interaction.transition, former !== self { former.remove(interaction) }
      // In a callback, the app may have removed the interaction.
      if attached.contains(interaction) { interaction.attach(to: self) }
    }
  }

  private func remove(_ interaction: any TransitionInteraction) {
    if providedInteractions.remove(interaction) { updateAttachedInteractions() }
    if interactions.contains(interaction) { interactions.removeAll { $0 === interaction } }
  }

  /// Reports to the attached interactions, in the order in which they are listed.
  ///
  /// Those that were not listed before come last: a report has added them, or they belong to pages
  /// whose container was deallocated, which no callback reports.
  func notifyInteractions(_ report: (any TransitionInteraction) -> Void) {
    if attached.isEmpty { return }
    let listed = allInteractions
    for interaction in listed where attached.contains(interaction) { report(interaction) }
    let others = attached.filter { !listed.contains($0) }
    for interaction in others where attached.contains(interaction) { report(interaction) }
  }
}

extension [any TransitionInteraction] {
  fileprivate func contains(_ interaction: any TransitionInteraction) -> Bool {
    contains { $0 === interaction }
  }
}
