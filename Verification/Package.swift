// swift-tools-version: 6.2
import PackageDescription

// The commands and tests with which maintainers and CI verify the toolkit. They are a separate
// package, so that the package for app developers has no dependencies. They use internal
// declarations of the packages below by `@testable import`, so release builds need the options
// `-Xswiftc -enable-testing`.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func toolkit(_ name: String) -> Target.Dependency {
  .product(name: name, package: "InterruptibleTransitions")
}

func playground(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Playgrounds")
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Verification",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "readings", targets: ["ReadingsCommand"]),
    .executable(name: "torture", targets: ["TortureCommand"]),
  ],
  dependencies: [
    // The name is given because the folder of the repository may have any name.
    .package(name: "InterruptibleTransitions", path: ".."),
    .package(path: "../Playgrounds"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
  ],
  targets: [
    .target(name: "Chapter", dependencies: [toolkit("HeadlessUIKit")]),
    .target(
      name: "Continuity",
      dependencies: [
        "Chapter", toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        toolkit("HeadlessUIKit"), playground("Rehearsals"),
      ],
      swiftSettings: onMainActor),
    .target(name: "Exploration", dependencies: [toolkit("InterruptibleTransitions")]),
    .target(name: "ProbeReading", dependencies: [playground("Probe")]),
    .target(
      name: "Torture",
      dependencies: [
        "Chapter", toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        toolkit("HeadlessUIKit"),
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "ReadingsCommand",
      dependencies: [
        "Continuity", "Exploration", "ProbeReading", toolkit("HeadlessUIKit"),
        playground("Probe"), playground("Rehearsals"), playground("TerminalProgress"),
        argumentParser,
      ]),
    .executableTarget(
      name: "TortureCommand",
      dependencies: [
        "Torture", toolkit("HeadlessDevice"), playground("TerminalProgress"), argumentParser,
      ]),

    .testTarget(
      name: "ContinuityTests",
      dependencies: [
        "Chapter", "Continuity", toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        toolkit("HeadlessUIKit"), playground("Rehearsals"),
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "ExplorationTests", dependencies: ["Exploration"]),
    .testTarget(
      name: "ProbeTests",
      dependencies: [
        "ProbeReading", playground("Probe"), toolkit("HeadlessDevice"), toolkit("HeadlessUIKit"),
      ]),
    .testTarget(name: "TerminalProgressTests", dependencies: [playground("TerminalProgress")]),
    .testTarget(
      name: "TortureTests",
      dependencies: [
        "Torture", toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        toolkit("HeadlessUIKit"),
      ],
      swiftSettings: onMainActor),
  ]
)
