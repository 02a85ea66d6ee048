// swift-tools-version: 6.2
// An app for Xcode that shows the scenes. It has never been built or run so far: it was written
// without Xcode. The rest of the repository must be available, also in Swift Playgrounds.
import PackageDescription

let package = Package(
  name: "Demo",
  platforms: [.iOS(.v15)],
  dependencies: [
    // For the name, see ../Package.swift.
    .package(name: "Playgrounds", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "DemoApp",
      dependencies: [
        .product(name: "Demo", package: "Playgrounds"),
        .product(name: "Probe", package: "Playgrounds"),
      ],
      path: "Sources",
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)

// Only Xcode and Swift Playgrounds have app products.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  package.products = [
    .iOSApplication(
      // Not the name of the library that the app shows.
      name: "TransitionsDemo",
      targets: ["DemoApp"],
      bundleIdentifier: "io.github.interruptible-transitions.demo",
      displayVersion: "1",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .rocket),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // 120 frames per second where the display has them.
      additionalInfoPlistContentFilePath: "Info.plist")
  ]
#endif
