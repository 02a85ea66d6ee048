/// A constraint of the app, as the solver has it.
struct LayoutEntry {
  let constraint: NSLayoutConstraint
  /// The variables of the constraint.
  let nodes: [LayoutNode]
  /// The right side, as the solver has it, without the constant of the constraint.
  var offset = 0.0
  /// nil for a constraint that contradicts others.
  var id: LinearConstraintID?
  /// Whether the console has a message about the constraint.
  var isReported = false
}
