import Testing

/// The suite of a feature: `swift test --filter RegressionTests` runs all its suites.
@Suite("Regressions")
enum RegressionTests {}
