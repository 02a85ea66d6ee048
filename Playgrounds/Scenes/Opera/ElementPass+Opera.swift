import InterruptibleTransitions

extension ElementPass {
  /// Keeps a title with its screen if the title is in another language on the other screen.
  ///
  /// The former title leaves first, and then the new one enters. Equal titles morph.
  static let keepsTranslatedTitles = ElementPass { diff in
    let translated = Opera.season.filter(\.isTranslated).map { $0.element(.title) }
    let titles = translated.filter(diff.shared.contains)
    diff.keepShared { !titles.contains($0) }
    for title in titles {
      for isIncoming in [false, true] {
        let isInProgram = isIncoming != diff.isPresenting
        diff.setModifiers(
          [
            .fade, .translate(y: isInProgram ? -24 : 24), .delay(isIncoming ? 0.5 : 0),
            .duration(0.2),
          ], of: title, isIncoming: isIncoming)
      }
    }
  }

  /// Moves the rows above the opened row up, and the rows below it down. The heading is a row too.
  ///
  /// The outermost rows leave first and enter last, so that no row moves over another one.
  static let partsRows = ElementPass { diff in
    let isIncoming = !diff.isPresenting
    let program = isIncoming ? diff.incoming : diff.outgoing
    let names = Set([ProgramViewController.heading] + Opera.season.map { $0.element(.row) })
    let rows = program.filter { names.contains($0.id) }
    let opened = program.first { diff.shared.contains($0.id) }?.parent
    guard let index = rows.firstIndex(where: { $0.id == opened }) else { return }
    let farthest = max(index, rows.count - 1 - index)
    for (other, row) in rows.enumerated() where other != index {
      let steps = abs(other - index)
      diff.setModifiers(
        [
          .fade, .translate(y: other < index ? -110 : 110), .duration(0.25),
          .delay(isIncoming ? 0.25 + 0.03 * Double(steps) : 0.03 * Double(farthest - steps)),
        ], of: row.id, isIncoming: isIncoming)
    }
    // The opened row fades, with the parts that the page does not show.
    for element in program where element.id == opened || element.parent == opened {
      guard element.modifiers.isEmpty, !diff.shared.contains(element.id) else { continue }
      diff.setModifiers(
        [.fade, .delay(isIncoming ? 0.5 : 0), .duration(0.2)], of: element.id,
        isIncoming: isIncoming)
    }
  }
}
