/// A constraint as an equation of the tableau.
///
///     a + b + ... + sign * marker - sign * complement = constant
///
/// | constraint | marker | complement |
/// |---|---|---|
/// | required = | a dummy | none |
/// | required ≤, ≥ | a slack, with the sign 1 for ≤ and -1 for ≥ | none |
/// | = with a priority | the error of too great a sum | the error of too small a sum |
/// | ≤, ≥ with a priority | a slack | the error |
///
/// No other constraint has the same marker. So the column of the marker says which rows depend on
/// the constraint, and the origin of the marker has its constant.
struct SolverEquation {
  /// The terms of the variables, with equal variables united, times `scale`.
  let terms: [SimplexTableau.Term]
  /// A power of two.
  let scale: Double
  let marker: Int
  let sign: Double
  let complement: Int?
  let isMarkerError: Bool
  let id: LinearConstraintID
  /// The origin of the marker.
  private(set) var origin = 0.0
  /// The priority of the errors. It is nil if the constraint is required.
  var priority: Float?

  /// An error in the units of the constraint per error of the equation.
  var weight: Double { 1 / scale }

  /// The symbols whose weighted values are the error of the constraint.
  var errors: [Int] {
    var errors: [Int] = []
    if isMarkerError {
      errors.append(marker)
    }
    if let complement {
      errors.append(complement)
    }
    return errors
  }

  var allTerms: [SimplexTableau.Term] {
    var all = terms
    all.append(SimplexTableau.Term(symbol: marker, coefficient: sign))
    if let complement {
      all.append(SimplexTableau.Term(symbol: complement, coefficient: -sign))
    }
    return all
  }

  mutating func setConstant(_ constant: Double) {
    origin = sign * constant * scale
  }

  init(
    _ constraint: LinearConstraint, id: LinearConstraintID, symbols: inout SolverSymbols
  ) {
    var sums: [SimplexTableau.Term] = []
    for term in constraint.terms {
      let symbol = term.variable.symbol
      if let index = sums.firstIndex(where: { $0.symbol == symbol }) {
        let sum = SolverTolerance.sum(sums[index].coefficient, term.coefficient)
        sums[index].coefficient = sum
      } else {
        sums.append(SimplexTableau.Term(symbol: symbol, coefficient: term.coefficient))
      }
    }
    sums.removeAll { $0.coefficient == 0 }
    let largest = sums.reduce(0) { max($0, abs($1.coefficient)) }
    let scale = largest > 0 ? 1 / largest.binade : 1
    terms = sums.map {
      SimplexTableau.Term(symbol: $0.symbol, coefficient: $0.coefficient * scale)
    }
    self.scale = scale
    self.id = id
    var isRequired = true
    if case .priority(let priority) = constraint.strength {
      isRequired = false
      self.priority = priority
    }
    switch constraint.relation {
    case .equal:
      sign = isRequired ? 1 : -1
      isMarkerError = !isRequired
    case .lessThanOrEqual:
      sign = 1
      isMarkerError = false
    case .greaterThanOrEqual:
      sign = -1
      isMarkerError = false
    }
    let isEquation = constraint.relation == .equal
    let kind: SolverSymbols.Kind = isEquation ? (isRequired ? .dummy : .error) : .slack
    marker = symbols.add(kind, owner: id)
    complement = isRequired ? nil : symbols.add(.error, owner: id)
    setConstant(constraint.constant)
  }
}
