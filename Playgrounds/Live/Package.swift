// swift-tools-version: 6.2
import PackageDescription

// The device in a browser. It is a separate package, so that no other package has its dependencies.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func toolkit(_ name: String) -> Target.Dependency {
  .product(name: name, package: "InterruptibleTransitions")
}

let package = Package(
  name: "Live",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LiveDevice", targets: ["LiveDevice"]),
    .executable(name: "live", targets: ["live"]),
  ],
  dependencies: [
    // The name is given because the folder of the repository may have any name.
    .package(name: "InterruptibleTransitions", path: "../.."),
    .package(path: "../../Playgrounds"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
  ],
  targets: [
    .target(
      name: "LiveDevice",
      dependencies: [
        toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      // Some files of the page are links to those of the gallery's page.
      resources: [.embedInCode("Page")],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "live",
      dependencies: [
        "LiveDevice",
        .product(name: "Scenes", package: "Playgrounds"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LiveDeviceTests",
      dependencies: [
        "LiveDevice", toolkit("InterruptibleTransitions"), toolkit("HeadlessDevice"),
        .product(name: "Scenes", package: "Playgrounds"),
      ],
      swiftSettings: onMainActor),
  ]
)
