// swift-tools-version: 6.2
// An app for Xcode that shows the probe in ../Probe. It has never been built or run so far: it was
// written without Xcode. If the rest of the repository is not available, for example in Swift
// Playgrounds on an iPad, put the files of ../Probe/UIKitProbe into a new app.
import PackageDescription

let package = Package(
  name: "UIKitProbe",
  platforms: [.iOS(.v15)],
  dependencies: [
    // For the name, see ../Package.swift.
    .package(name: "Playgrounds", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "ProbeApp",
      dependencies: [.product(name: "Probe", package: "Playgrounds")],
      path: "Sources")
  ]
)

// Only Xcode and Swift Playgrounds have app products.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  package.products = [
    .iOSApplication(
      name: "UIKitProbe",
      targets: ["ProbeApp"],
      bundleIdentifier: "io.github.interruptible-transitions.uikit-probe",
      displayVersion: "2",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait],
      // 120 frames per second where the display has them.
      additionalInfoPlistContentFilePath: "Info.plist")
  ]
#endif
