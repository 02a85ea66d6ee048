// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the one that it measures has no dependencies.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name counts, whatever the folder of the repository is called.
    .package(name: "InterruptibleTransitions", path: ".."),
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
        .product(name: "HeadlessUIKit", package: "InterruptibleTransitions"),
        .product(name: "Rehearsals", package: "InterruptibleTransitions"),
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Measuring", "Workloads",
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
