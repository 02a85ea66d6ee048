import Testing

/// The suite of a feature: `swift test --filter GestureTests` runs all its suites.
@Suite("Gestures")
enum GestureTests {}
