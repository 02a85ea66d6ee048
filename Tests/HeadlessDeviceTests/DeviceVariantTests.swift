import HeadlessDevice
import HeadlessUIKit
import Testing

/// An app's device under the variants of its UIKit.
@MainActor struct DeviceVariantTests {
  private func presentsAtOnce(_ variants: [String]) -> Bool {
    let (device, root, presented) = (
      Device(variants: variants), UIViewController(), UIViewController()
    )
    device.launch(root)
    root.present(presented, animated: true)
    let isAtOnce = presented.viewIfLoaded?.window != nil
    device.advanceUntilIdle()
    #expect(root.presentedViewController === presented)
    return isAtOnce
  }

  @Test("A device does otherwise at the points that it is made with, and at no others")
  func differs() {
    #expect(!presentsAtOnce([]))
    #expect(presentsAtOnce(["startsAtOnce"]))
    #expect(presentsAtOnce(["linksLate", "startsAtOnce"]))
    #expect(!presentsAtOnce(["linksLate"]))
  }

  @Test("An app presents under each of them", arguments: Device.variants)
  func each(variant: String) {
    _ = presentsAtOnce([variant])
  }

  @Test("The names are those that no published code contradicts")
  func names() {
    #expect(Device.variants.count == RuntimeVariants.each.count)
    #expect(Set(Device.variants).count == Device.variants.count)
    #expect(Device.variants.allSatisfy(RuntimeVariants.names.contains))
  }

  @Test("A name that is not there is the app's mistake")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Device(variants: ["startsNever"]) }
    }
  }
}
