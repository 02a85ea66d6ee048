// swift-tools-version: 6.2
import PackageDescription

// HeadlessUIKit takes UIKit's place on Linux, and on macOS without Catalyst.
let whereUIKitIsMissing: TargetDependencyCondition? = .when(platforms: [.linux, .macOS])

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "InterruptibleTransitions",
  // Only the headless runtime runs on macOS. The toolkit itself needs UIKit.
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "InterruptibleTransitions", targets: ["InterruptibleTransitions"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessDevice", targets: ["HeadlessDevice"]),
    // The package manager adds the executable `gallery` where this is the root package. Declared as
    // a product, it would bring its targets into the nested packages, which have their own.
  ],
  targets: [
    .target(
      name: "InterruptibleTransitions",
      dependencies: [.target(name: "HeadlessUIKit", condition: whereUIKitIsMissing)],
      swiftSettings: onMainActor),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "HeadlessDevice",
      dependencies: ["HeadlessUIKit"],
      resources: [.embedInCode("Page")]),

    // Playgrounds/Package.swift makes products of the same folders for the packages that need them.
    .target(
      name: "Scenes",
      dependencies: ["InterruptibleTransitions"],
      path: "Playgrounds/Scenes",
      swiftSettings: onMainActor),
    .target(
      name: "Demo",
      dependencies: ["Scenes", "InterruptibleTransitions"],
      path: "Playgrounds/Demo",
      swiftSettings: onMainActor),
    .target(
      name: "Rehearsals",
      dependencies: ["Scenes", "InterruptibleTransitions", "HeadlessDevice"],
      path: "Playgrounds/Rehearsals",
      swiftSettings: onMainActor),
    .target(name: "TerminalProgress", path: "Playgrounds/TerminalProgress"),
    .executableTarget(
      name: "gallery",
      dependencies: ["Rehearsals", "TerminalProgress", "HeadlessDevice"],
      path: "Playgrounds/Gallery",
      swiftSettings: onMainActor),

    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "HeadlessDevice"]),
    .testTarget(
      name: "HeadlessDeviceTests",
      dependencies: ["HeadlessDevice"],
      exclude: ["Rehearsals"]),
    // The tests of pure values need no device: an iOS destination builds them.
    .testTarget(
      name: "PureTests",
      dependencies: ["InterruptibleTransitions"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "InterruptibleTransitionsTests",
      dependencies: [
        "InterruptibleTransitions", "HeadlessDevice", "HeadlessUIKit", "Rehearsals", "Scenes",
        "Demo",
      ],
      exclude: ["Documentation/Rehearsals"],
      swiftSettings: onMainActor),
  ]
)

// On Linux each page of the playground is a program, and a test plays its screens.
#if os(Linux)
  let pages = ["Sheet", "PullToPresent", "TouchToPause", "Elements", "Zoom", "Animation"]
  package.targets += [
    .target(
      name: "PlaygroundSupport",
      dependencies: ["HeadlessUIKit", "HeadlessDevice"],
      path: "Playgrounds/PlaygroundSupport"),
    .testTarget(
      name: "PagesTests",
      dependencies: pages.map { .target(name: "\($0)Page") } + [
        "InterruptibleTransitions", "HeadlessDevice",
      ],
      path: "Playgrounds/PagesTests",
      swiftSettings: onMainActor),
  ]
  package.targets += pages.map { page in
    .executableTarget(
      name: "\(page)Page",
      dependencies: ["PlaygroundSupport", "InterruptibleTransitions"],
      path: "Playgrounds/InterruptibleTransitions.playground/Pages/\(page).xcplaygroundpage")
  }
#endif
