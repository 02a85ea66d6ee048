import Testing

/// The suite of a feature: `swift test --filter AccessibilityTests` runs all its suites.
@Suite("Accessibility")
enum AccessibilityTests {}
