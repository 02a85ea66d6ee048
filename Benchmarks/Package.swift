// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the measured package has no dependencies.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name is given because the folder of the repository may have any name.
    .package(name: "InterruptibleTransitions", path: ".."),
    .package(path: "../Playgrounds"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "Measuring", dependencies: ["AllocationCounter"], swiftSettings: onMainActor),
    .target(
      name: "Workloads",
      dependencies: [
        "Measuring",
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        .product(name: "HeadlessDevice", package: "InterruptibleTransitions"),
        .product(name: "Rehearsals", package: "Playgrounds"),
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Measuring", "Workloads",
        .product(name: "TerminalProgress", package: "Playgrounds"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "MeasuringTests", dependencies: ["Measuring"], swiftSettings: onMainActor),
    .testTarget(
      name: "WorkloadsTests",
      dependencies: [
        "Workloads",
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        .product(name: "HeadlessDevice", package: "InterruptibleTransitions"),
      ],
      swiftSettings: onMainActor),
  ]
)
