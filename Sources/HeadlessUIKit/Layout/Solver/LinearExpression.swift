/// A sum of variables with coefficients, and a constant.
///
/// A variable may occur several times: its coefficients add up.
struct LinearExpression: Sendable {
  struct Term: Equatable, Sendable {
    var variable: LinearVariable
    var coefficient: Double
  }

  var terms: [Term]
  var constant: Double

  init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  init(_ variable: LinearVariable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    self.constant = constant
  }

  mutating func add(_ variable: LinearVariable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms {
      add(term.variable, times: term.coefficient * factor)
    }
    constant += other.constant * factor
  }
}
