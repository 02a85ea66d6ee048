/// Linear equations in solved form: each basic symbol is a sum of parametric symbols.
///
/// A symbol is an index. Each symbol has an *origin*, and the row of a basic symbol `b` means
///
///     b - origin(b) = sum of coefficient * (p - origin(p)) over its parametric symbols p
///
/// The constant of the row, the value of `b` where each `p` is 0, follows from the origins. Pivots
/// update constants along with the rows, and `computeConstants()` computes them from the origins,
/// without the rounding of the pivots.
///
/// The storage is a list of terms per row, in no order, and per symbol the list of the rows that
/// contain it. A sum of two rows goes through an array over all symbols, and costs as much as both
/// rows have terms.
struct SimplexTableau {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }

  private struct Row {
    var basic: Int
    var constant: Double
    var terms: [Term]
  }

  private var rows: [Row] = []
  private var unusedRows: [Int] = []
  /// The index of the row per symbol, or -1 for a parametric symbol.
  private var rowOfSymbol: [Int] = []
  /// The indices of the rows that contain a parametric symbol.
  private var columns: [[Int]] = []
  private var origins: [Double] = []
  /// The greatest magnitude of an origin since the last `computeConstants()`.
  private var scale = 0.0
  /// Coefficients of one row, per symbol. All are 0 between calls.
  private var scattered: [Double] = []
  /// Per symbol, the last mark that it got.
  private var marks: [Int] = []
  private var lastMark = 0

  /// The error of a constant that is rounding.
  var tolerance: Double { SolverTolerance.constant(scale: scale) }

  var symbolCount: Int { origins.count }

  /// Makes symbols exist up to a number. They are parametric, are in no row, and have the origin 0.
  mutating func reserveSymbols(_ count: Int) {
    let added = count - symbolCount
    guard added > 0 else { return }
    rowOfSymbol.append(contentsOf: repeatElement(-1, count: added))
    columns.append(contentsOf: repeatElement([], count: added))
    origins.append(contentsOf: repeatElement(0, count: added))
    scattered.append(contentsOf: repeatElement(0, count: added))
    marks.append(contentsOf: repeatElement(0, count: added))
  }

  /// Returns a tableau with the same symbols and origins, in which all symbols are parametric.
  func withoutRows() -> SimplexTableau {
    var result = SimplexTableau()
    result.reserveSymbols(symbolCount)
    result.origins = origins
    result.scale = scale
    return result
  }

  // MARK: Reading

  func isBasic(_ symbol: Int) -> Bool { rowOfSymbol[symbol] >= 0 }

  /// Returns the value of a symbol where all parametric symbols are 0.
  func value(of symbol: Int) -> Double {
    let row = rowOfSymbol[symbol]
    return row >= 0 ? rows[row].constant : 0
  }

  /// Returns the row of a basic symbol.
  func terms(of symbol: Int) -> [Term] { rows[rowOfSymbol[symbol]].terms }

  /// Returns the value of a symbol minus its origin, where all parametric symbols are 0.
  func distanceFromOrigin(of symbol: Int) -> Double { value(of: symbol) - origins[symbol] }

  func hasColumn(_ symbol: Int) -> Bool { !columns[symbol].isEmpty }

  /// Calls a closure for each row that contains a parametric symbol.
  ///
  /// - Complexity: As many steps as these rows have terms.
  @inline(__always)
  func forEachRow(
    containing symbol: Int,
    _ body: (_ basic: Int, _ constant: Double, _ coefficient: Double) -> Void
  ) {
    for index in columns[symbol] {
      body(rows[index].basic, rows[index].constant, coefficient(of: symbol, in: index))
    }
  }

  /// Calls a closure for each row.
  @inline(__always)
  func forEachRow(_ body: (_ basic: Int, _ constant: Double) -> Void) {
    for row in rows where row.basic >= 0 {
      body(row.basic, row.constant)
    }
  }

  /// Returns the coefficient of a parametric symbol in the row of a basic symbol.
  func coefficient(of symbol: Int, inRowOf basic: Int) -> Double {
    coefficient(of: symbol, in: rowOfSymbol[basic])
  }

  private func coefficient(of symbol: Int, in index: Int) -> Double {
    for term in rows[index].terms where term.symbol == symbol {
      return term.coefficient
    }
    return 0
  }

  /// Returns the value of a sum of parametric symbols where all of them are 0.
  func value(of terms: [Term]) -> Double {
    var value = 0.0
    for term in terms {
      value -= term.coefficient * origins[term.symbol]
    }
    return value
  }

  /// Solves the equation that a sum is 0 for one of its symbols.
  static func solve(_ terms: [Term], for symbol: Int) -> [Term] {
    var divisor = 1.0
    for term in terms where term.symbol == symbol {
      divisor = -term.coefficient
    }
    var solved: [Term] = []
    solved.reserveCapacity(terms.count)
    for term in terms where term.symbol != symbol {
      solved.append(Term(symbol: term.symbol, coefficient: term.coefficient / divisor))
    }
    return solved
  }

  // MARK: Rows

  /// Returns a sum of symbols as a sum of parametric symbols. Equal symbols are united.
  mutating func reduced(_ terms: [Term]) -> [Term] {
    var symbols: [Int] = []
    lastMark += 1
    for term in terms {
      let row = rowOfSymbol[term.symbol]
      if row < 0 {
        accumulate(term.coefficient, of: term.symbol, into: &symbols)
      } else {
        for part in rows[row].terms {
          accumulate(term.coefficient * part.coefficient, of: part.symbol, into: &symbols)
        }
      }
    }
    var result: [Term] = []
    result.reserveCapacity(symbols.count)
    for symbol in symbols {
      if scattered[symbol] != 0 {
        result.append(Term(symbol: symbol, coefficient: scattered[symbol]))
        scattered[symbol] = 0
      }
    }
    return result
  }

  @inline(__always)
  private mutating func accumulate(_ amount: Double, of symbol: Int, into symbols: inout [Int]) {
    if marks[symbol] != lastMark {
      marks[symbol] = lastMark
      symbols.append(symbol)
    }
    scattered[symbol] = SolverTolerance.sum(scattered[symbol], amount)
  }

  /// Adds the equation that a sum of parametric symbols is 0 at their origins, and makes one of the
  /// symbols basic.
  ///
  /// - Complexity: The row goes into each row that contains the symbol.
  mutating func insert(_ terms: [Term], solvedFor basic: Int) {
    let index: Int
    if let unused = unusedRows.popLast() {
      index = unused
    } else {
      index = rows.count
      rows.append(Row(basic: -1, constant: 0, terms: []))
    }
    let solved = Self.solve(terms, for: basic)
    for term in solved {
      columns[term.symbol].append(index)
    }
    rows[index].basic = basic
    rows[index].terms = solved
    rows[index].constant = origins[basic] + value(of: solved)
    rowOfSymbol[basic] = index
    eliminate(basic)
  }

  mutating func removeRow(of basic: Int) {
    let index = rowOfSymbol[basic]
    for term in rows[index].terms {
      removeRow(index, fromColumn: term.symbol)
    }
    rows[index] = Row(basic: -1, constant: 0, terms: [])
    rowOfSymbol[basic] = -1
    unusedRows.append(index)
  }

  /// Removes a parametric symbol from all rows. It is 0.
  mutating func removeColumn(of symbol: Int) {
    for index in columns[symbol] {
      rows[index].terms.removeAll { $0.symbol == symbol }
    }
    columns[symbol] = []
    origins[symbol] = 0
  }

  private mutating func removeRow(_ index: Int, fromColumn symbol: Int) {
    guard let position = columns[symbol].firstIndex(of: index) else { return }
    columns[symbol].swapAt(position, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  // MARK: Pivots

  /// Makes a parametric symbol basic, and a basic symbol parametric.
  ///
  /// - Precondition: The row of the basic symbol contains the parametric one.
  /// - Complexity: The row goes into each row that contains the entering symbol.
  mutating func pivot(entering: Int, leaving: Int) {
    let index = rowOfSymbol[leaving]
    let factor = 1 / coefficient(of: entering, in: index)
    var terms: [Term] = []
    swap(&terms, &rows[index].terms)
    for position in terms.indices {
      if terms[position].symbol == entering {
        terms[position] = Term(symbol: leaving, coefficient: factor)
      } else {
        terms[position].coefficient *= -factor
      }
    }
    rows[index].terms = terms
    rows[index].constant *= -factor
    rows[index].basic = entering
    rowOfSymbol[leaving] = -1
    rowOfSymbol[entering] = index
    columns[leaving] = [index]
    removeRow(index, fromColumn: entering)
    eliminate(entering)
  }

  /// Replaces a basic symbol by its row in all rows that contain it.
  private mutating func eliminate(_ symbol: Int) {
    guard !columns[symbol].isEmpty else { return }
    let source = rows[rowOfSymbol[symbol]]
    for term in source.terms {
      scattered[term.symbol] = term.coefficient
    }
    for index in columns[symbol] {
      replace(symbol, in: index, with: source)
    }
    columns[symbol] = []
    for term in source.terms {
      scattered[term.symbol] = 0
    }
  }

  private mutating func replace(_ symbol: Int, in index: Int, with source: Row) {
    // The terms are moved out, so that the loop changes them in place.
    var terms: [Term] = []
    swap(&terms, &rows[index].terms)
    var factor = 0.0
    for position in terms.indices where terms[position].symbol == symbol {
      factor = terms[position].coefficient
      terms.swapAt(position, terms.count - 1)
      terms.removeLast()
      break
    }
    lastMark += 1
    var kept = 0
    for position in terms.indices {
      var term = terms[position]
      let amount = scattered[term.symbol]
      if amount != 0 {
        marks[term.symbol] = lastMark
        term.coefficient = SolverTolerance.sum(term.coefficient, factor * amount)
        if term.coefficient == 0 {
          removeRow(index, fromColumn: term.symbol)
          continue
        }
      }
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
    for term in source.terms where marks[term.symbol] != lastMark {
      terms.append(Term(symbol: term.symbol, coefficient: factor * term.coefficient))
      columns[term.symbol].append(index)
    }
    rows[index].terms = terms
    rows[index].constant += factor * source.constant
  }

  // MARK: Origins

  /// Moves the origin of a symbol, and computes the constants of all rows that contain it.
  ///
  /// - Complexity: As many steps as these rows have terms.
  mutating func setOrigin(of symbol: Int, to origin: Double) {
    origins[symbol] = origin
    scale = max(scale, abs(origin))
    if rowOfSymbol[symbol] >= 0 {
      computeConstant(ofRow: rowOfSymbol[symbol])
    }
    for index in columns[symbol] {
      computeConstant(ofRow: index)
    }
  }

  /// Computes the constants of all rows from the origins, without the rounding of the pivots.
  ///
  /// - Complexity: As many steps as all rows have terms.
  mutating func computeConstants() {
    scale = 0
    for origin in origins {
      scale = max(scale, abs(origin))
    }
    for index in rows.indices where rows[index].basic >= 0 {
      computeConstant(ofRow: index)
    }
  }

  private mutating func computeConstant(ofRow index: Int) {
    rows[index].constant = origins[rows[index].basic] + value(of: rows[index].terms)
  }
}
