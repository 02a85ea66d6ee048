// swift-tools-version: 6.2
import PackageDescription

// Products for the nested packages and the apps. The root package has targets over the same
// folders, without products, so that app developers see the libraries alone.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// Xcode runs the pages of the playground. On Linux each page is a program, and a test plays its
// screens.
let pages = ["Sheet", "PullToPresent", "TouchToPause", "Elements", "Zoom", "Animation"]

let package = Package(
  name: "Playgrounds",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "Demo", targets: ["Demo"]),
    .library(name: "Rehearsals", targets: ["Rehearsals"]),
    .library(name: "Probe", targets: ["Probe"]),
    .library(name: "TerminalProgress", targets: ["TerminalProgress"]),
  ],
  dependencies: [
    // The name is given because the folder of the repository may have any name.
    .package(name: "InterruptibleTransitions", path: "..")
  ],
  targets: [
    .target(
      name: "Scenes",
      dependencies: [
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions")
      ],
      path: "Scenes",
      swiftSettings: onMainActor),
    .target(
      name: "Demo",
      dependencies: [
        "Scenes",
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
      ],
      path: "Demo",
      swiftSettings: onMainActor),
    .target(
      name: "Rehearsals",
      dependencies: [
        "Scenes",
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        .product(name: "HeadlessDevice", package: "InterruptibleTransitions"),
      ],
      path: "Rehearsals",
      swiftSettings: onMainActor),
    .target(
      name: "Probe",
      dependencies: [
        .product(
          name: "HeadlessUIKit", package: "InterruptibleTransitions",
          condition: .when(platforms: [.linux, .macOS]))
      ],
      path: "Probe"),
    .target(name: "TerminalProgress", path: "TerminalProgress"),
    .target(
      name: "PlaygroundSupport",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "InterruptibleTransitions"),
        .product(name: "HeadlessDevice", package: "InterruptibleTransitions"),
      ],
      path: "PlaygroundSupport"),
    .testTarget(
      name: "PagesTests",
      dependencies: pages.map { .target(name: "\($0)Page") } + [
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        .product(name: "HeadlessDevice", package: "InterruptibleTransitions"),
      ],
      path: "PagesTests",
      swiftSettings: onMainActor),
  ]
    + pages.map { page in
      .executableTarget(
        name: "\(page)Page",
        dependencies: [
          "PlaygroundSupport",
          .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        ],
        path: "InterruptibleTransitions.playground/Pages/\(page).xcplaygroundpage")
    }
)
