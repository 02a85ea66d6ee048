@testable import HeadlessUIKit

// Constraints as formulas: `x + 2 * y <= 10`, or `(x == 5).with(250)` with a priority.

/// Something that is a linear expression.
protocol Linear {
  var expression: LinearExpression { get }
}

extension LinearVariable: Linear {
  var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: Linear {
  var expression: LinearExpression { self }
}

func + (left: some Linear, right: some Linear) -> LinearExpression {
  var sum = left.expression
  sum.add(right.expression)
  return sum
}

func + (left: some Linear, right: Double) -> LinearExpression {
  var sum = left.expression
  sum.constant += right
  return sum
}

func - (left: some Linear, right: some Linear) -> LinearExpression {
  var difference = left.expression
  difference.add(right.expression, times: -1)
  return difference
}

func * (factor: Double, linear: some Linear) -> LinearExpression {
  var product = LinearExpression()
  product.add(linear.expression, times: factor)
  return product
}

func <= (left: some Linear, right: some Linear) -> LinearConstraint {
  LinearConstraint(left.expression, .lessThanOrEqual, right.expression)
}

func <= (left: some Linear, right: Double) -> LinearConstraint {
  LinearConstraint(left.expression, .lessThanOrEqual, right)
}

func >= (left: some Linear, right: some Linear) -> LinearConstraint {
  LinearConstraint(left.expression, .greaterThanOrEqual, right.expression)
}

func >= (left: some Linear, right: Double) -> LinearConstraint {
  LinearConstraint(left.expression, .greaterThanOrEqual, right)
}

func == (left: some Linear, right: some Linear) -> LinearConstraint {
  LinearConstraint(left.expression, .equal, right.expression)
}

func == (left: some Linear, right: Double) -> LinearConstraint {
  LinearConstraint(left.expression, .equal, right)
}

extension LinearConstraint {
  func with(_ priority: Float) -> LinearConstraint {
    var constraint = self
    constraint.strength = .priority(priority)
    return constraint
  }
}
