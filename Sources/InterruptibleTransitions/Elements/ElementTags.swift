/// Tells the stages of the flights that are under way when a view is called differently: a list
/// configures a cell anew after a frame has been shown, and shows it before the next one.
enum ElementTags {
  private static var stages: [() -> ElementStage?] = []

  /// Tells a stage from now on.
  static func listen(_ stage: ElementStage) {
    stages.append { [weak stage] in stage }
  }

  /// Does not tell a stage any more.
  static func stopListening(_ stage: ElementStage) {
    stages.removeAll { $0() == nil || $0() === stage }
  }

  /// Tells all stages.
  static func changed(of view: UIView, from former: ElementID?, to id: ElementID?) {
    for stage in stages { stage()?.tag(of: view, hasChangedFrom: former, to: id) }
  }
}
