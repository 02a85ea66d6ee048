import Testing

/// The suite of a feature: `swift test --filter ContainerTests` runs all its suites.
@Suite("Containers")
enum ContainerTests {}
