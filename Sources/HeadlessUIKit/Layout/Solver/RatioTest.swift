/// The search for the row with the lowest ratio of a constant and a coefficient.
struct RatioTest {
  private struct Candidate {
    let symbol: Int
    let constant: Double
    let magnitude: Double
  }

  private var candidates: [Candidate] = []

  mutating func consider(_ symbol: Int, constant: Double, coefficient: Double) {
    let candidate = Candidate(
      symbol: symbol, constant: max(constant, 0), magnitude: abs(coefficient))
    candidates.append(candidate)
  }

  /// Returns the symbol of a row with the lowest ratio within a tolerance of the constants.
  ///
  /// Of these rows, the one with the greatest coefficient wins, because a row that is divided by a
  /// small one has more rounding (Harris, *Pivot selection methods of the Devex LP code*,
  /// Mathematical Programming 5, 1973). By Bland's rule, the lowest symbol wins.
  func winner(tolerance: Double, rule: PivotRule, preferring preferred: Int? = nil) -> Int? {
    var limit = Double.infinity
    for candidate in candidates {
      limit = min(limit, (candidate.constant + tolerance) / candidate.magnitude)
    }
    var winner: Candidate?
    for candidate in candidates where candidate.constant / candidate.magnitude <= limit {
      if candidate.symbol == preferred {
        return preferred
      }
      guard let current = winner else {
        winner = candidate
        continue
      }
      let isSmaller = candidate.symbol < current.symbol
      if rule.isBlands ? isSmaller : candidate.magnitude > current.magnitude {
        winner = candidate
      }
    }
    return winner?.symbol
  }
}

/// The choice between the fast rule and Bland's rule.
struct PivotRule {
  /// The number of pivots since the last progress.
  private var idleCount = 0

  /// Few layouts have so many degenerate pivots in a row.
  var isBlands: Bool { idleCount > 50 }

  mutating func recordPivot(isProgress: Bool) {
    idleCount = isProgress ? 0 : idleCount + 1
  }
}
