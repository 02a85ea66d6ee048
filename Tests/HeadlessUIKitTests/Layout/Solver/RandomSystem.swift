@testable import HeadlessUIKit

/// Random constraints. A hidden point fulfills the required ones.
struct RandomSystem {
  private var numbers: SeededNumbers
  private let point: [Double]
  private let priorities: [Float]
  private let isLayout: Bool
  let variables: [LinearVariable]

  /// In a layout, coefficients are 1 and -1.
  init(seed: Int, variables: [LinearVariable], priorityCount: Int, isLayout: Bool) {
    numbers = SeededNumbers(seed: seed)
    self.variables = variables
    self.isLayout = isLayout
    var numbers = numbers
    point = variables.map { _ in Double(Int.random(in: -50...50, using: &numbers)) }
    priorities = (0..<priorityCount).map { 999 - Float($0) * 97.5 }
    self.numbers = numbers
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// Returns a constraint, which is required in about a part of the cases.
  mutating func constraint(required part: Double = 0.4) -> LinearConstraint {
    var expression = LinearExpression()
    var value = 0.0
    let termCount = number(in: 1...min(4, variables.count))
    for _ in 0..<termCount {
      let index = number(in: 0...variables.count - 1)
      let coefficient = coefficient()
      expression.add(variables[index], times: coefficient)
      value += coefficient * point[index]
    }
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let relation = relations[number(in: 0...2)]
    if Double(number(in: 0...999)) < 1000 * part {
      return LinearConstraint(expression, relation, value + slack(for: relation))
    }
    return LinearConstraint(
      expression, relation, Double(number(in: -60...60)),
      strength: .priority(priorities[number(in: 0...priorities.count - 1)]))
  }

  /// Returns a constant that the hidden point fulfills, for a constraint of this system.
  mutating func constant(for constraint: LinearConstraint) -> Double {
    guard constraint.strength == .required else { return Double(number(in: -60...60)) }
    var value = 0.0
    for term in constraint.terms {
      guard let index = variables.firstIndex(of: term.variable) else { continue }
      value += term.coefficient * point[index]
    }
    return value + slack(for: constraint.relation)
  }

  mutating func priority() -> Float { priorities[number(in: 0...priorities.count - 1)] }

  private mutating func coefficient() -> Double {
    let sign = number(in: 0...1) == 0 ? 1.0 : -1.0
    if isLayout { return sign }
    let choices = [1, 1, 1, 2, 0.5, 3, 0.25, 1.5]
    return sign * choices[number(in: 0...choices.count - 1)]
  }

  /// Often 0, so that there are degenerate vertices.
  private mutating func slack(for relation: LinearConstraint.Relation) -> Double {
    let slack = Double(max(0, number(in: -10...20)))
    switch relation {
    case .lessThanOrEqual: return slack
    case .equal: return 0
    case .greaterThanOrEqual: return -slack
    }
  }
}
