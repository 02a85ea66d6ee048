import HeadlessDevice
import HeadlessUIKit
import Testing

/// Devices that run an app under variants of UIKit.
@MainActor struct DeviceVariantTests {
  private func presentsAtOnce(_ variants: [String]) -> Bool {
    let device = Device(variants: variants)
    let root = UIViewController()
    let presented = UIViewController()
    device.launch(root)
    root.present(presented, animated: true)
    let isAtOnce = presented.viewIfLoaded?.window != nil
    device.advanceUntilIdle()
    #expect(root.presentedViewController === presented)
    return isAtOnce
  }

  @Test("A device has exactly the variants with which it is created")
  func differs() {
    #expect(!presentsAtOnce([]))
    #expect(presentsAtOnce(["startsAtOnce"]))
    #expect(presentsAtOnce(["linksLate", "startsAtOnce"]))
    #expect(!presentsAtOnce(["linksLate"]))
  }

  @Test("An app can present under each variant", arguments: Device.variants)
  func each(variant: String) {
    _ = presentsAtOnce([variant])
  }

  @Test("A device offers the variants that no published code contradicts")
  func names() {
    #expect(Device.variants.count == RuntimeVariants.each.count)
    #expect(Set(Device.variants).count == Device.variants.count)
    #expect(Device.variants.allSatisfy(RuntimeVariants.names.contains))
  }

  @Test("An unknown variant name traps")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Device(variants: ["startsNever"]) }
    }
  }
}
