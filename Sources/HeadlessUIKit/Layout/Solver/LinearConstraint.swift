/// A linear equation or inequality: a sum of variables, a relation and a constant.
struct LinearConstraint: Sendable {
  enum Relation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  enum Strength: Hashable, Sendable {
    case required
    /// Above 0 and below 1000. A priority wins over any number of lower ones.
    case priority(Float)
  }

  /// The left side.
  let terms: [LinearExpression.Term]
  let relation: Relation
  /// The right side. `setConstant(of:to:)` of the solver changes it.
  var constant: Double
  var strength: Strength

  /// Makes a constraint between two expressions. Their terms move to the left side, and their
  /// constants to the right side.
  init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    strength: Strength = .required
  ) {
    var difference = left
    difference.add(right, times: -1)
    terms = difference.terms
    self.relation = relation
    constant = 0 - difference.constant
    self.strength = strength
  }

  init(
    _ left: LinearExpression, _ relation: Relation, _ right: Double, strength: Strength = .required
  ) {
    self.init(left, relation, LinearExpression(constant: right), strength: strength)
  }

  /// Returns whether another constraint differs in its constant at most.
  func matches(_ other: LinearConstraint) -> Bool {
    strength == other.strength && relation == other.relation && terms == other.terms
  }

  /// Returns how far values are from fulfilling the constraint, in the units of the constant. It
  /// is 0 if they fulfill it.
  func error(where value: (LinearVariable) -> Double) -> Double {
    var difference = -constant
    for term in terms {
      difference += term.coefficient * value(term.variable)
    }
    switch relation {
    case .lessThanOrEqual: return max(difference, 0)
    case .equal: return abs(difference)
    case .greaterThanOrEqual: return max(-difference, 0)
    }
  }
}

/// Identifies a constraint in a ``LinearSolver``. A solver never gives an identifier twice.
struct LinearConstraintID: Hashable, Sendable {
  /// The constraints that are added later have higher numbers.
  let number: Int
  let slot: Int
}

extension LinearConstraintID: Comparable {
  static func < (left: LinearConstraintID, right: LinearConstraintID) -> Bool {
    left.number < right.number
  }
}
