/// An unknown of a ``LinearSolver``.
///
/// `makeVariable()` of a solver returns it, and it has a meaning in this solver alone.
struct LinearVariable: Hashable, Sendable {
  let symbol: Int
}
