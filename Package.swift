// swift-tools-version: 6.2
import PackageDescription

// Where UIKit is missing (Linux, and macOS without Catalyst) HeadlessUIKit takes its place.
let whereUIKitIsMissing: TargetDependencyCondition? = .when(platforms: [.linux, .macOS])

let toolkit: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "InterruptibleTransitions",
  // macOS is named for the headless runtime's sake alone: the toolkit itself is for UIKit.
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "InterruptibleTransitions", targets: ["InterruptibleTransitions"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessDevice", targets: ["HeadlessDevice"]),
    // For the app in Playgrounds/Probe.swiftpm.
    .library(name: "Probe", targets: ["Probe"]),
    // For the package in Benchmarks.
    .library(name: "Rehearsals", targets: ["Rehearsals"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "readings", targets: ["readings"]),
    .executable(name: "torture", targets: ["torture"]),
  ],
  targets: [
    .target(
      name: "InterruptibleTransitions",
      dependencies: [.target(name: "HeadlessUIKit", condition: whereUIKitIsMissing)],
      swiftSettings: toolkit),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "HeadlessDevice",
      dependencies: ["HeadlessUIKit"],
      resources: [.embedInCode("Page")]),

    .target(
      name: "Scenes",
      dependencies: ["InterruptibleTransitions"],
      path: "Playgrounds/Scenes",
      swiftSettings: toolkit),
    .target(
      name: "Rehearsals",
      dependencies: ["Scenes", "Continuity", "InterruptibleTransitions", "HeadlessDevice"],
      path: "Playgrounds/Rehearsals",
      swiftSettings: toolkit),
    .executableTarget(
      name: "gallery",
      dependencies: ["Rehearsals", "HeadlessDevice"],
      path: "Playgrounds/Gallery",
      swiftSettings: toolkit),
    .target(
      name: "Chapter",
      dependencies: ["HeadlessUIKit"],
      path: "Playgrounds/Chapter"),
    .target(
      name: "Continuity",
      dependencies: ["Chapter", "InterruptibleTransitions", "HeadlessDevice"],
      path: "Playgrounds/Continuity",
      swiftSettings: toolkit),
    .target(
      name: "Exploration",
      dependencies: ["InterruptibleTransitions"],
      path: "Playgrounds/Exploration"),
    .target(
      name: "Probe",
      dependencies: [.target(name: "HeadlessUIKit", condition: whereUIKitIsMissing)],
      path: "Playgrounds/Probe"),
    .executableTarget(
      name: "readings",
      dependencies: ["Continuity", "Exploration", "Probe", "HeadlessUIKit"],
      path: "Playgrounds/Readings",
      swiftSettings: toolkit),

    .target(
      name: "Torture",
      dependencies: ["Chapter", "InterruptibleTransitions", "HeadlessDevice"],
      path: "Playgrounds/Torture",
      swiftSettings: toolkit),
    .executableTarget(
      name: "torture",
      dependencies: ["Torture", "HeadlessDevice"],
      path: "Playgrounds/TortureCommand",
      swiftSettings: toolkit),

    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "HeadlessDevice", "Chapter"]),
    .testTarget(
      name: "HeadlessDeviceTests",
      dependencies: ["HeadlessDevice"]),
    // The tests of pure values need no device: an iOS destination builds them.
    .testTarget(
      name: "PureTests",
      dependencies: ["InterruptibleTransitions"],
      swiftSettings: toolkit),
    .testTarget(
      name: "ProbeTests",
      dependencies: ["Probe", "HeadlessDevice", "HeadlessUIKit"]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: ["Exploration"]),
    .testTarget(
      name: "TortureTests",
      dependencies: ["Torture"],
      swiftSettings: toolkit),
    .testTarget(
      name: "InterruptibleTransitionsTests",
      dependencies: [
        "InterruptibleTransitions", "Continuity", "HeadlessDevice", "HeadlessUIKit", "Rehearsals",
        "Scenes",
      ],
      swiftSettings: toolkit),
  ]
)
